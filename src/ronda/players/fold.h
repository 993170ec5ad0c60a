// Names made comparable: words of the letters a to z. A word that may be written in several ways ("Müller", "Юрий") has
// several forms; whoever looks for one of them finds all. The forms are computed once when a list comes in and once a
// question.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ronda::players {

// The forms of a word, the most common one first; none has anything but the letters a to z. Empty if nothing is left.
// "Müller": muller, mueller. "Ångström": angstrom, aangstroem. "Юрий": yuriy, iurii, yuryy, yury, ...
std::vector<std::string> FormsOf(std::string_view word);

// The words of a question, each in its forms. "O'Neill" is one word, "Jean-Pierre" two.
std::vector<std::vector<std::string>> QuestionWords(std::string_view text);

// What a name is found by, without order: each word in all its forms, and where an apostrophe or a hyphen joins words
// both the parts and the whole.
struct NameWords {
  std::vector<std::string> surname;  // what stands before the comma; all of it if there is none
  std::vector<std::string> given;
};
NameWords WordsOf(std::string_view name);

}  // namespace ronda::players
