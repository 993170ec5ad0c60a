#include "ronda/app/cli/frame/event_options.h"

#include "ronda/pairing/acceleration/method.h"
#include "ronda/service/standings_work.h"

namespace ronda::cli {
namespace {

bool LooksLikeFile(const std::string& text) { return text == "-" || text.find_first_of("./\\") < text.find(':'); }

}  // namespace

Option AddSource(Verb verb, const std::string& name, std::optional<service::Source>& target, const std::string& what) {
  const auto take = [&target](const std::string& file) {
    if (!file.empty()) target = service::Source{file};
  };
  return verb.AddValue(name, take, what);
}

void AddSystem(Verb verb, service::SystemRequest& request, const std::string& what) {
  verb.AddOption("--system", request.id, what);
  AddSource(verb, "--settings", request.settings, "Settings of the system (JSON); only keizer has any");
}

void AddTiebreaks(Verb verb, std::vector<std::string>& codes, const std::string& what) {
  verb.AddValue(
      "--tiebreaks", [&codes](const std::string& said) { codes = service::SplitCodes(said); }, what);
}

void AddEventOptions(Verb verb, service::EventOptions& options) {
  const auto take_acceleration = [&options](const std::string& text) {
    if (acceleration::IsMethodName(text) || !LooksLikeFile(text)) {
      options.acceleration = text;
    } else {
      options.acceleration_table.emplace().name = text;
    }
  };
  verb.AddValue("--acceleration", take_acceleration,
                "Fictitious points where the file has none: baku, haley, progressive,\n"
                "mcmahon:bars=2000,1800, a file with a table; none leaves out those of the file ");
  verb.AddOption("--apart", options.apart,
                 "Keep players apart, instead of what the file says: federation, club:relative (as far as nobody\n"
                 "floats for it), federation:rounds=3, rating:100; several, or none ")
      .Delimiter(',');
  verb.AddFlag("--fide", options.fide, "Refuse what is outside the rules FIDE publishes, instead of saying so");
}

}  // namespace ronda::cli
