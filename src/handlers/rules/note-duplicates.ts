// Which notes are the same: those with the same text, and with the same created_at where the new one brings one along.
import type { Note } from "../../stores/store.ts";
import { instantOf } from "./calendar.ts";

/** A note that may have been added before. */
type Candidate = Pick<Note, "body" | "documentPaths"> & { readonly createdAt: string | undefined };

/** Notes by what they say and when they were made, so that many can be compared with many. */
export class NoteIndex {
  readonly #byContent = new Map<
    string,
    { readonly first: Note; readonly byMoment: Map<string, Note> }
  >();

  constructor(notes: readonly Note[]) {
    for (const note of notes) this.add(note);
  }

  add(note: Note): void {
    const content = contentOf(note);
    const same = this.#byContent.get(content) ?? { first: note, byMoment: new Map<string, Note>() };
    this.#byContent.set(content, same);
    same.byMoment.set(momentOf(note.createdAt), note);
  }

  /** The note that this one repeats: without a created_at the first of those that say the same. */
  find(candidate: Candidate): Note | undefined {
    const same = this.#byContent.get(contentOf(candidate));
    return candidate.createdAt === undefined
      ? same?.first
      : same?.byMoment.get(momentOf(candidate.createdAt));
  }
}

/** Notes without a text are told apart by their documents, in whatever order they name them. */
const contentOf = ({ body, documentPaths }: Pick<Note, "body" | "documentPaths">): string =>
  body === null ? `documents ${JSON.stringify([...documentPaths].sort())}` : `text ${body}`;

/** The same moment in another offset is the same created_at. */
const momentOf = (createdAt: string): string => instantOf(createdAt)?.toString() ?? createdAt;
