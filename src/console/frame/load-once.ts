// What is loaded once for the whole page.

const promises = new Map<string, Promise<unknown>>();
/** What promises came to, so that what is here already is shown at once. */
const settled = new WeakMap<Promise<unknown>, unknown>();

/** Calls `load` once for a key, and again only if it failed. */
export function loadOnce<Content>(key: string, load: () => Promise<Content>): Promise<Content> {
  const before = promises.get(key) as Promise<Content> | undefined;
  if (before) return before;
  const promise = load();
  promises.set(key, promise);
  promise.then(
    (content) => settled.set(promise, content),
    () => promises.delete(key),
  );
  return promise;
}

/** What a promise came to; undefined if that is not known yet. */
export const settledOf = <Content>(
  promise: Promise<Content>,
): { readonly content: Content } | undefined =>
  settled.has(promise) ? { content: settled.get(promise) as Content } : undefined;
