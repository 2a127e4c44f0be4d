// All events by section, and the operations that match a search.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { splitName } from "../../library/names/versions.ts";
import type { Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Page, Title } from "../frame/page.tsx";
import { open, useAddress } from "../frame/router.ts";
import { moveAmongResults, onEnter } from "../frame/search-box.tsx";
import { OperationRows } from "../parts/operation-rows.tsx";
import { amount } from "../parts/plain.ts";
import { nearestName, wordsOf } from "../parts/search-words.ts";
import { SideList } from "../parts/side-list.tsx";
import { EventRows, foundIn, type MatchedSection } from "./event-rows.tsx";
import { highlight, unmark } from "./highlight.ts";
import { type Match, matchAll, type Searchable, searchable } from "./search.ts";
import { useSettled } from "./use-settled.ts";

export function EventList({ index }: { readonly index: Index }) {
  const { q = "", section = "" } = useAddress().query;
  const entries = useMemo(() => searchable(index), [index]);
  const search = useMemo(() => searchFor(q, entries), [entries, q]);
  const { words, matches } = search;
  const found = useMemo(() => foundIn(index, matches, section), [index, matches, section]);
  const shown = found.reduce((sum, { rows }) => sum + rows.size, 0);
  const best = bestOf(index, search, found);
  const results = useRef<HTMLDivElement>(null);
  const counted =
    words.length === 0
      ? amount(shown, "event")
      : `${shown} of ${index.events.length} match "${q.trim()}"`;
  useEffect(() => onEnter(() => best && open(...best)));
  useLayoutEffect(() => {
    const mark = () => results.current && highlight(results.current, words);
    mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, [found]);
  useEffect(() => unmark, []);
  const counts = useSettled(search, COUNTED_AFTER_MILLISECONDS);
  const side = useMemo(
    () => <Sections index={index} search={counts} chosen={section} />,
    [index, counts, section],
  );
  return (
    <Page side={side}>
      <Title
        text="Events"
        aside={
          words.length === 0
            ? `${amount(index.events.length, "event")} of ${typesIn(index)} types in ${index.sections.length} sections`
            : counted
        }
      />
      <Results text={best ? `${counted}. Enter opens ${best[1]}.` : counted} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the keys */}
      <div class="results" ref={results} onKeyDown={moveAmongResults}>
        <Operations index={index} matches={search.operations} />
        <EventRows index={index} found={found} />
        {words.length > 0 && best === undefined && <Nothing index={index} q={q} />}
      </div>
    </Page>
  );
}

/** What was searched for, and how well each event and operation matches. */
interface Search {
  readonly q: string;
  readonly words: readonly string[];
  readonly matches: readonly Match[];
  readonly operations: readonly Match[];
}

function searchFor(q: string, { events, operations }: Searchable): Search {
  const words = wordsOf(q);
  return {
    q,
    words,
    matches: matchAll(events, words),
    operations: words.length === 0 ? [] : matchAll(operations, words),
  };
}

const typesIn = ({ events }: Index): number =>
  new Set(events.map(([name]) => splitName(name)?.type)).size;

/** What Enter opens: the best match, and of equal ones the first. Operations are found by name. */
function bestOf(
  { events, operations }: Index,
  search: Search,
  found: readonly MatchedSection[],
): [part: string, name: string] | undefined {
  let best: [string, string] | undefined;
  let rank = 0;
  for (const at of found.flatMap(({ rows }) => [...rows.keys()])) {
    const own = search.matches[at]?.rank ?? 0;
    if (own <= rank) continue;
    best = ["events", events[at]?.[0] ?? ""];
    rank = own;
  }
  for (const [at, match] of search.operations.entries()) {
    if (match.rank <= rank) continue;
    best = ["rest", operations[at]?.operationId ?? ""];
    rank = match.rank;
  }
  return best;
}

/** The side list is as costly as the rows, so its counts follow once nobody types any more. */
const COUNTED_AFTER_MILLISECONDS = 150;

function Sections({
  index: { sections, events },
  search: { q, matches },
  chosen,
}: {
  readonly index: Index;
  readonly search: Search;
  readonly chosen: string;
}) {
  const count = (section: number) =>
    events.filter((event, at) => event[2] === section && matches[at]?.rank !== 0).length;
  const all = matches.filter(({ rank }) => rank > 0).length;
  const links = [
    { name: "", text: "All sections", end: all },
    ...sections.map(({ name, title }, at) => ({ name, text: title, end: count(at) })),
  ].map(({ name, text, end }) => ({
    href: hrefOf("events", "", { q, section: name }),
    text,
    end,
    isCurrent: name === chosen,
  }));
  return <SideList name="Sections" groups={[{ links }]} />;
}

const SAID_AFTER_MILLISECONDS = 400;

/** Says what was found, once nobody types any more. */
function Results({ text }: { readonly text: string }) {
  const said = useSettled(text, SAID_AFTER_MILLISECONDS, "");
  return (
    <p role="status" aria-label="Results" class="hidden">
      {said}
    </p>
  );
}

function Operations({
  index,
  matches,
}: {
  readonly index: Index;
  readonly matches: readonly Match[];
}) {
  const found = index.operations.filter((_, at) => (matches[at]?.rank ?? 0) > 0);
  if (found.length === 0) return null;
  return (
    <section>
      <h2>
        Operations <span class="count">{found.length}</span>
      </h2>
      <OperationRows operations={found} />
    </section>
  );
}

function Nothing({ index, q }: { readonly index: Index; readonly q: string }) {
  const names = [
    ...index.events.map(([name]) => name),
    ...index.operations.map(({ operationId }) => operationId),
  ];
  const near = nearestName(q, names);
  const part = index.events.some(([name]) => name === near) ? "events" : "rest";
  return (
    <p>
      No event or operation matches "{q.trim()}".{" "}
      {near !== undefined && (
        <>
          Near it: <a href={hrefOf(part, near)}>{near}</a>
        </>
      )}
    </p>
  );
}
