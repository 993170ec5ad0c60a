// Who asks: by the session of an account, by a link, or as anybody; and in which language they read.
#pragma once

#include <optional>
#include <string>

#include "ronda/desk/desk.h"
#include "ronda/web/http/request.h"
#include "ronda/web/http/route.h"
#include "ronda/words/words.h"

namespace ronda::site {

using words::CodeOf;
using words::Language;
using words::LanguageNamed;
using words::PreferredLanguage;
using words::Words;

inline constexpr std::string_view kSessionCookie = "session";
inline constexpr std::string_view kLinkCookie = "link";
inline constexpr std::string_view kLanguageCookie = "language";

struct Visitor {
  desk::Who who;
  std::optional<store::TournamentId> only;  // of a link: the tournament it is for
  Words words;
  std::optional<Diagnostic> fault = {};    // it could not be looked up who asks
  std::optional<Diagnostic> ailment = {};  // of the desk, as far as the visitor works at it: nothing can be written
  std::string path = {};                   // where they are; empty where that is no plain address

  bool IsStaff() const { return desk::IsAtLeast(who, store::Role::kArbiter); }
};

// "en", "es", "cs": as chosen, else as the browser asks for.
std::string_view LanguageOf(const web::Request& request);

// Whether an address of ours has nothing in it that a browser could take for another place, or a header for its end.
bool IsPlainPath(std::string_view path);

Visitor VisitorOf(desk::Desk& desk, const web::Request& request);

// Whether the visitor has the right a route asks for, in the tournament it names.
bool MayEnter(const Visitor& visitor, web::Right right, std::optional<store::TournamentId> tournament);

}  // namespace ronda::site
