#include "ronda/app/cli/drop_in/drop_in.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <ostream>

#include "ronda/app/cli/drop_in/drop_in_request.h"
#include "ronda/app/cli/drop_in/drop_in_rounds.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/files.h"
#include "ronda/service/drop_in.h"
#include "ronda/service/system_choice.h"
#include "ronda/service/tournament_text.h"
#include "ronda/sheets/pairing_sheet.h"

namespace ronda::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSystemFlags{
    {{"--dutch", "dutch-2026"}, {"--burstein", "burstein"}, {"--dubov", "dubov"}, {"--team", "team-swiss-2026"}}};

constexpr std::string_view kUsage =
    "Usage, in the manner of other engines:\n"
    "  ronda [-r] --dutch INPUT [-b] -p [OUTPUT] [-l [CHECKLIST]]\n"
    "  ronda [-r] --dutch INPUT [-b] -c [ROUND] [-l [CHECKLIST]]\n"
    "  ronda [-r] --dutch (MODEL -g | -g [CONFIG|SEED]) [-b] -o OUTPUT [-s SEED] [-l [CHECKLIST]]\n"
    "ronda --help shows ronda's own commands.\n";

constexpr std::string_view kSeedRange = "seed-range";

constexpr std::string_view kRelease = "ronda " RONDA_VERSION;

// The whole of one call.
class DropIn {
 public:
  DropIn(const DropInRequest& request, Context& context) : request_(request), context_(context) {}

  void Run() {
    if (request_.shows_release) context_.out << kRelease << '\n';
    if (request_.mode == DropInMode::kRelease) return;
    if (request_.mode == DropInMode::kGenerate) return Generate();
    auto input = service::TournamentOf({*request_.input});
    if (!input.value) return Fail(input.diagnostics);
    const PairingSystem* system = SystemOf();
    if (system == nullptr) return;
    const auto event = service::ApplyWishes(WishesOf(), *system, *std::move(input.value));
    if (!event.value) return Fail(event.diagnostics);
    request_.mode == DropInMode::kPair ? Pair(*event.value) : Check(*event.value);
  }

 private:
  void Fail(std::span<const Diagnostic> diagnostics) {
    const bool seed_range = std::ranges::count(diagnostics, kSeedRange, &Diagnostic::code) > 0;
    context_.exit_code = seed_range ? ExitCode::kLimitExceeded : ExitCodeFor(diagnostics);
    PrintDiagnostics(context_, diagnostics);
  }
  void Fail(const Diagnostic& diagnostic) { Fail({&diagnostic, 1}); }

  // The flag says it, whatever the file says, as with the engines it replaces.
  const PairingSystem* SystemOf() {
    const std::string flag = request_.system_flag.value_or("--dutch");
    const auto known = std::ranges::find(kSystemFlags, flag, [](const auto& entry) { return entry.first; });
    if (known == kSystemFlags.end()) {
      Fail(UsageError(fmt::format("there is no system {}", flag), "use --dutch"));
      return nullptr;
    }
    const auto system = service::SystemById(std::string(known->second));
    if (system) return *system;
    Fail(system.error());
    return nullptr;
  }

  // A bare name lies beside the file the call is about; a name with a folder is taken as it is.
  static std::string Beside(const std::optional<std::string>& file, const std::string& name) {
    if (!file || fs::path(name).has_parent_path()) return name;
    return (fs::path(*file).parent_path() / name).string();
  }

  void WriteChecklist(const std::string& file, std::string text) {
    const std::string name = request_.checklist.value_or(fs::path(file).stem().string() + ".list");
    text += kRelease;
    // As with the other engines, the main job is done even if its checklist cannot be written.
    if (const auto stored = WriteBytes(Beside(file, name), text); !stored) {
      PrintDiagnostics(context_, {&stored.error(), 1});
    }
  }

  service::EventWishes WishesOf() const {
    service::EventWishes wishes;
    if (request_.baku) wishes.acceleration = acceleration::Baku{};
    return wishes;
  }

  void Pair(const service::WishedEvent& event) {
    if (const auto refusal = service::DropInRefusal(event)) return Fail(*refusal);
    const auto pairing = service::PairDropIn(event);
    if (request_.has_checklist) WriteChecklist(*request_.input, service::DropInChecklist(event, pairing));
    if (!pairing) return Fail(pairing.error());
    const std::string text = sheets::PairsText(event.event, *pairing);
    if (!request_.output) {
      context_.out << text;
    } else if (const auto stored = WriteBytes(Beside(request_.input, *request_.output), text); !stored) {
      Fail(stored.error());
    }
  }

