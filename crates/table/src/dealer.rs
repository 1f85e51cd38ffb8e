//! The table's luck: ChaCha20 keyed by the seed. It is normative to the bit: docs/transcripts.md has the procedure and its
//! test vectors. Where the key comes from is `seed.rs`.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use kernel::Luck;

/// Which stream of numbers is drawn from a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// The chance of the game.
    Dealer = 0,
    /// Players that choose at random in `simulate`.
    Players = 1,
}

/// How many bytes of keystream are made at once: four blocks.
const CHUNK: usize = 256;

/// Luck that anybody with the key can recompute.
pub struct Dealer {
    cipher: ChaCha20,
    keystream: [u8; CHUNK],
    used: usize,
}

impl Dealer {
    /// Starts a stream of a key from its beginning.
    pub fn new(key: [u8; 32], stream: Stream) -> Dealer {
        // 96 bits: four zero bytes, then the stream number, little-endian.
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&(stream as u64).to_le_bytes());
        Dealer { cipher: ChaCha20::new(&key.into(), &nonce.into()), keystream: [0; CHUNK], used: CHUNK }
    }

    /// Returns the next word of the keystream.
    fn word(&mut self) -> u32 {
        if self.used == CHUNK {
            self.keystream = [0; CHUNK];
            self.cipher.apply_keystream(&mut self.keystream);
            self.used = 0;
        }
        let bytes = &self.keystream[self.used..self.used + 4];
        self.used += 4;
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }
}

impl Luck for Dealer {
    /// Takes words until one is below the largest multiple of `n`, so that all results are equally likely.
    fn below(&mut self, n: u32) -> u32 {
        let limit = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use kernel::Seat;

    /// The vectors of docs/transcripts.md, which implementations in other languages check too.
    /// The first words of the zero key are also those of RFC 8439, appendix A.1.
    #[test]
    fn the_published_vectors_hold() {
        let page = include_str!("../../../docs/transcripts.md");
        let block = page.split("```vectors\n").nth(1).and_then(|rest| rest.split("```").next());
        let vectors: Vec<&str> = block.expect("the page has vectors").lines().collect();
        assert!(vectors.len() >= 11);
        for vector in vectors {
            let (asked, due) = vector.split_once(" = ").expect("a vector has an answer");
            let words: Vec<&str> = asked.split(' ').collect();
            assert_eq!(answer(words[0], &words[1..]), due, "{asked}");
        }
    }

    fn answer(what: &str, args: &[&str]) -> String {
        let seed = Seed::from_hex(args[0]).expect("a seed or key");
        let number = |text: &str| text.parse::<u32>().expect("a number");
        let stream = || match args[1] {
            "0" => Stream::Dealer,
            _ => Stream::Players,
        };
        match what {
            "next" => seed.plus(number(args[1]).into()).to_string(),
            "commitment" => seed.commitment().to_string(),
            "key" => {
                let given = args[1..].iter().map(|given| {
                    let (seat, bytes) = given.split_once(':').expect("seat:bytes");
                    (Seat(number(seat) as u8), Seed::from_hex(bytes).expect("32 bytes"))
                });
                Seed(seed.key(&given.collect::<Vec<_>>())).to_string()
            }
            "words" => {
                let mut dealer = Dealer::new(seed.0, stream());
                let words: Vec<String> = (0..6).map(|_| format!("{:08x}", dealer.word())).collect();
                words.join(" ")
            }
            "draws" => {
                let mut dealer = Dealer::new(seed.0, stream());
                let drawn: Vec<String> =
                    args[2..].iter().map(|n| dealer.below(number(n)).to_string()).collect();
                drawn.join(" ")
            }
            other => panic!("{other} is no vector"),
        }
    }

    #[test]
    fn keystream_goes_on_across_chunks() {
        let mut dealer = Dealer::new([0; 32], Stream::Dealer);
        let words: Vec<u32> = (0..200).map(|_| dealer.word()).collect();
        // RFC 8439, appendix A.1, vector 2: the second block of the zero key.
        assert_eq!(words[16], 0xbee7_079f);
        let mut seen = words.clone();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), words.len(), "no chunk is handed out twice");
    }
}
