//! A web server that answers as GitHub Pages does.

use crate::failure::Failure;
use crate::pages::{INDEX, NOT_FOUND};
use crate::site;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

pub const DEFAULT_PORT: u16 = 8080;
/// How many ports after the wanted one are tried before giving up.
const PORTS_TRIED: u16 = 50;
/// Browsers open connections ahead of need and may never use them.
const IDLE: Duration = Duration::from_secs(30);

/// Builds the site and serves it until interrupted.
pub fn play(root: &Path, port: u16) -> Result<(), Failure> {
    site::build(root, "/")?;
    let server = PageServer::start_near(&site::dist(root), port)?;
    println!("Taco Street is open on {}", server.url());
    server.serve_forever();
    Ok(())
}

/// The site on a local port, served in the background until this program ends.
pub struct PageServer {
    port: u16,
    accepting: thread::JoinHandle<()>,
}

impl PageServer {
    /// Serves on whichever port is free.
    pub fn start(site: &Path) -> Result<Self, Failure> {
        Self::listen(site, 0)
    }

    /// Serves on `port`, or on the next free one.
    pub fn start_near(site: &Path, port: u16) -> Result<Self, Failure> {
        let last = port.saturating_add(PORTS_TRIED);
        (port..=last)
            .find_map(|port| Self::listen(site, port).ok())
            .ok_or_else(|| Failure::Server(format!("no free port between {port} and {last}")))
    }

    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.port)
    }

    fn listen(site: &Path, port: u16) -> Result<Self, Failure> {
        let bind = || {
            let listener = TcpListener::bind(("127.0.0.1", port))?;
            listener.local_addr().map(|address| (address.port(), listener))
        };
        let (port, listener) =
            bind().map_err(|error| Failure::Server(format!("port {port}: {error}")))?;
        let site = site.to_path_buf();
        let accepting = thread::spawn(move || accept(&listener, &site));
        Ok(Self { port, accepting })
    }

    fn serve_forever(self) {
        // It ends only by a panic, which has printed why.
        let _ = self.accepting.join();
    }
}

fn accept(listener: &TcpListener, site: &Path) {
    for stream in listener.incoming().flatten() {
        let site = site.to_path_buf();
        // A failure here is a browser that went away before it had its answer: nobody is left to tell.
        thread::spawn(move || reply(&site, stream).ok());
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Answer {
    File(PathBuf),
    /// The address names a folder: its own address ends in a slash.
    Redirect(String),
    NotFound,
}

/// Answers one request and closes: each file is asked for once, and no idle connection can stand in another's way.
fn reply(site: &Path, stream: TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(IDLE))?;
    let mut lines = BufReader::new(&stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for header in lines {
        if header?.is_empty() {
            break;
        }
    }
    let Some(url) = request.split(' ').nth(1) else { return Ok(()) };
    match answer(site, url) {
        Answer::File(path) => send_file(&stream, "200 OK", &path),
        Answer::Redirect(to) => {
            send(&stream, "301 Moved Permanently", &format!("Location: {to}"), &[])
        }
        Answer::NotFound => send_file(&stream, "404 Not Found", &site.join(NOT_FOUND)),
    }
}

fn answer(site: &Path, url: &str) -> Answer {
    let (path, query) = url.split_at(url.find('?').unwrap_or(url.len()));
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    if parts.iter().any(|part| part.starts_with('.')) {
        return Answer::NotFound;
    }
    let named = parts.iter().fold(site.to_path_buf(), |at, part| at.join(part));
    let index = named.join(INDEX);
    match (path.ends_with('/'), index.is_file()) {
        (true, true) => Answer::File(index),
        (false, true) => Answer::Redirect(format!("{path}/{query}")),
        (false, false) if named.is_file() => Answer::File(named),
        _ => Answer::NotFound,
    }
}

fn send_file(stream: &TcpStream, status: &str, path: &Path) -> io::Result<()> {
    let body = fs::read(path)?;
    send(stream, status, &format!("Content-Type: {}", content_type(path)), &body)
}

fn send(mut stream: &TcpStream, status: &str, header: &str, body: &[u8]) -> io::Result<()> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\n{header}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|e| e.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, answer};
    use std::fs;
    use std::path::PathBuf;

    fn site(name: &str) -> PathBuf {
        let site = std::env::temp_dir().join(format!("taco-street-{name}-{}", std::process::id()));
        fs::create_dir_all(site.join("taco")).expect("a temporary folder can be made");
        for file in ["index.html", "taco/index.html", "brain.js"] {
            fs::write(site.join(file), "").expect("a temporary file can be written");
        }
        site
    }

    #[test]
    fn addresses_are_answered_as_on_github_pages() {
        let site = site("answers");
        let file = |name: &str| Answer::File(site.join(name));
        assert_eq!(answer(&site, "/"), file("index.html"));
        assert_eq!(answer(&site, "/brain.js?v=1"), file("brain.js"));
        assert_eq!(answer(&site, "/taco/?seats=you"), file("taco/index.html"));
        assert_eq!(answer(&site, "/taco?seats=you"), Answer::Redirect("/taco/?seats=you".into()));
        assert_eq!(answer(&site, "/nowhere"), Answer::NotFound);
        assert_eq!(answer(&site, "/brain.js/"), Answer::NotFound);
        fs::remove_dir_all(site).expect("the temporary folder can be removed");
    }

    #[test]
    fn nothing_outside_the_site_is_served() {
        let site = site("outside");
        assert_eq!(answer(&site, "/../secret"), Answer::NotFound);
        assert_eq!(answer(&site, "/taco/../../secret"), Answer::NotFound);
        fs::remove_dir_all(site).expect("the temporary folder can be removed");
    }
}