  // The checklist of the round under "Round #3" and `title_end`.
  static std::string ChecklistOf(const service::WishedEvent& event, Round round, std::string_view title_end) {
    return fmt::format("Round #{}{}\n", round.value(), title_end) + service::DropInChecklist(event, round);
  }

  void Check(const service::WishedEvent& event) {
    const Tournament& tournament = event.event;
    const std::string name = fs::path(*request_.input).stem().string();
    std::string checklist;
    for (int r = request_.round.value_or(1); r <= request_.round.value_or(tournament.rounds()); ++r) {
      if (r > tournament.rounds()) {
        return Fail(UsageError(fmt::format("there is no round {}", r), "the file has fewer rounds"));
      }
      const auto difference = service::CheckDropIn(event, Round(r));
      context_.out << fmt::format("{}: Round #{}\n", name, r)
                   << (difference ? DifferenceText(tournament, *difference) : "");
      if (request_.has_checklist) checklist += ChecklistOf(event, Round(r), "");
    }
    context_.out << '\n';
    if (request_.has_checklist) WriteChecklist(*request_.input, std::move(checklist));
  }

  void Generate() {
    const PairingSystem* system = SystemOf();
    if (system == nullptr) return;
    const auto generator = service::MakeDropInGenerator(*system, FieldOf());
    if (!generator.value) return Fail(generator.diagnostics);
    const auto seed = SeedOf(generator.value->wanted.seed);
    if (!seed) return Fail(seed.error());
    const auto tournament = service::GenerateDropIn(*generator.value, *seed);
    if (!tournament) return Fail(tournament.error());
    const std::string target = Beside(request_.input ? request_.input : ConfigFile(), *request_.output);
    const auto text = service::TrfText(*tournament, trf::Dialect::kTrf26, trf::LineEnd::kCr);
    if (!text) return Fail(text.error());
    if (const auto stored = WriteBytes(target, *text); !stored) return Fail(stored.error());
    if (!request_.has_checklist) return;
    const auto event = service::ApplyWishes({}, *system, *tournament);
    if (!event.value) return Fail(event.diagnostics);
    std::string checklist;
    for (const Round round : event.value->event.round_ids()) checklist += ChecklistOf(*event.value, round, ".");
    WriteChecklist(target, std::move(checklist));
  }

  // A number after -g is a seed, in the manner of JaVaFo.
  std::optional<std::string> ConfigFile() const {
    const bool is_number = request_.config && request_.config->find_first_not_of("0123456789") == std::string::npos;
    return is_number ? std::nullopt : request_.config;
  }

  service::DropInField FieldOf() const {
    service::DropInField field{.wishes = WishesOf()};
    if (request_.input) field.model = {*request_.input};
    if (const auto config = ConfigFile()) field.config = {*config};
    return field;
  }

  // The one of the call, else that of the configuration, else another every time.
  Result<std::uint64_t> SeedOf(const std::optional<std::uint64_t>& configured) const {
    const auto text = request_.seed || ConfigFile() ? request_.seed : request_.config;
    if (!text) return configured ? *configured : FreshSeed();
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), seed);
    if (error == std::errc{} && end == text->data() + text->size()) return seed;
    Diagnostic refusal =
        UsageError(fmt::format("'{}' is not a seed", *text), "give a number from 0 to 18446744073709551615");
    if (error == std::errc::result_out_of_range) refusal.code = kSeedRange;
    return tl::unexpected(std::move(refusal));
  }

  const DropInRequest& request_;
  Context& context_;
};

}  // namespace

bool IsDropInCall(std::span<const std::string> args) {
  const auto is_mode = [](const std::string& word) {
    return word == "-p" || word == "-c" || word == "-g" || word == "-b";
  };
  if (args.empty()) return false;
  if (args.front() == "-r" || args.front() == "-g") return true;
  for (const auto& [flag, system] : kSystemFlags) {
    if (args.front() == flag) return true;
  }
  return args.size() > 1 && !args.front().starts_with("-") && is_mode(args[1]);
}

void RunDropIn(std::span<const std::string> args, Context& context) {
  if (const auto request = ParseDropIn(args)) return DropIn(*request, context).Run();
  context.exit_code = ExitCode::kBadInput;
  context.err << kRelease << "\n\n" << kUsage;
}

}  // namespace ronda::cli
