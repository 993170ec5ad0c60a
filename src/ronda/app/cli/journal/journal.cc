#include "ronda/app/cli/journal/journal.h"

#include "ronda/app/cli/frame/delivery.h"

namespace ronda::cli {

void AddJournal(Verb app, Context& context) {
  const Verb verb = app.AddVerb("journal", "Desk files: every action kept, shown, verified, undone, carried elsewhere");
  AddJournalInit(verb, context);
  AddJournalLog(verb, context);
  AddJournalShow(verb, context);
  AddJournalDiff(verb, context);
  AddJournalVerify(verb, context);
  AddJournalUndo(verb, context);
  AddJournalDo(verb, context);
  AddJournalExport(verb, context);
  AddJournalImport(verb, context);
  verb.Footer(
      "A desk file holds tournaments with everything that was ever done to them; nothing in it is overwritten. Every\n"
      "verb that reads a tournament reads a desk file too, as it is or as it was after an act (--at).\n"
      "\n"
      "Examples:\n"
      "  ronda journal init club.desk open.trf        begin a journal with a tournament\n"
      "  ronda journal log club.desk                  who did what, and when\n"
      "  ronda journal verify club.desk               has anybody changed what was written?\n"
      "  ronda journal undo club.desk 12              take back act 12\n"
      "  ronda standings club.desk --at 120           as it was after act 120");
  verb.Run([verb, &context] {
    if (verb.HasInner()) return;
    Refuse(context, UsageError("ronda journal: what is to be done?", "see ronda journal --help"), {});
  });
}

}  // namespace ronda::cli
