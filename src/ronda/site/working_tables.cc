#include "ronda/site/working_tables.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/paper/titles.h"
#include "ronda/words/told.h"

namespace ronda::site {
namespace {

using sheets::List;
using sheets::Record;
using sheets::Value;

const Value* MemberOf(const Value& value, std::string_view key) {
  const auto* record = std::get_if<Record>(&value.content());
  if (record == nullptr) return nullptr;
  const auto found = std::ranges::find(record->keys(), key);
  return found == record->keys().end() ? nullptr : &record->values()[IndexIn(record->keys(), found)];
}

// A text or a number; nothing where there is none.
std::string TextIn(const Value& value, std::string_view key) {
  const Value* member = MemberOf(value, key);
  if (member == nullptr) return "";
  if (const auto* text = std::get_if<std::string>(&member->content())) return *text;
  if (const auto* token = std::get_if<Value::Token>(&member->content())) return token->text;
  return "";
}

std::vector<Value> ItemsIn(const Value& value, std::string_view key) {
  const Value* member = MemberOf(value, key);
  const auto* list = member == nullptr ? nullptr : std::get_if<List>(&member->content());
  return list == nullptr ? std::vector<Value>() : list->items();
}

bool IsCut(const Value& part) {
  const Value* cut = MemberOf(part, "cut");
  const auto* yes = cut == nullptr ? nullptr : std::get_if<bool>(&cut->content());
  return yes != nullptr && *yes;
}

std::string OpponentIn(const Tournament& tournament, const Value& part) {
  const std::string number = TextIn(part, "opponent");
  if (number.empty()) return "–";
  const auto player = tournament.Find(Tpn(std::atoi(number.c_str())));
  return player ? number + " " + tournament.player(*player).name : number;
}

Html PartRows(const Tournament& tournament, const Value& tie_break) {
  Html rows;
  for (const Value& part : ItemsIn(tie_break, "contributions")) {
    const Html value = IsCut(part) ? Markup("<s>{}</s>", Text(TextIn(part, "value"))) : Text(TextIn(part, "value"));
    rows += Markup("<tr><td class=\"number\">{}</td><td>{}</td><td class=\"number\">{}</td><td>{}</td></tr>\n",
                   Text(TextIn(part, "round")), Text(OpponentIn(tournament, part)), value, Text(TextIn(part, "notes")));
  }
  return rows;
}

Html TieBreakTable(const Words& words, const Tournament& tournament, const Value& tie_break) {
  const std::string value = TextIn(tie_break, "value");
  Html heading = Markup("<h2>{}: {} <span class=\"article\">({})</span></h2>\n",
                        Text(paper::TieBreakTitle(words, TextIn(tie_break, "title"))),
                        Text(value.empty() ? "–" : value), Text(TextIn(tie_break, "article")));
  const Html rows = PartRows(tournament, tie_break);
  if (rows.str().empty()) return heading;
  return heading +
         Markup(
             "<table><thead><tr><th class=\"number\">{}</th><th>{}</th><th class=\"number\">{}</th><th>{}</th></tr>"
             "</thead>\n<tbody>\n{}</tbody></table>\n",
             Text(words("Round")), Text(words("Opponent")), Text(words("Value")), Text(words("Note")), rows);
}

Html TermTable(const Words& words, const std::vector<Value>& terms) {
  Html rows;
  for (const Value& term : terms) {
    rows += Markup(
        "<tr><td class=\"number\">{}</td><td>{}</td><td class=\"number\">{} × {}</td><td class=\"number\">{}</td>"
        "</tr>\n",
        Text(TextIn(term, "round")), Text(TextIn(term, "for")), Text(TextIn(term, "share")),
        Text(TextIn(term, "value")), Text(TextIn(term, "points")));
  }
  return Markup(
      "<table><thead><tr><th class=\"number\">{}</th><th>{}</th><th class=\"number\">{}</th><th "
      "class=\"number\">{}</th>"
      "</tr></thead>\n<tbody>\n{}</tbody></table>\n",
      Text(words("Round")), Text(words("For")), Text(words("Share of the value")), Text(words("Points")), rows);
}

}  // namespace

Html WorkingTables(const Words& words, const Tournament& tournament, const Value& document) {
  const Value told = words::ToldDocument(CodeOf(words.language()), document);
  if (const auto terms = ItemsIn(told, "terms"); !terms.empty()) return TermTable(words, terms);
  Html tables;
  for (const Value& tie_break : ItemsIn(told, "tiebreaks")) tables += TieBreakTable(words, tournament, tie_break);
  return tables;
}

}  // namespace ronda::site
