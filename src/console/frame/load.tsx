// Loads code and data on demand, and tells the visitor if a load is slow or fails.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Loading, loadOnce } from "./load-once.ts";
import type { readFields } from "./read-fields.ts";

/** Loads a JSON file of the page once. `read` is the reviver of `JSON.parse`. */
export function loadJson<Content>(path: string, read?: typeof readFields): Loading<Content> {
  return loadOnce(path, async () => {
    const response = await fetch(new URL(path, import.meta.url));
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return JSON.parse(await response.text(), read) as Content;
  });
}

export const loadDocument = <Content,>(path: string): Loading<Content> =>
  loadJson(new URL(path, document.baseURI).href);

type Waiting = "loading" | "failed";
export type State<Content> = Readonly<{ is: Waiting } | { is: "here"; content: Content }>;

const LOADING = { is: "loading" } as const;

/** Returns the state of a load. A new `key` starts a new load. */
export function useLoaded<Content>(
  key: string,
  load: () => Loading<Content>,
): readonly [State<Content>, again: () => void] {
  const [attempt, setAttempt] = useState(0);
  const promise = useMemo(load, [key, attempt]);
  const [state, setState] = useState<State<Content> & { of?: Promise<Content> }>(LOADING);
  useEffect(() => {
    let isCurrent = true;
    const set = (next: State<Content>) => isCurrent && setState({ ...next, of: promise });
    promise.then(
      (content) => set({ is: "here", content }),
      () => set({ is: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  const again = () => setAttempt(attempt + 1);
  if (promise.here) return [{ is: "here", ...promise.here }, again];
  return [state.of === promise ? state : LOADING, again];
}

type LoadedProps<Content> = Readonly<{
  what: string;
  from: () => Loading<Content>;
  children: (content: Content) => ComponentChildren;
}>;

export function Loaded<Content>({ what, from, children }: LoadedProps<Content>) {
  const [state, again] = useLoaded(what, from);
  if (state.is !== "here") return <NotHere is={state.is} what={what} again={again} />;
  return <>{children(state.content)}</>;
}

type NotHereProps = Readonly<{ is: Waiting; what: string; again: () => void }>;

export function NotHere({ is, what, again }: NotHereProps) {
  if (is === "loading") return <p class="quiet loading">Loading {what}</p>;
  return (
    <p role="alert">
      This part did not load.{" "}
      <button type="button" onClick={again}>
        Try again
      </button>
    </p>
  );
}
