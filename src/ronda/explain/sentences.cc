#include "ronda/explain/wording.h"

#include <array>

namespace ronda::explain {
namespace {

// A sentence that ends in a colon is continued by the next statement. {count noun} is a number with its noun.
constexpr std::array kSentences{
    // who is in a bracket
    Sentence{"bracket-residents", "with {score} points: {players}"},
    Sentence{"bracket-moved-down", "moved down from {score} points: {players}"},
    Sentence{"bracket-floaters", "moved in from other brackets: {players}"},
    Sentence{"bracket-upfloaters", "come up from lower brackets: {players}"},
    Sentence{"bracket-collapsed", "everybody below is one bracket, so that the round can be completed"},
    Sentence{"bracket-penultimate", "paired a second time, so that the round can be completed"},
    Sentence{"subgroups", "S1: {s1}; S2: {s2}"},
    Sentence{"limbo", "limbo, cannot be paired here: {players}"},
    // why two do not meet
    Sentence{"pair-met", "{a} and {b} met in round {round}"},
    Sentence{"pair-kept-apart", "the organiser keeps players of {origin} apart: {a} and {b}"},
    Sentence{
        "apart-stays",
        "{player} and {opponent} are both of {origin}. The organiser's wish is relative: nobody floats for it, and "
        "it is kept bracket by bracket; with the floaters it must have, the bracket of {bracket} has at least "
        "{count pair} of one club or federation"},
    Sentence{"pair-forbidden", "{a} and {b} are forbidden to meet by the organiser"},
    Sentence{"pair-absolute-colour", "{a} and {b} must both have {colour}"},
    Sentence{"passed-over", "{a} against {b} would come first, but:"},
    Sentence{"natural-taken", "{player} meets {opponent}"},
    Sentence{"natural-floats", "{player} floats"},
    Sentence{"not-examined", "not examined here; --why-not compares the two"},
    Sentence{"board-natural", "{player} and {opponent} are the natural pair"},
    // how another pairing compares
    Sentence{"worse-criterion", "{meaning}: {found} instead of {expected}, in the bracket of {bracket}"},
    Sentence{"worse-round", "{meaning}: {found} instead of {expected}"},
    Sentence{
        "worse-players",
        "{meaning}: {found} ({found_players}) instead of {expected} ({expected_players}), in the bracket of {bracket}"},
    Sentence{"worse-downfloaters",
             "{found_players} would float instead of {expected_players}, in the bracket of {bracket}"},
    Sentence{"worse-completion", "the rest of the round could not be completed after the bracket of {bracket}"},
    Sentence{"worse-bye", "by the rules about the bye it goes to {expected}, not to {found}"},
    Sentence{"illegal", "{reason}"},
    Sentence{"later-opponent",
             "equal on every criterion, but as opponent of {player} the rules try {expected} before {found}"},
    Sentence{
        "later-exchange",
        "equal on every criterion, but the rules try the exchange of {expected_out} for {expected_in} before that of "
        "{found_out} for {found_in}"},
    Sentence{
        "later-no-exchange",
        "equal on every criterion, but it takes the exchange of {found_out} for {found_in} between S1 and S2, and the "
        "rules try without exchange first"},
    Sentence{"later-mdp-set", "equal on every criterion, but the rules pair {player}, who was moved down, first"},
    Sentence{"later", "equal on every criterion, but later in the order of the rules"},
    Sentence{"later-procedure",
             "no criterion of one bracket decides; the procedure of these rules comes to the other round first"},
    Sentence{"same", "it is the same pairing"},
    // exchanges and floats
    Sentence{"exchange-made", "{out} and {in} change places between S1 and S2; without an exchange:"},
    Sentence{"float", "{player} floats down"},
    Sentence{"float-up", "{player} floats up"},
    Sentence{"float-in-turn", "{player} floats down, as the last in turn"},
    Sentence{"float-instead", "{player} floats down instead of {instead_of}; if {instead_of} floated:"},
    // the bye
    Sentence{"bye-odd", "{players player} to be paired, an odd number, so one gets the bye"},
    Sentence{"bye-even", "{players player} to be paired, an even number, so nobody gets the bye"},
    Sentence{"bye-given", "{player} gets the bye"},
    Sentence{"bye-lowest", "{player} is the lowest-ranked player who may have it"},
    Sentence{"bye-instead", "{player} gets it instead of {instead_of}, who is ranked lower;"},
    Sentence{"bye-had", "{player} had the bye in round {round}"},
    Sentence{"bye-forfeit-win", "{player} won by forfeit in round {round}"},
    Sentence{"bye-unplayed-win", "{player} scored as for a win without playing in round {round}"},
    Sentence{"bye-barred", "{player} may not have the bye"},
    // why not
    Sentence{"is-so-pair", "{a} and {b} do meet"},
    Sentence{"is-so-bye", "{player} has the bye"},
    Sentence{"is-so-colour", "{player} has {colour}"},
    Sentence{"impossible-pair", "if {a} and {b} met, the others could not all be paired"},
    Sentence{"impossible-bye", "if {player} had the bye, the others could not all be paired"},
    Sentence{"impossible-colour", "no legal round gives {player} {colour}"},
    Sentence{"possible-pair", "{a} and {b} may meet; the best round in which they do:"},
    Sentence{"possible-bye", "{player} may have the bye; the best round with it:"},
    Sentence{"possible-colour", "{colour} for {player} is possible; the best round with it:"},
    Sentence{"system-cannot-say", "this system cannot pair a round with something imposed on it"},
    // colours
    Sentence{"colour-both",
             "both get the colour they should: {white} ({white_preference}), {black} ({black_preference})"},
    Sentence{"colour-only-one",
             "only one has a preference: {white} ({white_preference}), {black} ({black_preference})"},
    Sentence{"colour-stronger",
             "the stronger preference counts: {white} ({white_preference}), {black} ({black_preference})"},
    Sentence{"colour-wider",
             "of two absolute preferences the wider colour difference counts: {white} ({white_preference}), {black} "
             "({black_preference})"},
    Sentence{"colour-alternate",
             "equal preferences, {white} ({white_preference}) and {black} ({black_preference}): both alternate from "
             "{games_back game} back, where their colours last differed"},
    Sentence{
        "colour-higher-ranked",
        "equal preferences and equal colours so far, {white} ({white_preference}) and {black} ({black_preference}): "
        "the preference of {higher}, who is ranked higher, counts"},
    Sentence{
        "colour-initial",
        "neither has a preference: {higher}, ranked higher, has the number {number} among the players; odd numbers get "
        "{initial}"},
    Sentence{"colour-rule", "{rule}"},
    // why a criterion cannot be met better
    Sentence{"bound-none", "met in full"},
    Sentence{"bound-odd", "{players player}, an odd number"},
    Sentence{"bound-more-mdps", "{moved_down moved-down player}, {residents resident}"},
    Sentence{"bound-apart", "{players} form {groups} groups of odd size that may not meet each other"},
    Sentence{"bound-bottleneck",
             "apart from {bottleneck}, {players} form {groups} groups of odd size that may not meet each other, so "
             "{least} of "
             "them stay"},
    Sentence{"bound-completion",
             "by itself the bracket could leave {least}; the completion of the round and the bye take more"},
    Sentence{"bound-lowest-scores", "all downfloaters have the lowest score, {score}"},
    Sentence{"bound-odd-next", "{players player} would be in the next bracket, an odd number"},
    Sentence{"bound-colours",
             "{wanting} should have {colour}, {boards board} can give it once each and {floaters} float, so at least "
             "{least} cannot get it"},
    Sentence{"bound-strong-colours",
             "{wanting} have a strong or absolute preference for {colour}, {boards board} can give it once each and "
             "{floaters} float, so at least {least} cannot get it"},
    Sentence{"bound-compared", "every candidate that is as good on the criteria before it was compared"},
    // the rounds to come
    Sentence{"outlook-possible", "the remaining {rounds round} can still be paired:"},
    Sentence{"outlook-impossible", "the remaining {rounds round} cannot all be paired:"},
    Sentence{"outlook-undecided", "whether the remaining {rounds round} can be paired was not decided:"},
    Sentence{"outlook-plenty", "everybody has so many possible opponents left that every round has a pairing"},
    Sentence{"outlook-schedule", "a schedule of all of them was found"},
    Sentence{"outlook-colours", "colours depend on results to come and were not looked at"},
    Sentence{"outlook-few-opponents",
             "{player} has {rounds round} to play, {count opponent} left ({opponents}) and {byes bye} left"},
    Sentence{"outlook-few-byes",
             "the number of players is odd in {rounds} of them, and only {count player} may still have the bye"},
    Sentence{"outlook-round-impossible", "in round {round} {players} cannot all be paired, whatever happens before"},
    Sentence{"outlook-next-round", "{reason}"},
    Sentence{"outlook-exhausted", "every schedule was tried"},
    Sentence{"outlook-no-schedule-found", "{tries schedule} tried, and none came to its end"},
    Sentence{"outlook-too-large", "{players player} are too many to search, and counting does not tell"},
    Sentence{"outlook-nobody", "{players player} to be paired"},
    Sentence{"outlook-rounds-unknown", "the file does not say how many rounds are planned"},
    Sentence{"outlook-over", "every planned round is paired"},
    // a player
    Sentence{"player-score", "{player} has {score} points"},
    Sentence{"player-accelerated", "with fictitious points the player is paired as with {score}"},
    Sentence{"player-colours", "colours so far: {colours}; difference {difference}"},
    Sentence{"preference-none", "no game played yet, so no colour preference"},
    Sentence{"preference-mild", "both colours equally often: mild preference for {colour}, to alternate"},
    Sentence{"preference-strong", "colour difference {difference}: strong preference for {colour}"},
    Sentence{"preference-absolute-difference", "colour difference {difference}: must have {colour}"},
    Sentence{"preference-absolute-twice", "the same colour twice running: must have {colour}"},
    Sentence{"preference-granted", "{player} gets the colour due, {colour}"},
    Sentence{"preference-denied", "{player} should have {colour} and does not get it"},
    Sentence{"player-floated-down", "floated down in round {round}"},
    Sentence{"player-floated-up", "floated up in round {round}"},
    Sentence{"player-topscorer", "a topscorer: more than half of the points before the last round"},
    Sentence{"player-unplayed", "rounds not played: {rounds}"},
    Sentence{"role-moved-down", "in the bracket of {score}, {player} is a moved-down player"},
    Sentence{"role-s1", "in the bracket of {score}, {player} is in S1"},
    Sentence{"role-s2", "in the bracket of {score}, {player} is in S2"},
    Sentence{"player-floats", "{player} floats down from the bracket of {score}"},
    Sentence{"player-meets", "board {board}: {player} meets {opponent} with {colour}"},
};

}  // namespace

std::span<const Sentence> Sentences() { return kSentences; }

}  // namespace ronda::explain
