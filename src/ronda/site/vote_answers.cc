#include "ronda/site/vote_answers.h"

#include "ronda/command/votes.h"
#include "ronda/sheets/assignment_sheet.h"

namespace ronda::site {
namespace {

using journal::Poll;
using journal::State;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;

Record PollRecord(const Poll& poll) {
  Record record;
  record.Add("about", poll.about).Add("title", poll.title);
  if (command::IsAboutTeams(poll)) {
    const auto rules = command::TeamRulesOf(poll);
    record.Add("mode", rules.mode == assignment::TeamMode::kNoVeto ? "B" : "A").Add("size", rules.team_size);
  } else {
    record.Add("options", ListOf(poll.options, [](const journal::PollOption& option) {
                 return Value(Record().Add("name", option.name).Add("places", option.places));
               }));
    record.Add("by", command::GoalOf(poll) == assignment::Goal::kMinimise ? "ranks" : "votes");
    record.Add("limit", poll.limit);
  }
  record.Add("seed", poll.seed).AddText("until", poll.until);
  return record;
}

// The Hungarian method matrix by matrix, where it fits a page: both sides small, and nobody kept from an option.
void AddWorking(const service::ChosenOptions& chosen, Record& record) {
  const auto working = service::WorkingOf(chosen);
  if (working) record.Add("working", TextOf(sheets::WorkedOptions{chosen.votes, *working}));
}

void AddChosenOptions(const State& state, const Poll& poll, Record& record) {
  const auto chosen = command::OptionsByVotes(state, poll);
  const sheets::ChosenOptions shown{chosen.votes, chosen.choice, command::GoalOf(poll), command::SeedOf(poll)};
  record.Add("result", DocumentOf(shown)).Add("explanation", ListOf(ExplanationOf(shown)));
  AddWorking(chosen, record);
}

// The votes are those the outcome was made of, so what cannot be worked out any more is left out.
void AddFormedTeams(const State& state, const Poll& poll, Record& record) {
  const auto formed = command::TeamsByVotes(state, poll);
  if (!formed.value) return;
  const auto rules = command::TeamRulesOf(poll);
  const sheets::FormedTeams shown{formed.value->votes, formed.value->formation, rules};
  record.Add("result", DocumentOf(shown)).Add("explanation", ListOf(ExplanationOf(shown)));
}

Value GroupRecord(const journal::PollGroup& group) {
  Record record;
  if (group.option > 0) record.Add("option", group.option);
  return record.Add("players", ListOf(group.players, [](journal::Uid uid) { return Value(uid.value()); }));
}

}  // namespace

Parsed<Value> VotesOf(const desk::Version& version) {
  const State& state = version.state();
  Record record;
  record.Add("voters", ListOf(command::VotersOf(state), [&](journal::Uid uid) {
               return Value(Record().Add("uid", uid.value()).Add("voted", command::BallotOf(state, uid) != nullptr));
             }));
  const auto& poll = state.facts.poll;
  if (!poll) return {record, {}};
  record.Add("poll", PollRecord(*poll)).Add("to_give", command::VotesToGive(state, *poll));
  if (const auto& outcome = state.facts.poll_outcome) {
    record.Add("closed", outcome->at).Add("groups", ListOf(outcome->groups, GroupRecord));
    if (command::VotersOf(state).empty()) return {record, {}};  // all were removed since
    command::IsAboutTeams(*poll) ? AddFormedTeams(state, *poll, record) : AddChosenOptions(state, *poll, record);
  }
  return {record, {}};
}

}  // namespace ronda::site
