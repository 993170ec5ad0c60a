#!/usr/bin/env python3
"""Maps the articles of the regulations to the code that follows them and the tests that prove it.

    rule_map.py [--write] [FOLDER]

A citation has one form in every comment and string:

    C.04.3/2026 §2.4.9 [C14]; /2017 §C.12: what the rule says
    C.07 §7.1, §7.2          where the editions number alike, the edition may be left out
    Elementos §2.9.1         the book

A regulation that was named holds to the end of the comment. In tests the names count too: TEST(C04_3_2026, Art2_4_9_C14_...), TEST(C04_3_2012, A7d_...). Which articles there are is in
tools/articles. Fails on an article that does not exist, on a § without its regulation, on an article with code and no test,
and when docs/rules.md is not what --write would make of it."""
import argparse
import pathlib
import re
import sys
from collections import defaultdict

REGULATION = r"(?:[BC]\.\d\d(?:\.\d+)*(?!\d)|Elementos)"
ARTICLE = r"(?:[A-F](?:\.?\d+(?:\.\d+)?)?(?:\.[a-z])?|\d+(?:\.\d+)*(?:\.[a-z])?|unplayed)(?![\w])"
TAG = r"\[C\d+\]"
TOKEN = re.compile(rf"(?P<regulation>{REGULATION})(?P<edition>/\d{{4}})?|(?P<other>/\d{{4}})(?= (?:§|\[))|§(?P<article>{ARTICLE})(?: (?P<tag>{TAG}))?|(?P<alone>{TAG})")


class Regulation:
    def __init__(self, name, title):
        self.name, self.title, self.alike = name, title, False
        self.editions = {}  # edition: {article: (tag, what it says)}
        self.notes = {}  # edition: what a reader should know

    def editions_of(self, edition, article):
        """The editions that a citation means, each with the article as it is listed."""
        wanted = [edition] if edition in self.editions else [] if edition else self.editions if self.alike or len(self.editions) == 1 else []
        by_tag = lambda year: next((one for one, (tag, _) in self.editions[year].items() if tag == article), article)
        return [(year, by_tag(year)) for year in wanted if by_tag(year) in self.editions.get(year, {})]


