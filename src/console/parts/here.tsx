// What is on a page, as links that stay in view.
import { useState } from "preact/hooks";
import { useListener } from "../frame/hooks.ts";

/** A place of the page: its id and its title. */
export type Place = readonly [id: string, title: string, isNarrow?: "narrow"];

export function Here({ places }: Readonly<{ places: readonly Place[] }>) {
  const ids = places.flatMap(([id, , isNarrow]) => (isNarrow ? [] : [id]));
  const [current, setCurrent] = useState(ids[0]);
  useListener("scroll", () => setCurrent(ids.findLast(isReached) ?? ids[0]));
  const go = (id: string) => {
    const place = document.getElementById(id);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  };
  return (
    <nav class="here" aria-label="On this page">
      {places.map(([id, title, narrow = ""]) => (
        <button
          key={id}
          type="button"
          class={narrow}
          aria-current={id === current ? "true" : undefined}
          onClick={() => go(id)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

/** How far below the top a place counts as the one that is read. */
const READ = 160;

const isReached = (id: string): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? READ) < READ;
