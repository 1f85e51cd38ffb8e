//! The built web client, inside the binary.
//!
//! `cargo xtask web` builds `web/` into `web/dist`, and `build.rs` embeds the files there. Without them the binary has no
//! pages, and its server says so. Deliberately absent: how pages are served, which is `crates/server/src/rest/pages.rs`.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// One file of the web client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path, such as `assets/index-C22WL4zN.js`.
    pub path: &'static str,
    /// Its contents.
    pub bytes: &'static [u8],
    /// Its contents compressed by Brotli, where that is worth it.
    pub brotli: Option<&'static [u8]>,
}

impl File {
    /// Returns the page of the client, which all its addresses load.
    pub fn index() -> Option<File> {
        File::find("index.html")
    }

    /// Returns the file at this path.
    pub fn find(path: &str) -> Option<File> {
        FILES.binary_search_by(|file| file.path.cmp(path)).ok().and_then(|at| FILES.get(at)).copied()
    }

    /// Returns its media type.
    pub fn media_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map(|(_, end)| end) {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("webmanifest") => "application/manifest+json",
            Some("txt") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Can browsers cache it forever, because its name changes with its contents?
    pub fn is_immutable(&self) -> bool {
        self.path.starts_with("assets/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_path() {
        for file in FILES {
            assert_eq!(File::find(file.path).map(|found| found.path), Some(file.path));
            assert_ne!(file.media_type(), "application/octet-stream", "{}", file.path);
        }
        assert!(File::find("assets").is_none() && File::find("").is_none());
    }
}
