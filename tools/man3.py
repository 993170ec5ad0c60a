#!/usr/bin/env python3
"""Makes docs/man/ronda.3, the manual of the library, from the comments and declarations of edge/c/ronda.h.

    man3.py [--write]

Without --write it compares and fails where they differ."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ROOT / "edge/c/ronda.h"
TARGET = ROOT / "docs/man/ronda.3"


def roff(text):
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-"), flags=re.M)


def paragraphs(comment):
    """The text of a comment, a paragraph a line."""
    lines = [line.strip() for line in comment.split("\n")]
    return [" ".join(part.split("\n")) for part in "\n".join(lines).split("\n\n")]


def parts(text):
    """Comments and declarations in their order, as (kind, text)."""
    for match in re.finditer(r"/\*(.*?)\*/\n|^(RONDA_API [^;]*;)", text, re.S | re.M):
        comment, declaration = match.groups()
        yield ("comment", comment.strip()) if comment is not None else ("function", " ".join(declaration.replace("RONDA_API ", "").split()))


def page():
    text = HEADER.read_text()
    version = re.search(r"RONDA_VERSION_NUMBER \d+ /\* ([\d.]+)", text).group(1)
    found = list(parts(text))
    introduction = paragraphs(found[0][1])
    lines = [f'.TH RONDA 3 "" "ronda {version}" "ronda"', ".SH NAME", r"ronda \- the tournament engine in process", ".SH SYNOPSIS",
             ".nf", "#include <ronda.h>", "", "cc ... $(pkg\\-config \\-\\-cflags \\-\\-libs ronda)", ".fi", ".SH DESCRIPTION"]
    for paragraph in introduction[1:]:
        lines += [roff(paragraph), ".PP"]
    lines += [".SH STATUS"]
    for name, number, about in re.findall(r"#define (RONDA_\w+) (\d)(?: +/\* (.*?) \*/)?\n", text):
        lines += [".TP", f"{name} ({number})", roff(about) or "done"]
    lines += [".SH FUNCTIONS"]
    functions = []
    comment = []
    body = [part for part in found[1:] if not (part[0] == "comment" and re.match(r"0\.1|there is none|a bug|too large|The exit", part[1]))]
    for kind, content in [*body, ("comment", "")]:
        if kind == "function":
            functions.append(content)
            continue
        if functions:
            lines += [".nf", *[f"\\fB{roff(one)}\\fR" for one in functions], ".fi", ".RS"]
            for paragraph in comment:
                lines += [roff(paragraph), ".PP"]
            lines += [".RE", ".PP"]
            functions = []
        comment = paragraphs(content)
    return "\n".join([*lines, '.SH "SEE ALSO"', ".BR ronda (1)"]) + "\n"


def main():
    made = page()
    if "--write" in sys.argv[1:]:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(made)
    elif TARGET.read_text() != made:
        sys.exit("docs/man/ronda.3 is stale: tools/man3.py --write")


if __name__ == "__main__":
    main()
