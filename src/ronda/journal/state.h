// What a journal comes to: the tournament, who its players are whatever their numbers become, and what only a desk
// knows of them (what is published, what was claimed, who is there, what is to be won). A state is folded from acts
// (fold.h) and never changed in any other way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/journal/poll.h"
#include "ronda/journal/uid.h"
#include "ronda/model/tournament.h"

namespace ronda::journal {

// What the desk knows of a paired round besides its entries.
struct RoundFacts {
  Round round{1};
  std::string system;                // "dutch-2026"
  std::string engine;                // "ronda 0.1.0"
  std::string input;                 // fingerprint of the tournament it was paired from
  std::string published;             // when; empty: a draft
  std::string edited;                // why it is not the round of the engine; empty: it is
  std::vector<Uid> boards;           // who has White, in the order of publication
  std::vector<std::int32_t> tables;  // by board where they are not 1, 2, 3, ...

  bool operator==(const RoundFacts&) const = default;
};

// What a player says the result of the own game was.
struct Claim {
  Round round{1};
  Uid player{1};
  ResultCode result = ResultCode::kPending;

  bool operator==(const Claim&) const = default;
};

// A result that a second person has entered alike.
struct CheckedResult {
  Round round{1};
  Uid white{1};
  std::string by;

  bool operator==(const CheckedResult&) const = default;
};

struct CheckedIn {
  Round round{1};
  std::vector<Uid> players;

  bool operator==(const CheckedIn&) const = default;
};

// A player who always sits at the same table.
struct FixedTable {
  Uid player{1};
  std::int32_t table = 1;

  bool operator==(const FixedTable&) const = default;
};

// A category of players for lists and prizes, in the words of `ronda standings --category`.
struct CategoryFact {
  std::string name;
  std::string rule;

  bool operator==(const CategoryFact&) const = default;
};

// A line-up that was handed in and nobody sees before that of the other team is in.
struct SealedLineUp {
  Round round{1};
  TeamNumber team{1};
  std::vector<std::optional<Uid>> boards;  // nobody: an empty board

  bool operator==(const SealedLineUp&) const = default;
};

// Until when line-ups of a round are handed in.
struct LineUpDeadline {
  Round round{1};
  std::string until;  // "2026-11-15T14:03:22.118Z"

  bool operator==(const LineUpDeadline&) const = default;
};

struct Note {
  std::string at;
  std::string by;
  std::string text;

  bool operator==(const Note&) const = default;
};

// How all rounds of an event are drawn at once, in the words of `ronda schedule`; or its bracket, in those of `ronda
// bracket`.
struct SchedulePlan {
  std::string system = "berger";  // or "knockout", whose rounds are paired one by one

  std::optional<std::int32_t> cycles = {};
  std::optional<std::int32_t> boards = {};  // of a team
  std::optional<std::int32_t> groups = {};
  std::string draw = {};  // of the numbers: "random", "varma"; empty: as the players stand
  std::string by = {};    // what a draw by envelopes keeps apart: "federation" (as where empty), "club"
  std::optional<std::int32_t> games = {};   // of a match of a knockout
  std::optional<std::int32_t> losses = {};  // that put a player out of it
  std::optional<std::int32_t> seeded = {};  // players who keep their seeds in a draw by lot
  std::string seeding = {};  // of a knockout: "equidistant"; empty: the better the seed, the weaker the opponents
  std::string order = {};    // of the rounds of two teams: "top-last", "2,3,4,1"; empty: as in the table
  bool third_place = false;
  std::optional<std::int32_t> seed = {};  // of the draw, or of the lot between numbers 1 and 2 (Nagarajan)

  bool operator==(const SchedulePlan&) const = default;
};

// What was played after the regular games of a match that ended level.
struct PlayOff {
  Round round{1};  // of the last regular game
  Uid one{1};
  Uid other{1};
  std::string score;  // "2-1", of the one first

  bool operator==(const PlayOff&) const = default;
};

// What is known of a person outside the chain (mail, telephone, full date of birth), as a salted commitment: the chain
// stays whole when the data are erased.
struct PersonCommitment {
  Uid player{1};
  std::string commitment;  // SHA-256, hexadecimal

  bool operator==(const PersonCommitment&) const = default;
};

struct DeskFacts {
  std::string system;    // the system chosen; empty: as the tournament says
  std::string settings;  // of the system, as the JSON of its file; may be empty
  std::string acceleration;
  std::optional<SchedulePlan> schedule;  // none: rounds are paired one by one
  std::vector<RoundFacts> rounds;
  std::vector<Claim> claims;
  std::vector<CheckedResult> checked;
  std::vector<CheckedIn> checked_in;
  std::vector<Uid> withdrawn;
  std::vector<Uid> annulled;  // of those withdrawn from a round robin: whose results count for nobody
  std::vector<FixedTable> fixed_tables;
  std::vector<CategoryFact> categories;
  std::string prizes;   // the JSON of a file of prizes; may be empty
  std::string bracket;  // a knockout, as the JSON of its file; may be empty
  std::vector<PlayOff> play_offs;
  std::string tables;                 // an event at tables, likewise
  std::optional<Round> tables_draft;  // of it: the round that is seated and not published
  std::vector<SealedLineUp> sealed_line_ups;
  std::vector<LineUpDeadline> line_up_deadlines;
  std::optional<Poll> poll;  // the last one
  std::vector<Ballot> ballots;
  std::optional<PollOutcome> poll_outcome;  // none: players can vote
  std::vector<Note> notes;
  std::vector<PersonCommitment> persons;
  std::string left_fide_mode;  // why; empty: in FIDE mode as far as the rules of the event are
  std::string handed_over;     // the key of the desk that has it now; empty: this one
  bool closed = false;

  bool operator==(const DeskFacts&) const = default;
};

struct State {
  TournamentData data;
  IdVector<PlayerIndex, Uid> uids;  // by place
  std::int32_t last_uid = 0;        // the highest ever given
  DeskFacts facts;

  bool operator==(const State&) const = default;

  std::optional<PlayerIndex> Find(Uid uid) const;
  const Player& player(Uid uid) const { return data.players[Find(uid)->index()]; }
};

// The places of all players by their numbers in the journal, for whoever looks up many.
class PlacesByUid {
 public:
  explicit PlacesByUid(const State& state);
  std::optional<PlayerIndex> operator()(Uid uid) const;

 private:
  IdVector<Uid, std::optional<PlayerIndex>> places_;
};

// A tournament with numbers for its players, in their order.
State StateOf(TournamentData data);

// What the desk knows of the round; none if it is not paired.
const RoundFacts* FactsOf(const State& state, Round round);
// The first round that is paired and not published, and the last one that is published.
std::optional<Round> FirstDraft(const State& state);
std::optional<Round> LastPublished(const State& state);
// The last round there is; where all are drawn, the last one that is published.
Round CurrentRound(const State& state);

// Whether the round came out of a draw of all rounds, so that it depends on no result.
bool IsDrawn(const RoundFacts& facts);
// Whether the rounds of the event are drawn, so that nobody can come in or stay out any more.
bool IsDrawn(const State& state);

}  // namespace ronda::journal
