// All events by section, and the operations that match a search.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { splitName } from "../../model/versions.ts";
import type { Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Page, Title } from "../frame/page.tsx";
import { open, useAddress } from "../frame/router.ts";
import { moveAmongResults, onEnter } from "../frame/search-box.tsx";
import { SideList } from "../frame/side-list.tsx";
import { Name } from "../parts/name.tsx";
import { OperationRows } from "../parts/operation-rows.tsx";
import { amount } from "../parts/plain.ts";
import { highlight, unmark } from "./highlight.ts";
import { type Match, matchAll, nearestName, searchable, wordsOf } from "./search.ts";

export function EventList({ index }: { readonly index: Index }) {
  const { q = "", section = "" } = useAddress().query;
  const words = wordsOf(q);
  const entries = useMemo(() => searchable(index), [index]);
  const matches = matchAll(entries.events, words);
  const operations = words.length === 0 ? [] : matchAll(entries.operations, words);
  const chosen = index.sections.findIndex(({ name }) => name === section);
  const isShown = (at: number) =>
    matches[at]?.rank !== 0 && (chosen === -1 || index.events[at]?.[2] === chosen);
  const shown = index.events.filter((_, at) => isShown(at)).length;
  const best = bestOf(index, matches, operations, isShown);
  const results = useRef<HTMLDivElement>(null);
  const counted =
    words.length === 0
      ? amount(shown, "event")
      : `${shown} of ${index.events.length} match "${q.trim()}"`;
  useEffect(() => onEnter(() => best && open(...best)));
  useEffect(() => {
    const mark = () => results.current && highlight(results.current, words);
    mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  });
  useEffect(() => unmark, []);
  return (
    <Page side={<Sections index={index} matches={matches} q={q} chosen={section} />}>
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
        <Operations index={index} matches={operations} />
        <Rows index={index} matches={matches} isShown={isShown} />
        {words.length > 0 && best === undefined && <Nothing index={index} q={q} />}
      </div>
    </Page>
  );
}

const typesIn = ({ events }: Index): number =>
  new Set(events.map(([name]) => splitName(name)?.type)).size;

/** What Enter opens: the best match, and of equal ones the first. Operations are found by name. */
function bestOf(
  { events, operations }: Index,
  matches: readonly Match[],
  found: readonly Match[],
  isShown: (at: number) => boolean,
): [part: string, name: string] | undefined {
  let best: [string, string] | undefined;
  let rank = 0;
  for (const [at, match] of matches.entries()) {
    if (match.rank <= rank || !isShown(at)) continue;
    best = ["events", events[at]?.[0] ?? ""];
    rank = match.rank;
  }
  for (const [at, match] of found.entries()) {
    if (match.rank <= rank) continue;
    best = ["rest", operations[at]?.operationId ?? ""];
    rank = match.rank;
  }
  return best;
}

function Sections({
  index: { sections, events },
  matches,
  q,
  chosen,
}: {
  readonly index: Index;
  readonly matches: readonly Match[];
  readonly q: string;
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
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSaid, SAID_AFTER_MILLISECONDS, text);
    return () => clearTimeout(timer);
  }, [text]);
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

/** How many sections are made in one frame, so that a slow machine is free for others in between. */
const SECTIONS_IN_A_FRAME = 6;

/** All rows. They stay in the page and are hidden; what is in them is made once. */
function Rows({
  index,
  matches,
  isShown,
}: {
  readonly index: Index;
  readonly matches: readonly Match[];
  readonly isShown: (at: number) => boolean;
}) {
  const contents = useMemo(() => index.events.map(rowContent), [index]);
  const bySection = useMemo(
    () =>
      index.sections.map((_, section) =>
        index.events.flatMap((event, at) => (event[2] === section ? [at] : [])),
      ),
    [index],
  );
  const [made, setMade] = useState(SECTIONS_IN_A_FRAME);
  useEffect(() => {
    if (made >= index.sections.length) return;
    const frame = requestAnimationFrame(() => setMade(made + SECTIONS_IN_A_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [made, index]);
  return (
    <>
      {index.sections.slice(0, made).map((section, number) => (
        <SectionRows
          key={section.name}
          section={section}
          contents={contents}
          rows={(bySection[number] ?? []).map((at) => ({
            at,
            isShown: isShown(at),
            fields: matches[at]?.fields ?? [],
          }))}
        />
      ))}
    </>
  );
}

/** The rows of a section, which are made anew only if something about them is. */
function SectionRows({
  section: { title, description },
  contents,
  rows,
}: {
  readonly section: Index["sections"][number];
  readonly contents: readonly ComponentChildren[];
  readonly rows: readonly {
    readonly at: number;
    readonly isShown: boolean;
    readonly fields: readonly string[];
  }[];
}) {
  const shown = rows.filter(({ isShown }) => isShown).length;
  return useMemo(
    () => (
      <section hidden={shown === 0}>
        <h2>
          {title} <span class="count">{amount(shown, "event")}</span>
          <span class="count about">{description}</span>
        </h2>
        <ul class="rows">
          {rows.map(({ at, isShown, fields }) => (
            <li key={at} hidden={!isShown}>
              {contents[at]}
              <FieldHits fields={fields} />
            </li>
          ))}
        </ul>
      </section>
    ),
    [contents, JSON.stringify(rows)],
  );
}

function rowContent([name, description, , , newest]: Index["events"][number]) {
  return (
    <>
      <a class="code hits" href={hrefOf("events", name)}>
        <Name text={name} />
      </a>
      <p>
        <span class="hits">{description}</span>
        {newest !== undefined && <span class="tag">newer: {newest}</span>}
      </p>
    </>
  );
}

function FieldHits({ fields }: { readonly fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <p class="quiet small">
      {fields.length === 1 ? "field" : "fields"} <span class="code">{fields.join(", ")}</span>
    </p>
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
