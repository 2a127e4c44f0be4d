import type { Note } from "../../stores/store.ts";
import type { Schemas } from "../handler.ts";
import { type Calendar, normalDateTime } from "./calendar.ts";

/** A note as it is sent. In the data of an account it has fewer fields. */
type SentNote = {
  readonly [Field in keyof Schemas["Note"]]?: Schemas["Note"][Field] | null | undefined;
};

/** Makes the note that is stored. A note without a time was written now. */
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

/** Shows a note in the fields of the API, with the paths of its documents alone. */
export const noteFields = ({ body, documentPaths, createdAt, isPinned, unpinAt }: Note) => ({
  body,
  document_paths: documentPaths,
  created_at: createdAt,
  is_pinned: isPinned,
  unpin_at: unpinAt,
});

/** A note that may have been added before. */
type Candidate = Pick<Note, "body" | "documentPaths"> & { readonly createdAt: string | undefined };

/** Two notes are the same if their text is, and their created_at if the new note has one. */
export class NoteIndex {
  readonly #byContent = new Map<string, { first: Note; byMoment: Map<string, Note> }>();
  readonly #calendar: Calendar;

  constructor(notes: readonly Note[], calendar: Calendar) {
    this.#calendar = calendar;
    for (const note of notes) this.add(note);
  }

  add(note: Note): void {
    const content = contentOf(note);
    const same = this.#byContent.get(content) ?? { first: note, byMoment: new Map<string, Note>() };
    this.#byContent.set(content, same);
    same.byMoment.set(this.#momentOf(note.createdAt), note);
  }

  /** Finds the note that this one repeats. Without a created_at it is the first of that content. */
  find(candidate: Candidate): Note | undefined {
    const same = this.#byContent.get(contentOf(candidate));
    return candidate.createdAt === undefined
      ? same?.first
      : same?.byMoment.get(this.#momentOf(candidate.createdAt));
  }

  /** The same moment with another offset is the same created_at. */
  #momentOf(createdAt: string): string {
    return this.#calendar.instantOf(createdAt)?.toString() ?? createdAt;
  }
}

/** Notes without a text are compared by their documents, in any order. */
const contentOf = ({ body, documentPaths }: Pick<Note, "body" | "documentPaths">): string =>
  body === null ? `documents ${JSON.stringify([...documentPaths].sort())}` : `text ${body}`;
