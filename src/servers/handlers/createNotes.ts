import { refuse } from "../api/reply.ts";
import type { Handler, Schemas } from "./handler.ts";
import { loadCalendar, toDateTime } from "./rules/calendar.ts";
import { emitAdded } from "./rules/events.ts";
import { importKeyOf } from "./rules/import-key.ts";
import { changeImported } from "./rules/import-refusals.ts";
import { indexNotes, toNote } from "./rules/notes.ts";

/** Adds notes, all or none. For a note that is there already, the answer shows the earlier note. */
export const createNotes: Handler<"createNotes"> = async ({ body }, { store }) => {
  const key = importKeyOf(body);
  const calendar = await loadCalendar();
  const detail = `No imported account ${key.externalNumber} was found for the import supplier ${key.supplier}.`;
  const refusal = refuse("not_found", detail);
  return changeImported(store, key, "NOTE", refusal, async (writer, { account: { number } }) => {
    const notes = indexNotes(await writer.listAdded("notes", number), calendar);
    const results: Schemas["NoteResult"][] = [];
    const changes: Promise<void>[] = [];
    for (const sent of body.notes) {
      const note = toNote(sent, toDateTime(writer.now));
      const twin = notes.find({ ...note, createdAt: sent.created_at });
      const shown = twin ?? note;
      const status = twin ? "NOTE_ALREADY_EXISTS" : "NOTE_CREATION_SUCCESS";
      results.push({ created_at: shown.createdAt, body: shown.body ?? "", status });
      if (twin) continue;
      notes.add(note);
      changes.push(writer.add("notes", number, note), emitAdded(writer, key, "NOTE", number));
    }
    await Promise.all(changes);
    return { status: 201 as const, body: results };
  });
};
