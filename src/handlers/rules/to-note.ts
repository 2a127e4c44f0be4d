import type { Note } from "../../stores/store.ts";

/** What a note may have, in the data of an account or in a request of its own. */
interface Sent {
  readonly body?: string | undefined;
  readonly document_paths?: readonly { readonly document_path: string }[] | undefined;
  readonly created_at?: string | undefined;
  readonly is_pinned?: boolean | undefined;
  readonly unpin_at?: string | undefined;
}

/** A note as it is kept. One without a moment was written now. */
export const toNote = (
  { body, document_paths, created_at, is_pinned, unpin_at }: Sent,
  now: string,
): Note => ({
  body: body ?? null,
  documentPaths: (document_paths ?? []).map(({ document_path }) => document_path),
  createdAt: created_at ?? now,
  isPinned: is_pinned ?? false,
  unpinAt: unpin_at ?? null,
});
