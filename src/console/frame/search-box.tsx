// The one search. It filters the list of events, from any page.
import { useEffect, useRef } from "preact/hooks";
import { open, openWhileTyping, refine, useAddress } from "./router.ts";

const RESULTS = ".results a:not([hidden] a)";
/** Opens the best match. The list sets it, as it knows what matches. */
let openBest = (): void => {};

/** Says what Enter does in the search box. */
export const onEnter = (open: () => void): void => {
  openBest = open;
};

export function SearchBox() {
  const { part, name, query } = useAddress();
  const isList = part === "events" && name === "";
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  const search = (text: string) => {
    scrollTo(0, 0);
    if (isList) refine({ q: text });
    else openWhileTyping("events", { q: text });
  };
  const act = (event: KeyboardEvent) => {
    if (event.key === "Escape" && query.q) {
      event.preventDefault();
      search("");
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      document.querySelector<HTMLElement>(RESULTS)?.focus();
    }
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isList) openBest();
          else open("events", "", { q: input.current?.value ?? "" });
        }}
      >
        <input
          ref={input}
          type="search"
          aria-label="Search events and operations"
          placeholder="Search events and operations"
          autocomplete="off"
          spellcheck={false}
          value={isList ? (query.q ?? "") : ""}
          onInput={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={act}
        />
        <kbd>Ctrl K</kbd>
      </form>
    </search>
  );
}

/** Leads from result to result, and from the first one back to the box. */
export function moveAmongResults(event: KeyboardEvent): void {
  const links = [...document.querySelectorAll<HTMLElement>(RESULTS)];
  const at = links.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  if (goal < 0) document.querySelector<HTMLElement>("search input")?.focus();
  else links[Math.min(goal, links.length - 1)]?.focus();
}
