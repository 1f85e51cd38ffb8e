//! The web client, as it was built, inside the binary.
//!
//! `cargo xtask web` builds `web/` into `web/dist`; `build.rs` embeds what it finds there. A binary that was
//! built without it has no pages, and says so. Deliberately absent: how they are served, which is crate
//! `server`'s `rest/pages.rs`.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// One file of the web client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it is, such as `assets/index-C22WL4zN.js`.
    pub path: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same, squeezed by Brotli, where that is worth it.
    pub brotli: Option<&'static [u8]>,
}

impl File {
    /// The page that all addresses of the client begin with.
    pub fn index() -> Option<File> {
        File::find("index.html")
    }

    /// The file at this path.
    pub fn find(path: &str) -> Option<File> {
        FILES.binary_search_by(|file| file.path.cmp(path)).ok().and_then(|at| FILES.get(at)).copied()
    }

    /// What a browser should take it for.
    pub fn kind(&self) -> &'static str {
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

    /// Does its name change with what is in it, so that it can be kept for good?
    pub fn is_lasting(&self) -> bool {
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
            assert_ne!(file.kind(), "application/octet-stream", "{}", file.path);
        }
        assert!(File::find("assets").is_none() && File::find("").is_none());
    }
}
