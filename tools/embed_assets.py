#!/usr/bin/env python3
"""Makes a source of files, so that the program carries them.

    embed_assets.py OUTPUT FILE...

Each gets a name with a hash of its bytes (page.js becomes page.0af31c2e9b.js): what has a name never changes, so browsers may keep
it for ever."""
import gzip
import hashlib
import pathlib
import sys

TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png"}

HEAD = """// Made by tools/embed_assets.py.
#include "ronda/web/assets.h"

#include <array>

namespace ronda::web {
namespace {

"""


def array(name, data):
    lines = [", ".join(str(byte) for byte in data[at:at + 32]) for at in range(0, len(data), 32)]
    return f"constexpr std::array<unsigned char, {len(data)}> {name}{{{{\n" + ",\n".join(lines) + "}};\n"


def view(name):
    return f"{{reinterpret_cast<const char*>({name}.data()), {name}.size()}}"


def main():
    output, files = pathlib.Path(sys.argv[1]), [pathlib.Path(name) for name in sys.argv[2:]]
    text, rows = HEAD, []
    for number, file in enumerate(sorted(files, key=lambda path: path.name)):
        data = file.read_bytes()
        name = f"{file.stem}.{hashlib.sha256(data).hexdigest()[:10]}{file.suffix}"
        text += array(f"kBytes{number}", data) + array(f"kGzip{number}", gzip.compress(data, 9, mtime=0))
        rows.append(f'      Asset{{"{file.name}", "{name}", "{TYPES[file.suffix]}", {view(f"kBytes{number}")}, {view(f"kGzip{number}")}}},\n')
    text += "\n}  // namespace\n\nstd::span<const Asset> EmbeddedAssets() {\n"
    text += f"  static const std::array<Asset, {len(rows)}> kAssets{{{{\n" + "".join(rows) + "  }};\n  return kAssets;\n}\n\n"
    output.write_text(text + "}  // namespace ronda::web\n")


if __name__ == "__main__":
    main()
