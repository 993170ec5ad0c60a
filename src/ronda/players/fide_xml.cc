// FIDE's lists as XML: <playerslist>, a <player> each, an element a fact. Only what such a list has is understood: no
// attributes, no nesting below a player; entities in names.
#include <array>

#include "ronda/base/letters.h"
#include "ronda/base/utf8.h"
#include "ronda/players/facts.h"
#include "ronda/players/list_reader.h"

namespace ronda::players {
namespace {

constexpr std::array<std::pair<std::string_view, Fact>, 12> kElements{{{"fideid", Fact::kNumber},
                                                                       {"name", Fact::kName},
                                                                       {"country", Fact::kFederation},
                                                                       {"sex", Fact::kSex},
                                                                       {"title", Fact::kTitle},
                                                                       {"w_title", Fact::kWomenTitle},
                                                                       {"rating", Fact::kStandard},
                                                                       {"rapid_rating", Fact::kRapid},
                                                                       {"blitz_rating", Fact::kBlitz},
                                                                       {"birthday", Fact::kBorn},
                                                                       {"flag", Fact::kFlag},
                                                                       {"club", Fact::kClub}}};
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEntities{
    {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}}};

std::string Unescaped(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const auto* entity = std::ranges::find_if(kEntities, [&](const auto& one) { return text.starts_with(one.first); });
    plain += entity != kEntities.end() ? entity->second : text.substr(0, 1);
    text.remove_prefix(entity != kEntities.end() ? entity->first.size() : 1);
  }
  return plain;
}

class FideXml final : public ListReader {
 public:
  FideXml(Lines lines, const ListSource& source)
      : lines_(std::move(lines)), kind_(source.kind), file_(source.file), problems_(*source.problems) {}

  Result<bool> Next(ListedPlayer& player) override {
    while (true) {
      auto found = Find("<player>");
      if (!found) return found;
      if (!*found) return is_closed_ ? Result<bool>(false) : Cut();
      const std::int64_t line = lines_.number();
      player = ListedPlayer();
      FactReader facts(player, problems_, line);
      auto whole = ReadElements(facts);
      if (!whole) return whole;
      if (!*whole) return Cut();
      if (facts.Finish("")) return true;
    }
  }
  const Lines& lines() const override { return lines_; }

 private:
  Result<bool> Cut() const {
    return tl::unexpected(Diagnostic{.code = "players-form",
                                     .message = "the list ends before its end: </playerslist> is missing",
                                     .hint = "download it again",
                                     .file = file_});
  }

  // The next line; false at the end.
  Result<bool> Advance() {
    const auto line = lines_.Next();
    if (!line) return tl::unexpected(line.error());
    if (!*line) return false;
    rest_ = **line;
    return true;
  }

  // Goes behind the next occurrence of the tag.
  Result<bool> Find(std::string_view tag) {
    while (true) {
      const auto at = rest_.find(tag);
      if (at != std::string::npos) {
        rest_.erase(0, at + tag.size());
        return true;
      }
      if (rest_.find("</playerslist>") != std::string::npos) is_closed_ = true;
      auto more = Advance();
      if (!more || !*more) return more;
    }
  }

  // The elements up to </player>; false if the list ends in between.
  Result<bool> ReadElements(FactReader& facts) {
    while (true) {
      const auto open = rest_.find('<');
      const auto close = open == std::string::npos ? open : rest_.find('>', open);
      if (close == std::string::npos) {
        auto more = Advance();
        if (!more || !*more) return more;
        continue;
      }
      const std::string name = Lower(std::string_view(rest_).substr(open + 1, close - open - 1));
      rest_.erase(0, close + 1);
      if (name == "/player") return true;
      if (name.empty() || name.starts_with('/') || name.ends_with('/')) continue;
      ReadElement(name, facts);
    }
  }

  // What stands before the closing tag, which is on the same line; a text that goes on is no fact of a list.
  void ReadElement(std::string_view name, FactReader& facts) {
    const auto end = rest_.find('<');
    const auto known = std::ranges::find(kElements, name, &std::pair<std::string_view, Fact>::first);
    if (known == kElements.end() || end == std::string::npos) return;
    Fact fact = known->second;
    if (fact == Fact::kStandard && kind_ == RatingKind::kRapid) fact = Fact::kRapid;
    if (fact == Fact::kStandard && kind_ == RatingKind::kBlitz) fact = Fact::kBlitz;
    facts.Read(fact, Unescaped(std::string_view(rest_).substr(0, end)));
  }

  Lines lines_;
  std::optional<RatingKind> kind_;
  std::string file_;
  Problems& problems_;
  std::string rest_;  // of the line
  bool is_closed_ = false;
};

}  // namespace

Result<std::unique_ptr<ListReader>> ReadFideXml(Lines lines, const ListSource& source) {
  return std::make_unique<FideXml>(std::move(lines), source);
}

}  // namespace ronda::players
