/* ronda.h: the tournament engine in process. C99, and C++.

   Bytes in, JSON out: every document is the one that the command line prints (docs/formats, docs/library.md).

   Every pointer that comes back through `out` and the like is the caller's, to be freed with the function for it; NULL
   may be freed. A tournament does not change any more once it is there: any number of threads may use it at the same
   time. There is no global state: no locale, no files, no clock, no random numbers, nothing to start or to shut down.

   Texts that are handed in: `bytes` with their `size`, or UTF-8 with a NUL at its end. Texts that are handed out are
   UTF-8 with a NUL at their end, which the size does not count.

   `options` is a JSON object, or NULL for none: {"round": 3, "system": "dutch-2026"}. Its members are the options of
   the verb of the same name, with _ for -; a member that is not known is an error. Where the command line takes the
   name of a file, a member takes what is in it. "format" is "json" unless it says otherwise.

   A function that fails says so by its status, and its text is the document {"diagnostics": [...]}: what, where, what
   to do. What is to be told although all went well is in ronda_text_diagnostics(). */
#ifndef RONDA_H
#define RONDA_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define RONDA_API __attribute__((visibility("default")))
#else
#define RONDA_API
#endif

#define RONDA_VERSION_NUMBER 100 /* 0.1.0: major * 10000 + minor * 100 + patch */

/* The exit codes of the command line. */
typedef int32_t ronda_status;
#define RONDA_OK 0
#define RONDA_NO_PAIRING 1 /* there is none, or a check found differences: then the text is its document */
#define RONDA_UNEXPECTED 2 /* a bug */
#define RONDA_BAD_INPUT 3  /* the bytes, the options or the question make no sense */
#define RONDA_LIMIT 4      /* too large, or no memory left */

typedef struct ronda_tournament ronda_tournament;
typedef struct ronda_text ronda_text;

/* The version that is linked, as "0.1.0" and as the number above. */
RONDA_API const char* ronda_version(void);
RONDA_API uint32_t ronda_version_number(void);

/* Texts. The diagnostics are a document of their own, {"diagnostics": []} if there is nothing to tell. */
RONDA_API const char* ronda_text_data(const ronda_text* text);
RONDA_API size_t ronda_text_size(const ronda_text* text);
RONDA_API const char* ronda_text_diagnostics(const ronda_text* text);
RONDA_API void ronda_text_free(ronda_text* text);

/* Files. `name` is what messages call the bytes; NULL will do. TRF in all its dialects, JSON, and CSV lists of players
   are told apart by what they hold. `diagnostics` may be NULL; it is set whether or not there is a tournament. */
RONDA_API ronda_status ronda_read(const char* bytes, size_t size, const char* name, ronda_tournament** out,
                                  ronda_text** diagnostics);
RONDA_API void ronda_tournament_free(ronda_tournament* tournament);
/* "trf16", "trfx", "trfbx", "trf26", "json", "csv"; "trf" or NULL: the file as it was read, with what has changed, in
   the encoding it had. */
RONDA_API ronda_status ronda_write(const ronda_tournament* tournament, const char* format, ronda_text** out);
/* Everything that is wrong with the bytes: the document of `ronda validate --json`. */
RONDA_API ronda_status ronda_validate(const char* bytes, size_t size, const char* name, ronda_text** out);
/* The bytes with everything repaired that can be (only TRF can), and the document of `ronda validate --fix --json`.
   The status is that of the repaired bytes. */
RONDA_API ronda_status ronda_repair(const char* bytes, size_t size, const char* name, ronda_text** repaired,
                                    ronda_text** report);

/* The pairing systems there are. */
RONDA_API ronda_status ronda_systems(ronda_text** out);

/* The next round, or the one of "round" again. Options: round, system, settings, acceleration, acceleration_table,
   apart, fide, initial_colour, format (json, pairs, table, csv, trf). */
RONDA_API ronda_status ronda_pair(const ronda_tournament* tournament, const char* options, ronda_text** out);
/* The tournament with a round in it: the document of ronda_pair(), changed or not, or lines as "pairs" has them. */
RONDA_API ronda_status ronda_with_round(const ronda_tournament* tournament, const char* pairing, ronda_tournament** out,
                                        ronda_text** diagnostics);
/* Was every round paired by the rules? RONDA_NO_PAIRING if not. Options: round, system, settings, acceleration,
   acceleration_table, apart, fide; or standings (true: points and ranks instead) and rules. */
RONDA_API ronda_status ronda_check(const ronda_tournament* tournament, const char* options, ronda_text** out);
/* Why a round is paired as it is. Options: those of ronda_pair() without initial_colour; verbose; one question of
   bracket, player, pair, why_not, why_not_bye, why_not_white, why_not_black; format (json, text, html, book). */
