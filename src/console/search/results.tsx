// Shows the results of the search, as options below the box or as a page with all of them.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { NotHere, useLoaded } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Title, visits } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Marked, Method, Name } from "../parts/chip.tsx";
import { loadTerms } from "../parts/evidence.tsx";
import { Rows } from "../parts/table.tsx";
import {
  doors,
  type Entry,
  find,
  groupsOf,
  type Matches,
  reasonsOf,
  searchable,
} from "./search.ts";

type OptionProps = Readonly<{
  id: string;
  entry: Entry;
  words: readonly string[];
  isChosen: boolean;
  open: (href: string) => void;
}>;

export function Option({ id, entry, words, isChosen, open }: OptionProps) {
  const { group, kind, name, end, href } = entry;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the option
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box opens it
    <div ref={row} id={id} role="option" aria-selected={isChosen} onClick={() => open(href)}>
      <span class="small quiet">{group === "Operations" ? <Method name={kind} /> : kind}</span>
      <span>
        {kind !== "assumption" && (
          <code>
            <Marked text={name} words={words} />
          </code>
        )}{" "}
        <About entry={entry} words={words} />
      </span>
      <span class="small quiet">{isChosen ? <kbd>Enter</kbd> : <Name text={end} />}</span>
    </div>
  );
}

const About = ({ entry, words }: Pick<OptionProps, "entry" | "words">) => (
  <>
    <Marked text={entry.about} words={words} />{" "}
    {reasonsOf(entry, words).map((reason) => (
      <span key={reason} class="small">
        <Marked text={reason} words={words} />{" "}
      </span>
    ))}
  </>
);

/** What matches a text, and what is shown while nobody knows that yet. */
type Searched = Matches & { readonly waiting?: ComponentChildren };

export const ReadAs = ({ text, matches }: Readonly<{ text: string; matches: Searched }>) => (
  <>
    {matches.read.map(([word, as]) => (
      <p key={word} class="label">
        {word} read as {as}
      </p>
    ))}
    {matches.waiting ??
      (matches.entries.length === 0 && <p class="label">Nothing matches "{text.trim()}".</p>)}
  </>
);

export function Results() {
  const { q = "" } = useAddress().query;
  return (
    <Page>
      <Title text="Search" aside={`for "${q}"`} />
      <Found text={q} />
    </Page>
  );
}

export function Found({ text }: Readonly<{ text: string }>) {
  const matches = useMatches(text);
  return (
    <>
      {text.trim() !== "" && <ReadAs text={text} matches={matches} />}
      {groupsOf(matches, Number.POSITIVE_INFINITY).map(([title, entries]) => (
        <section key={title}>
          <h2>
            {title} <span class="count">{entries.length}</span>
          </h2>
          <Rows
            rows={entries.map((entry) => ({
              href: entry.href,
              name: <Marked text={entry.name} words={matches.words} />,
              about: (
                <>
                  <About entry={entry} words={matches.words} />{" "}
                  <span class="quiet small">
                    {entry.kind} {entry.end}
                  </span>
                </>
              ),
            }))}
          />
        </section>
      ))}
    </>
  );
}

/** Finds the results for a text. The first text loads the terms, and has no results before. */
export function useMatches(text: string): Searched {
  const [terms, again] = useLoaded(
    text && "terms",
    text ? loadTerms : () => new Promise<never>(() => {}),
  );
  const here = terms.is === "here" ? terms.content : undefined;
  const all = useMemo(() => (here ? searchable(index, here) : []), [here]);
  const matches = useMemo(
    () => (text.trim() === "" ? { words: [], read: [], entries: doors(visits) } : find(all, text)),
    [all, text, visits.length],
  );
  if (terms.is === "here" || text.trim() === "") return matches;
  return { ...matches, waiting: <NotHere is={terms.is} what="the search" again={again} /> };
}
