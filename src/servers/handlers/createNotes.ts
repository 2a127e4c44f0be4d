import { refuse } from "../api/reply.ts";
import type { Handler, Schemas } from "./handler.ts";
import { loadCalendar, toDateTime } from "./rules/calendar.ts";
import { emitAdded } from "./rules/events.ts";
import { importKeyOf, isImported } from "./rules/import-key.ts";
import { refuseWithoutAccount } from "./rules/import-refusals.ts";
import { indexNotes, toNote } from "./rules/notes.ts";

/** Adds notes, all or none. For a note that is there already, the answer shows the earlier note. */
export const createNotes: Handler<"createNotes"> = async ({ body }, { store }) => {
  const key = importKeyOf(body);
  const calendar = await loadCalendar();
  return store.change(key, async (writer, { importProcess }) => {
    if (!isImported(importProcess)) {
      const detail = `No imported account ${key.externalNumber} was found for the import supplier ${key.supplier}.`;
      return refuseWithoutAccount(refuse("not_found", detail), importProcess, "NOTE", writer);
    }
    const { number } = importProcess.account;
    const known = indexNotes(await writer.listAdded("notes", number), calendar);
    const results: Schemas["NoteResult"][] = [];
    const changes: Promise<void>[] = [];
    for (const sent of body.notes) {
      const note = toNote(sent, toDateTime(writer.now));
      const twin = known.find({ ...note, createdAt: sent.created_at });
      const shown = twin ?? note;
      const status = twin ? "NOTE_ALREADY_EXISTS" : "NOTE_CREATION_SUCCESS";
      results.push({ created_at: shown.createdAt, body: shown.body ?? "", status });
      if (twin) continue;
      known.add(note);
      changes.push(writer.add("notes", number, note), emitAdded(writer, key, "NOTE", number));
    }
    await Promise.all(changes);
    return { status: 201, body: results };
  });
};
