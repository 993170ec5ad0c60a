// The verbs of `ronda journal`, one function each.
#pragma once

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

void AddJournalInit(Verb journal, Context& context);
void AddJournalLog(Verb journal, Context& context);
void AddJournalShow(Verb journal, Context& context);
void AddJournalDiff(Verb journal, Context& context);
void AddJournalVerify(Verb journal, Context& context);
void AddJournalExport(Verb journal, Context& context);
void AddJournalImport(Verb journal, Context& context);
void AddJournalUndo(Verb journal, Context& context);
void AddJournalDo(Verb journal, Context& context);

}  // namespace ronda::cli
