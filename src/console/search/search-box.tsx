import type { TargetedFocusEvent } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { useAnswer, useListener } from "../frame/hooks.ts";
import { openHref, useAddress } from "../frame/router.ts";
import { Icon } from "../parts/chip.tsx";
import { loadTerms } from "../parts/evidence.tsx";
import { Button } from "../parts/input.tsx";
import { Option, ReadAs, useMatches } from "./results.tsx";
import { groupsOf } from "./search.ts";

const SAID_AFTER_MILLISECONDS = 400;
/** Matches the fields in which a slash and a question mark are text. */
const TYPED = "input, select, textarea, [contenteditable=true]";

/** True for a key that leads to the search, wherever the focus is. */
function isSearchKey(event: KeyboardEvent): boolean {
  const isTyped = event
    .composedPath()
    .some((node) => node instanceof Element && node.matches(TYPED));
  const isSlash = /^[/?]$/.test(event.key) && !isTyped;
  return isSlash || (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey));
}

/** Keeps the state of the search box: its text, its results, the chosen result, and its keys. */
function useCombobox() {
  const { part, query } = useAddress();
  const asked = (part === "search" && query.q) || "";
  const [text, setText] = useState(asked);
  useEffect(() => setText((before) => asked || before), [asked]);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const matches = useMatches(isOpen ? text : "");
  const options = useMemo(() => groupsOf(matches).flatMap(([, entries]) => entries), [matches]);
  const type = (typed: string) => {
    setText(typed);
    setChosen(0);
    setIsOpen(true);
  };
  const open = (href: string | undefined) => {
    if (href === undefined) return;
    setIsOpen(false);
    setText("");
    openHref(href);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isEnter = event.key === "Enter";
    if (event.key === "Escape") setIsOpen(false);
    else if (!isOpen && (isEnter || step !== undefined)) setIsOpen(true);
    else if (step !== undefined && options.length > 0)
      setChosen((chosen + step + options.length) % options.length);
    else if (isEnter) open(options[chosen]?.href);
    else return;
    event.preventDefault();
  };
  const { length } = matches.entries;
  const count = `${amount(length, "result")}, ${Math.min(length, 5)} best`;
  const said = useAnswer(async () => count, SAID_AFTER_MILLISECONDS, [count]);
  return { text, matches, options, said, chosen, isOpen, setIsOpen, type, open, press };
}

export function SearchBox() {
  const box = useCombobox();
  const { text, options, said, chosen, isOpen, setIsOpen, type, press } = box;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useListener("keydown", (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
    setIsOpen(true);
  });
  const leave = ({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLElement>) =>
    currentTarget.contains(relatedTarget as Node | null) || setIsOpen(false);
  return (
    <search class="find" onFocusOut={leave}>
      <Icon of="search" />
      <input
        ref={input}
        id="search"
        type="search"
        list={undefined}
        // biome-ignore lint/a11y/noRedundantRoles: an input without a `list` is no combobox
        role="combobox"
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen && options.length > 0 ? `${id}-${chosen}` : undefined}
        placeholder="Search"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onFocus={() => void loadTerms()}
        onClick={() => setIsOpen(true)}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={press}
      />
      <kbd>Ctrl K</kbd>
      <p role="status" aria-label="Found" class="hidden">
        {isOpen && said}
      </p>
      {isOpen ? <Palette id={id} box={box} /> : <span id={id} />}
    </search>
  );
}

type PaletteProps = Readonly<{ id: string; box: ReturnType<typeof useCombobox> }>;

function Palette({ id, box: { text, matches, options, chosen, open } }: PaletteProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the box during a click
    <div class="palette" onMouseDown={(event) => event.preventDefault()}>
      <ReadAs text={text} matches={matches} />
      <div id={id} role="listbox" aria-label="Results">
        {groupsOf(matches).map(([title, entries]) => (
          // biome-ignore lint/a11y/useSemanticElements: only a role can group options
          <div key={title} role="group" aria-label={title}>
            <p class="label" role="presentation">
              {title}
            </p>
            {entries.map((entry) => (
              <Option
                key={entry.href}
                id={`${id}-${options.indexOf(entry)}`}
                entry={entry}
                words={matches.words}
                isChosen={entry === options[chosen]}
                open={open}
              />
            ))}
          </div>
        ))}
      </div>
      <div class="keys">
        <span>
          <kbd>/</kbd> or <kbd>Ctrl K</kbd> search, <kbd>↑ ↓</kbd> choose, <kbd>Enter</kbd> open,{" "}
          <kbd>Esc</kbd> close, <kbd>Ctrl Enter</kbd> send, <kbd>F8</kbd> next fault
        </span>
        {text.trim() !== "" && options.length > 0 && (
          <Button look="link push" act={() => open(hrefOf("search", "", { q: text }))}>
            All {matches.entries.length} as a list
          </Button>
        )}
      </div>
    </div>
  );
}