RONDA_API ronda_status ronda_explain(const ronda_tournament* tournament, const char* options, ronda_text** out);
/* Options: tiebreaks (a list of codes), after, best, rules, subsidiary, event, score, unrated, lot, alphabet,
   start_letters, what_if, start_points, crosstable, working, category, by, tags, encounter_points, players, boards,
   system, settings, format (json, table, csv, html). */
RONDA_API ronda_status ronda_standings(const ronda_tournament* tournament, const char* options, ronda_text** out);

/* Which boards of the next round would change. Options: changes (a list: "5: 12 1-0 8", "withdraw 7", "bye 3",
   "forbid 4-9"); those of ronda_pair() without round and initial_colour; format (json, text). */
RONDA_API ronda_status ronda_what_if(const ronda_tournament* tournament, const char* options, ronda_text** out);
/* A round by several systems. Options: systems (a list), round, acceleration, acceleration_table, apart, fide, format
   (json, text). */
RONDA_API ronda_status ronda_compare(const ronda_tournament* tournament, const char* options, ronda_text** out);
/* Whether the rounds that are left can be paired: RONDA_NO_PAIRING if not. Options: system, settings, acceleration,
   acceleration_table, apart, fide, format (json, text). */
RONDA_API ronda_status ronda_outlook(const ronda_tournament* tournament, const char* options, ronda_text** out);

/* Rating changes, or norms. Options: rules, own_rules, method (games, round-robin, short), facts, k, date, player,
   working, norms, format (json, table, csv, html). */
RONDA_API ronda_status ronda_rate(const ronda_tournament* tournament, const char* options, ronda_text** out);
/* What a player needs in the games to come. Options: player; against (a list of ratings), or a goal: rating or
   performance, or both; k, rules, own_rules, format (json, text). */
RONDA_API ronda_status ronda_rate_need(const ronda_tournament* tournament, const char* options, ronda_text** out);
/* A small question about ratings, without a tournament. "expected": rating, opponent, k; "performance": score,
   opponents (a list of ratings); "change": rating, score, opponents, k; "first", the first rating of a player: score,
   opponents, least. All but "performance" take rules and own_rules; format (json, text). */
RONDA_API ronda_status ronda_rate_question(const char* question, const char* options, ronda_text** out);

/* All rounds of a closed system ("berger", ...) for the players of a tournament, or for NULL and "count" of them.
   Options: count, boards, cycles, fide_order, draw, by, seed, printed, winner, lot, order, alphabet, start_letters,
   groups, qualifiers, uneven, final, tiebreaks, format (json, table, csv, trf, html). A draw needs a seed. */
RONDA_API ronda_status ronda_schedule(const char* system, const ronda_tournament* players, const char* options,
                                      ronda_text** out);
/* A knockout: of the players in the bytes, or of NULL and "count" of them, or a bracket under way as format "state"
   gave it. Options: count, losses, games, seeding, seeded, seed, dispensed, third_place, guarantee; result, withdraw,
   take_back; paper, format (json, state, table, csv, trf, svg, html). */
RONDA_API ronda_status ronda_bracket(const char* bytes, size_t size, const char* options, ronda_text** out);
/* A random tournament, the same from the same seed. Options: seed, players, rounds, system, settings, config,
   acceleration, acceleration_table, apart, fide, to (trf26, trf16, trfx, trfbx, json). */
RONDA_API ronda_status ronda_generate(const char* options, ronda_text** out);

/* What an arbiter does between rounds. Each makes another tournament; the one given stays as it is. The report, which
   may be NULL, is the document of the verb with --json. All take the option rules, the edition of the handling rules.

   Numbers by the initial order. Options: strength, equal, alphabet, start_letters. */
RONDA_API ronda_status ronda_number(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                                    ronda_text** report);
/* Options: name, title, rating, federation, fide_id, birth, sex; or players (a CSV list); round, missed; team, or
   new_team, nickname, team_strength, number; those of ronda_number(). */
RONDA_API ronda_status ronda_enter(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                                   ronda_text** report);
/* Options: player (one or several), round (one or several), kind (zero, half, full), cancel. */
RONDA_API ronda_status ronda_bye(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                                 ronda_text** report);
/* Options: player (one or several); or absent, excused. */
RONDA_API ronda_status ronda_withdraw(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                                      ronda_text** report);
/* Results and facts. Options: game (a list: "7-12:1-0"), round, reported, wrong_colours, for_rating; player with
   rating, title, name, federation, fide_id, birth; take_back, ground. */
RONDA_API ronda_status ronda_correct(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                                     ronda_text** report);

#ifdef __cplusplus
}
#endif

#endif