def read_articles(folder):
    regulations, listed = {}, None
    for file in sorted(folder.glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "regulation":
                name, _, title = rest.partition(" ")
                current = regulations[name] = Regulation(name, title)
            elif word == "alike":
                current.alike = True
            elif word == "note":
                current.notes[year] = rest
            elif word == "edition":
                year, *words = rest.split()
                listed = current.editions[year] = dict(current.editions[words[1]]) if words else {}
                for article in words[3:]:
                    del listed[article]
            else:
                found = re.match(rf"(?:({ARTICLE})(?: ({TAG}))?|({TAG})) (.+)", line)
                listed[found.group(1) or found.group(3)] = (found.group(2), found.group(4))
    return regulations


class Place:
    """Where something is cited: a file and the function, type or test around or below it."""

    def __init__(self, file, name):
        self.file, self.name = file, name
        self.is_test = file.endswith(".test") or "." in (name or "")

    def __str__(self):
        return f"{self.file}: {self.name}" if self.name else self.file


def declared_name(line):
    """What a line at the left margin declares, if anything."""
    test = re.match(r"(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP|TYPED_TEST)\((\w+), *(\w+)", line)
    if test:
        return f"{test.group(1)}.{test.group(2)}"
    alias = re.match(r"using (\w+) =", line)
    if alias:
        return alias.group(1)
    if not re.match(r"[A-Za-z]", line) or re.match(r"(namespace|using|public|private|return)\b", line):
        return None
    kind = re.match(r"(?:template <.*> *)?(?:enum class|enum|struct|class|union) (\w+)", line)
    if kind:
        return kind.group(1)
    call = re.search(r"([\w:~]+)\(", line)
    value = re.search(r"\b(k[A-Z]\w*)\b", line)
    if value and (not call or value.start() < call.start()):
        return value.group(1)
    return call.group(1) if call else None


def places_of(lines, file):
    """By line number: the place it belongs to. A comment at the margin belongs to what follows it, the first one to the file."""
    places, current, waiting = {}, Place(file, None), []
    for number, line in enumerate(lines, 1):
        waiting.append(number)
        if line.startswith(("//", "template")):
            continue
        name = declared_name(line)
        if name:
            current = Place(file, name)
        places.update((one, current) for one in waiting)
        waiting = []
    return places


def texts_of(lines):
    """Lists of (line number, text): comments, joined where they go on, and other lines with a § or a comment."""
    texts, parts = [], []
    for number, line in enumerate(lines + [""], 1):
        comment = re.match(r"\s*(?://|#(?!include|pragma|if|e|define)) ?(.*)", line)
        if comment:
            parts.append((number, comment.group(1)))
            continue
        if parts:
            texts.append(parts)
            parts = []
        if "§" in line or "//" in line:
            texts.append([(number, line)])
    return texts


def citations_in(parts):
    """(line, regulation, edition, article or tag) for every citation in a text, and the lines of a § without a regulation."""
    text, starts = "", []
    for number, part in parts:
        starts.append((len(text), number))
        text += part + " "
    line_at = lambda position: max((s, n) for s, n in starts if s <= position)[1]
    found, loose, position, regulation, edition = [], [], 0, None, None
    while True:
        token = TOKEN.search(text, position)
        if not token:
            return found, loose
        position = token.end()
        if token.group("regulation"):
            regulation, edition = token.group("regulation"), (token.group("edition") or "")[1:]
        elif token.group("other"):
            edition = token.group("other")[1:]
        elif token.group("article"):
            where = line_at(token.start())
            if regulation:
                found.append((where, regulation, edition, token.group("article"), token.group("tag")))
            else:
                loose.append((where, token.group(0)))
        elif regulation:
            found.append((line_at(token.start()), regulation, edition, token.group("alone"), None))


def citation_of_test(suite, name, regulations):
    """What the name of a test cites: (regulation, edition, [articles])."""
    book = re.fullmatch(r"Book(\d+(?:_\d+)+)", suite)
    if book:
        return "Elementos", "", [book.group(1).replace("_", ".")]
    named = re.fullmatch(r"([BC])(\d\d(?:_\d)*)(?:_(20\d\d))?", suite)
    regulation = f"{named.group(1)}.{named.group(2).replace('_', '.')}" if named else None
    if regulation not in regulations:
        return None
    edition = named.group(3) or ""
    articles = re.findall(r"(?:^Art|And_?)(\d+(?:_\d+)*)", name) if name.startswith("Art") else []
    if articles:
        return regulation, edition, [one.replace("_", ".") for one in articles]
    lettered = re.match(r"((?:[A-F]\d*[a-z]?_)+)(?:([a-z])_)?", name)
    articles = [word for word in (lettered.group(1).split("_") if lettered else []) if word]
    if lettered and lettered.group(2):
        articles[-1] += lettered.group(2)
    listed = regulations[regulation].editions.get(edition, {})
    known = {one.replace(".", "").strip("[]"): one for one in listed}
    return regulation, edition, [known.get(one, one) for one in articles]


class Map:
    def __init__(self, root):
        self.root, self.faults = root, []
        self.regulations = read_articles(root / "tools/articles")
        self.code, self.tests = defaultdict(list), defaultdict(list)  # (regulation, edition, article): places

    def cite(self, into, where, citation):
        _, name, edition, article, tag = citation
        regulation = self.regulations.get(name)
        meant = regulation.editions_of(edition, article) if regulation else []
        if not meant:
            self.faults.append(f"{where[0]}: {name}{'/' + edition if edition else ''} has no article {article}")
        for year, one in meant:
            listed = regulation.editions[year][one][0]
            if tag and listed != tag:
                self.faults.append(f"{where[0]}: {name}/{year} §{article} is {listed or 'no criterion'}, not {tag}")
            places = into[(name, year, one)]
            if str(where[1]) not in map(str, places):
                places.append(where[1])

    def read(self, folder, into):
        for source in sorted((self.root / folder).rglob("*")):
            if source.suffix not in (".h", ".cc", ".test"):
                continue
            lines, file = source.read_text(encoding="utf-8").splitlines(), source.relative_to(self.root / folder).as_posix()
            places = places_of(lines, file.removeprefix("ronda/"))
            for parts in texts_of(lines):
                found, loose = citations_in(parts)
                for citation in found:
                    self.cite(into, (f"{folder}/{file}:{citation[0]}", places.get(citation[0], Place(file, None))), citation)
                self.faults += [f"{folder}/{file}:{line}: {what} does not say of which regulation" for line, what in loose]
            for number, line in enumerate(lines, 1):
                test = re.match(r"TEST\w*\((\w+), *(\w+)", line)
                named = citation_of_test(test.group(1), test.group(2), self.regulations) if test else None
                for article in named[2] if named else []:
                    place = Place(file, f"{test.group(1)}.{test.group(2)}")
                    self.cite(into, (f"{folder}/{file}:{number}", place), (number, named[0], named[1], article, None))

    def tests_of(self, key):
        """Tests of an article or of a part of it."""
        name, edition, article = key
        return [place for (n, e, a), places in self.tests.items()
                if (n, e) == (name, edition) and (a == article or a.startswith(article + ".")) for place in places if place.is_test]

    def check(self):
        for key in sorted(self.code):
            if not self.tests_of(key):
                self.faults.append(f"{key[0]}/{key[1]} §{key[2]} has code ({self.code[key][0]}) and no test")

    def page(self):
        lines = ["# The rule map", "",
                 "Every article of the regulations, the code that follows it and the tests that prove it, from the citations in `src` and `tests`.",
                 "Written by `python3 tools/rule_map.py --write`; a test fails when it is stale. An article without code is a definition, a heading,",
                 "or a rule for people. A test of a part of an article counts for the article.", ""]
        counts = [(name, edition, articles) for name, regulation in sorted(self.regulations.items())
                  for edition, articles in sorted(regulation.editions.items(), reverse=True)]
        lines += ["| regulation | edition | articles | with code | with a test |", "|---|---|---|---|---|"]
        for name, edition, articles in counts:
            keys = [(name, edition, article) for article in articles]
            anchor = f"{name}-{edition}".lower().replace(".", "")
            lines.append(f"| [{name} {self.regulations[name].title}](#{anchor}) | {edition} | {len(keys)} | {sum(key in self.code for key in keys)} | "
                         f"{sum(bool(self.tests_of(key)) for key in keys)} |")
        for name, edition, articles in counts:
            note = self.regulations[name].notes.get(edition)
            lines += ["", f"## {name} {edition}", "", f"{self.regulations[name].title}.{' ' + note if note else ''}", "", "| article | what | code | tests |", "|---|---|---|---|"]
            for article, (tag, what) in articles.items():
                key = (name, edition, article)
                cell = lambda places: "<br>".join(f"`{place}`" for place in sorted(map(str, places)))
                lines.append(f"| {article}{' ' + tag if tag else ''} | {what} | {cell(self.code.get(key, []))} | {cell(self.tests.get(key, []))} |")
        return "\n".join(lines) + "\n"

    def summary(self):
        articles = [(n, e, a) for n, r in self.regulations.items() for e, listed in r.editions.items() for a in listed]
        return (f"{len(articles)} articles, {sum(key in self.code for key in articles)} with code, "
                f"{sum(bool(self.tests_of(key)) for key in articles)} with a test")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("folder", nargs="?", default=".", type=pathlib.Path)
    options = parser.parse_args()
    rules = Map(options.folder)
    rules.read("src", rules.code)
    rules.read("tests", rules.tests)
    rules.check()
    page = options.folder / "docs/rules.md"
    if options.write:
        page.write_text(rules.page(), encoding="utf-8")
    elif not page.exists() or page.read_text(encoding="utf-8") != rules.page():
        rules.faults.append("docs/rules.md is stale: python3 tools/rule_map.py --write")
    print("\n".join(rules.faults + [rules.summary()]))
    sys.exit(1 if rules.faults else 0)


if __name__ == "__main__":
    main()
