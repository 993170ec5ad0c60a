#!/usr/bin/env python3
"""Puts a page with all it needs into one HTML file, which works from any host and from a disk.

    one_page.py OUT.html TEMPLATE.html STYLE.css SCRIPT.js WORKER.js ENGINE

The policy in the file allows this style and this script by their hashes, a worker made in the page, and no address at all:
nothing can be fetched and nothing sent."""
import base64
import gzip
import hashlib
import pathlib
import sys


def allowed(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def policy(style, script):
    return "; ".join((
        "default-src 'none'",
        f"style-src {allowed(style)}",
        f"script-src {allowed(script)} 'wasm-unsafe-eval' blob:",
        "worker-src blob:",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    ))


def main():
    out, template, style, script, worker = (pathlib.Path(name) for name in sys.argv[1:6])
    engine = pathlib.Path(sys.argv[6]).read_bytes()
    parts = {"style": style.read_text(), "script": script.read_text(), "worker": worker.read_text()}
    for name, text in parts.items():
        if "</script" in text.lower() or "</style" in text.lower():
            sys.exit(f"{name} would end too early")
    # What is not instructions in the engine is not packed yet. No time of its own in it, so that the same sources make the same page.
    parts["engine"] = base64.b64encode(gzip.compress(engine, 9, mtime=0)).decode()
    parts["policy"] = policy(parts["style"], parts["script"])
    page = template.read_text()
    for name in ("policy", "style", "worker", "engine", "script"):
        head, tail = page.split("{" + name + "}", 1)
        page = head + parts[name] + tail
    out.write_text(page)
    print(f"{out.name}: {len(page.encode())} bytes")


if __name__ == "__main__":
    main()
