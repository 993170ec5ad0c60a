#!/usr/bin/env python3
"""Fails when a decision is not in the index, not cited, or cited and not there.

    check_decisions.py [FOLDER]

A decision is docs/decisions/NNN-topic.md, headed "# NNN: what it is about". docs/decisions/README.md links every one of them with
those words. It is cited as "decision NNN" beside its code in src and beside the test that pins it in tests, or its record says
in a line that begins with "**Not cited.**" why not."""
import pathlib
import re
import sys

CITATION = re.compile(r"[Dd]ecisions? ((?:\d{3}\b(?:, (?=\d)| and (?=\d)| to (?=\d))?)+)")


def numbers_in(text):
    """The decisions a text cites; comments that go on in the next line are one text."""
    for citation in CITATION.finditer(re.sub(r"\n\s*(?://|#) ?", " ", text)):
        numbers = re.findall(r"\d{3}", citation.group(1))
        for first, last in re.findall(r"(\d{3}) to (\d{3})", citation.group(1)):
            numbers += [f"{number:03}" for number in range(int(first), int(last))]
        yield from numbers


def cited_in(root, folder):
    """By decision: the first file of the folder that cites it."""
    cited = {}
    for source in sorted((root / folder).rglob("*")):
        if source.suffix in (".h", ".cc", ".test", ".py"):
            for number in numbers_in(source.read_text(encoding="utf-8")):
                cited.setdefault(number, source)
    return cited


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    records = {record.name[:3]: record for record in sorted((root / "docs/decisions").glob("[0-9]*.md"))}
    index, faults = (root / "docs/decisions/README.md").read_text(encoding="utf-8"), []
    cited = {folder: cited_in(root, folder) for folder in ("src", "tests")}
    for number, record in records.items():
        text = record.read_text(encoding="utf-8")
        title = re.match(r"# \d{3}: (.+)", text)
        if not title or f"[{number}]({record.name}) {title.group(1)}\n" not in index.replace("  \n", "\n"):
            faults.append(f"docs/decisions/README.md: no line \"[{number}]({record.name}) {title.group(1) if title else '...'}\"")
        missing = [folder for folder in cited if number not in cited[folder]]
        if missing and "**Not cited.**" not in text:
            faults.append(f"{record}: not cited in {' nor in '.join(missing)}")
    for number in re.findall(r"\[(\d{3})\]\(", index):
        if number not in records:
            faults.append(f"docs/decisions/README.md: there is no decision {number}")
    faults += [f"{source}: there is no decision {number}" for folder in cited for number, source in cited[folder].items() if number not in records]
    print("\n".join(faults) or f"{len(records)} decisions, all in the index and cited")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
