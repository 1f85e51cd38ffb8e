//! The server as a host starts and stops it.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn serve(data: &Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
}

#[test]
fn a_server_says_where_it_is_answers_and_stops_when_it_is_asked_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("games.db");
    for _ in 0..2 {
        let mut saloon = serve(&data);
        let mut ready = String::new();
        let stdout = saloon.stdout.take().expect("it was piped");
        BufReader::new(stdout).read_line(&mut ready).expect("it speaks");
        let address = ready.trim().strip_prefix("The saloon is open: http://").expect(&ready);
        let mut connection = TcpStream::connect(address).expect("it listens");
        connection
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: saloon\r\nConnection: close\r\n\r\n")
            .expect("sent");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).expect("it answers");
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");

        let second = serve(&data).wait_with_output().expect("it ends");
        let why = String::from_utf8(second.stderr).expect("text");
        assert!(!second.status.success() && why.contains("games.db cannot be opened"), "{why}");

        Command::new("kill").arg(saloon.id().to_string()).status().expect("it is told");
        assert!(saloon.wait().expect("it ends").success());
    }
}
