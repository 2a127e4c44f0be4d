import type { Note } from "../../stores/store.ts";
import type { Schemas } from "../handler.ts";
import { type Calendar, normalDateTime } from "./calendar.ts";

/** A sent note. Every field is optional, because notes in an account's data have fewer fields. */
type SentNote = {
  readonly [Field in keyof Schemas["Note"]]?: Schemas["Note"][Field] | null | undefined;
};

/** Makes the stored note. If the sent note has no time, the time is now. */
export const toNote = (
  { body, document_paths, created_at, is_pinned, unpin_at }: SentNote,
  now: string,
): Note => ({
  body: body ?? null,
  documentPaths: (document_paths ?? []).map(({ document_path }) => document_path),
  createdAt: normalDateTime(created_at ?? now),
  isPinned: is_pinned ?? false,
  unpinAt: unpin_at ? normalDateTime(unpin_at) : null,
});

/** Shows a note with the field names of the API. Its documents are shown as paths. */
export const noteFields = ({ body, documentPaths, createdAt, isPinned, unpinAt }: Note) => ({
  body,
  document_paths: documentPaths,
  created_at: createdAt,
  is_pinned: isPinned,
  unpin_at: unpinAt,
});

type Candidate = Pick<Note, "body" | "documentPaths"> & { readonly createdAt: string | undefined };

/** Makes an index that finds the note with the same content and, if given, the same created_at. */
export function indexNotes(notes: readonly Note[], calendar: Calendar) {
  const byContent = new Map<string, { first: Note; byMoment: Map<string, Note> }>();
  // Compares moments, so that the offset of a created_at makes no difference.
  const momentOf = (createdAt: string) => calendar.instantOf(createdAt)?.toString() ?? createdAt;
  const add = (note: Note): void => {
    const content = contentOf(note);
    const same = byContent.get(content) ?? { first: note, byMoment: new Map<string, Note>() };
    byContent.set(content, same);
    same.byMoment.set(momentOf(note.createdAt), note);
  };
  for (const note of notes) add(note);
  /** Finds a note with this content and time. Without a time, finds the first with this content. */
  const find = ({ createdAt, ...content }: Candidate): Note | undefined => {
    const same = byContent.get(contentOf(content));
    return createdAt === undefined ? same?.first : same?.byMoment.get(momentOf(createdAt));
  };
  return { add, find };
}

/** Returns the content of a note: its text. Without a text, it is the documents in any order. */
const contentOf = ({ body, documentPaths }: Pick<Note, "body" | "documentPaths">): string =>
  body === null ? `documents ${JSON.stringify([...documentPaths].sort())}` : `text ${body}`;
