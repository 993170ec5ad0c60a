#include "ronda/journal/journal_file.h"

#include <fmt/format.h>

#include <charconv>

#include "ronda/journal/act.h"

namespace ronda::journal {
namespace {

constexpr std::string_view kFirstWord = "ronda-journal";
constexpr std::int32_t kFileVersion = 1;

// Words are parted by one blank; the last one takes what is left.
std::string_view TakeWord(std::string_view& line) {
  const auto end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

std::optional<std::int32_t> NumberIn(std::string_view text) {
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

std::string OnOneLine(std::string text) {
  for (char& c : text) {
    if (c == '\n' || c == '\r') c = ' ';
  }
  return text;
}

class JournalReader {
 public:
  JournalReader(std::string_view bytes, std::string_view file_name) : rest_(bytes), file_name_(file_name) {}

  Result<JournalFile> Read() {
    if (auto fault = ReadStart()) return tl::unexpected(*std::move(fault));
    while (Next() && line_.find(' ') == kHashLength) {
      if (auto fault = ReadAct()) return tl::unexpected(*std::move(fault));
    }
    if (auto fault = ReadEnd()) return tl::unexpected(*std::move(fault));
    if (!rest_.empty()) return tl::unexpected(Fault("something follows the signature", "remove what was added"));
    return std::move(journal_);
  }

 private:
  static constexpr std::size_t kHashLength = 2 * secret::Digest::kLength;

  // A line without its end counts as cut.
  bool Next() {
    const auto end = rest_.find('\n');
    ++number_;
    line_ = rest_.substr(0, end);
    is_whole_ = end != std::string_view::npos;
    rest_.remove_prefix(is_whole_ ? end + 1 : rest_.size());
    return is_whole_;
  }

  Diagnostic About(Diagnostic diagnostic) const {
    diagnostic.file = file_name_;
    diagnostic.span = SourceSpan{number_, 1, 1};
    return diagnostic;
  }
  Diagnostic Fault(std::string message, std::string hint, std::string code = "journal-file") const {
    return About({.code = std::move(code), .message = std::move(message), .hint = std::move(hint)});
  }
  Diagnostic Unexpected(std::string_view wanted) const {
    if (!is_whole_) return Fault("the file is cut: its end is missing", "copy it again from where it came from");
    return Fault(fmt::format("{} should stand here", wanted), "the file was changed; use the one that was exported");
  }

  std::optional<Diagnostic> ReadStart() {
    const bool is_line = Next();
    if (TakeWord(line_) != kFirstWord) {
      return Fault("this is no exported journal", "export one with ronda journal export");
    }
    const auto version = NumberIn(line_);
    if (!is_line || !version || *version < 1) return Unexpected("the version of the journal");
    if (*version > kFileVersion) {
      return Fault(fmt::format("the journal is of version {}", *version),
                   fmt::format("this program reads version {}; use a newer one", kFileVersion), "journal-version");
    }
    if (!Next() || TakeWord(line_) != "tournament") return Unexpected("the tournament");
    journal_.slug = TakeWord(line_);
    journal_.name = line_;
    return std::nullopt;
  }

  std::optional<Diagnostic> ReadAct() {
    const auto hash = secret::Digest::Parse(TakeWord(line_));
    if (!hash) return Unexpected("the hash of an act");
    const Head head = journal_.head();
    const StoredAct stored{head.seq + 1, {}, std::string(line_), *hash};
    if (const auto broken = FindBrokenLink(head, {&stored, 1})) return About(InWords(*broken, stored));
    auto act = journal::ReadAct(line_);
    if (!act) return About(act.error());
    if (act->seq != stored.seq) {
      return Fault(fmt::format("act {} says that it is act {}", stored.seq, act->seq), "", "journal-broken");
    }
    journal_.acts.push_back(stored);
    journal_.acts.back().command = act->command;
    return std::nullopt;
  }

  std::optional<Diagnostic> ReadEnd() {
    SignedHead signature;
    if (!is_whole_ || TakeWord(line_) != "head") return Unexpected("an act, or the head");
    const auto seq = NumberIn(TakeWord(line_));
    const auto hash = secret::Digest::Parse(line_);
    if (!seq || !hash) return Unexpected("the number and the hash of the last act");
    signature.head = {*seq, *hash};
    if (signature.head != journal_.head()) {
      return Fault(
          fmt::format("the journal ends with act {}, not where its head says (act {})", journal_.head().seq, *seq),
          "acts were left out, or the head was changed; use the file that was exported", "journal-broken");
    }
    if (!Next() || TakeWord(line_) != "key") return Unexpected("the key");
    const auto key = secret::PublicKey::Parse(line_);
    if (!key) return Unexpected("the key");
    if (!Next() || TakeWord(line_) != "signature") return Unexpected("the signature");
    const auto signed_by = secret::Signature::Parse(line_);
    if (!signed_by) return Unexpected("the signature");
    signature.key = *key;
    signature.signature = *signed_by;
    if (!IsGenuine(signature)) {
      return Fault("the signature is not one of this journal by this key",
                   "somebody changed the journal, its key or its signature; use the file that was exported",
                   "journal-signature");
    }
    journal_.signature = signature;
    return std::nullopt;
  }

  std::string_view rest_;
  std::string file_name_;
  std::string_view line_;
  bool is_whole_ = false;
  int number_ = 0;
  JournalFile journal_;
};

}  // namespace

std::string WriteJournal(const JournalFile& journal) {
  std::string text =
      fmt::format("{} {}\ntournament {} {}\n", kFirstWord, kFileVersion, journal.slug, OnOneLine(journal.name));
  for (const StoredAct& act : journal.acts) text += fmt::format("{} {}\n", act.hash.hex(), act.body);
  const Head head = journal.head();
  text += fmt::format("head {} {}\n", head.seq, head.hash.hex());
  if (!journal.signature) return text;
  return text + fmt::format("key {}\nsignature {}\n", journal.signature->key.hex(), journal.signature->signature.hex());
}

bool LooksLikeJournal(std::string_view bytes) { return bytes.starts_with(kFirstWord); }

Result<JournalFile> ReadJournal(std::string_view bytes, std::string_view file_name) {
  return JournalReader(bytes, file_name).Read();
}

Diagnostic InWords(const BrokenLink& broken, const StoredAct& found) {
  Diagnostic fault{.code = "journal-broken"};
  fault.hint = "the journal was changed after it was written; use a backup, a mirror or a printed head";
  fault.message =
      broken.fault == BrokenLink::Fault::kNumber
          ? fmt::format("act {} is missing: act {} stands in its place", broken.seq, found.seq)
          : fmt::format("act {} was changed, or one before it: its hash does not fit what it says", broken.seq);
  return fault;
}

}  // namespace ronda::journal
