#!/usr/bin/env python3
"""The words of the desk and of the checker's page: compiles and checks the catalogues words/*.po and words/page/*.po.

  catalogue.py compile OUT.cc      a C++ source with one sorted table a language
  catalogue.py script  OUT.ts [page]
                                   the words that the scripts of the desk, or of the page, use, as a TypeScript module
  catalogue.py said    OUT.cc      what the rules say (refusals, explanations), as patterns: words/said/*.po
  catalogue.py check               every text of the sources is in every catalogue, with the same {}; nothing is left over
  catalogue.py extract             adds missing texts to the catalogues, empty, to be translated

Texts are marked where they are used: words("...") in C++ of src/ronda/announce, paper and site, or
Key("...") where they are only listed, word("...") in TypeScript of ui/ (the desk) and of edge/wasm/page (the page).
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LANGUAGES = ("es", "cs")
DESK, PAGE = "words", "words/page"
SCRIPTS = {DESK: "ui", PAGE: "edge/wasm/page"}
IN_CPP = re.compile(r'\b(?:words|Key)\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')
IN_SCRIPT = re.compile(r'\bword\(\s*"((?:[^"\\]|\\.)*)"')
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')


def unescape(text):
    return text.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\")


def escape(text):
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def used_in_cpp():
    found = set()
    folders = [ROOT / "src/ronda" / module for module in ("announce", "paper", "site")]
    for path in sorted(path for folder in folders for ending in ("*.cc", "*.h") for path in folder.rglob(ending)):
        for call in IN_CPP.finditer(path.read_text()):
            found.add(unescape("".join(LITERAL.findall(call.group(1)))))
    return found


def used_in_scripts(catalogue):
    found = set()
    for path in sorted((ROOT / SCRIPTS[catalogue]).rglob("*.ts")):
        for call in IN_SCRIPT.finditer(path.read_text()):
            found.add(unescape(call.group(1)))
    return found


def used(catalogue):
    return used_in_scripts(catalogue) | (used_in_cpp() if catalogue == DESK else set())


def read(catalogue, language):
    """English text: translation, in the order of the file."""
    texts, key, current = {}, None, None
    path = ROOT / catalogue / f"{language}.po"
    for line in path.read_text().splitlines() if path.exists() else []:
        line = line.strip()
        if line.startswith("msgid "):
            key, current = "", "id"
            line = line[6:]
        elif line.startswith("msgstr "):
            texts[key], current = "", "str"
            line = line[7:]
        elif not line.startswith('"'):
            continue
        piece = unescape("".join(LITERAL.findall(line)))
        if current == "id":
            key += piece
        else:
            texts[key] += piece
    texts.pop("", None)
    return texts


def write(catalogue, language, texts):
    lines = [f'msgid ""\nmsgstr "Language: {language}\\nContent-Type: text/plain; charset=UTF-8\\n"\n']
    for english in sorted(texts):
        lines.append(f'msgid "{escape(english)}"\nmsgstr "{escape(texts[english])}"\n')
    (ROOT / catalogue / f"{language}.po").write_text("\n".join(lines))


def faults(catalogue):
    said = used(catalogue)
    for language in LANGUAGES:
        texts, file = read(catalogue, language), f"{catalogue}/{language}.po"
        for english in sorted(said):
            if not texts.get(english):
                yield f"{file} has no translation of: {english}"
            elif sorted(re.findall(r"\{\w*\}", english)) != sorted(re.findall(r"\{\w*\}", texts[english])):
                yield f"{file} fills in something else than: {english}"
        for english in sorted(set(texts) - said):
            yield f"{file} translates what nobody says: {english}"


SAID = "words/said"
# What the rules say is marked by where it is said: the sentences of explanations, and the texts of refusals.
SENTENCE = re.compile(r'Sentence\{\s*"[\w-]+",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\}')
REFUSAL = re.compile(r'\b(?:Refuse|Refusal|refuse)\(\s*"[\w-]+",\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)')
# Of desk and site also those without a code, and diagnostics that are written out.
RIGHT = re.compile(r'\bRefuse\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)')
WRITTEN = re.compile(r'\.(?:message|hint)\s*=\s*((?:"(?:[^"\\]|\\.)*"\s*)+)[,})]')


def said_in_rules():
    found = set()
    for call in SENTENCE.finditer((ROOT / "src/ronda/explain/sentences.cc").read_text()):
        found.add(unescape("".join(LITERAL.findall(call.group(1)))))
    for folder in ("command", "handling"):
        for path in sorted((ROOT / "src/ronda" / folder).glob("*.cc")):
            for call in REFUSAL.finditer(path.read_text()):
                found.update(unescape("".join(LITERAL.findall(text))) for text in call.groups())
    for folder in ("desk", "site"):
        for path in sorted((ROOT / "src/ronda" / folder).glob("*.cc")):
            for pattern in (REFUSAL, RIGHT, WRITTEN):
                for call in pattern.finditer(path.read_text()):
                    found.update(unescape("".join(LITERAL.findall(text))) for text in call.groups())
    return found - {""}


def names_in(pattern):
    """What a pattern fills in; of "{count pair}" the noun is English only."""
    return sorted(set(re.findall(r"\{(\w*)[^}]*\}", pattern)))


def faults_of_said():
    spoken = said_in_rules()
    for language in LANGUAGES:
        texts = read(SAID, language)
        for english in sorted(spoken):
            if not texts.get(english):
                yield f"words/said/{language}.po has no translation of: {english}"
        for english, text in texts.items():
            if names_in(english) != names_in(text) or english.count("{}") != text.count("{}"):
                yield f"words/said/{language}.po fills in something else than: {english}"
    if set(read(SAID, "es")) != set(read(SAID, "cs")):
        yield "words/said: the languages do not have the same texts"


def table(name, rows):
    """Texts by lines, the English one before its translation, in one array: a table of pointers would have to be put in
    order by the loader whenever the program starts, whoever reads it."""
    bounds, characters, end = [0], [], 0
    for text in (text for row in rows for text in row):
        end += len(text.encode())
        bounds.append(end)
        characters.append(f'    "{escape(text)}"\n')
    places = "".join(f"    {', '.join(map(str, bounds[at:at + 16]))},\n" for at in range(0, len(bounds), 16))
    return (f"constexpr char k{name}Texts[] =\n{''.join(characters)}    \"\";\n"
            f"constexpr std::array<std::uint32_t, {len(bounds)}> k{name}Bounds{{\n{places}}};\n"
            f"constexpr Texts k{name}(k{name}Texts, k{name}Bounds);\n")


def source(header, tables, function):
    return (f'#include <array>\n#include <cstdint>\n\n#include "ronda/words/{header}"\n\nnamespace ronda::words {{\nnamespace {{\n\n'
            + "\n".join(tables) + f"\n}}  // namespace\n\n{function}\n\n}}  // namespace ronda::words\n")


def said_to(out):
    tables = [table(name, read(SAID, language).items()) for language, name in (("en", "English"), ("es", "Spanish"), ("cs", "Czech"))]
    pathlib.Path(out).write_text(source("told.h", tables, "Texts SaidIn(std::string_view language) {\n"
                                        '  if (language == "es") return kSpanish;\n  if (language == "cs") return kCzech;\n'
                                        "  return kEnglish;\n}"))


def compile_to(out):
    tables = [table(name, sorted(((english, text) for english, text in read(DESK, language).items() if text),
                                 key=lambda row: row[0].encode()))
              for language, name in zip(LANGUAGES, ("Spanish", "Czech"))]
    pathlib.Path(out).write_text(source("catalogue.h", tables, "Texts Catalogue(Language language) {\n"
                                        "  if (language == Language::kSpanish) return kSpanish;\n"
                                        "  if (language == Language::kCzech) return kCzech;\n  return {};\n}"))


def script_to(out, catalogue):
    """Each English text stands once, with the others beside it: a script is compressed with a short memory. The desk has a
    script a language instead: nobody fetches the words of others."""
    texts = {language: read(catalogue, language) for language in LANGUAGES}
    used_texts = sorted(used_in_scripts(catalogue))
    rows = "".join(f'  "{escape(one)}": [' + ", ".join(f'"{escape(texts[language].get(one) or one)}"' for language in LANGUAGES) + "],\n"
                   for one in used_texts)
    languages = ", ".join(f'"{language}"' for language in LANGUAGES)
    rest = ""
    if catalogue == DESK:
        rows, languages = "", ""
        for language in LANGUAGES:
            own = "".join(f'  "{escape(one)}": "{escape(texts[language].get(one) or one)}",\n' for one in used_texts)
            rest += f"export const {language}: Record<string, string> = {{\n{own}}};\n"
    pathlib.Path(out).write_text(f"export const languages: string[] = [{languages}];\n"
                                 f"export const texts: Record<string, string[]> = {{\n{rows}}};\n{rest}")


def main():
    verb = sys.argv[1] if len(sys.argv) > 1 else ""
    if verb == "compile":
        compile_to(sys.argv[2])
    elif verb == "script":
        script_to(sys.argv[2], PAGE if sys.argv[3:] == ["page"] else DESK)
    elif verb == "said":
        said_to(sys.argv[2])
    elif verb == "extract":
        for catalogue in SCRIPTS:
            for language in LANGUAGES:
                texts = read(catalogue, language)
                write(catalogue, language, {english: texts.get(english, "") for english in used(catalogue)})
    elif verb == "check":
        found = [fault for catalogue in SCRIPTS for fault in faults(catalogue)] + list(faults_of_said())
        print("\n".join(found) or "every text is in every language")
        return 1 if found else 0
    else:
        print(__doc__)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
