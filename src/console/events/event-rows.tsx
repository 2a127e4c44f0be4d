// The rows of the list of events, by section. They stay in the page and are hidden, and one that
// stays the same is not touched, so that a key in the search costs little.
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { Index, IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Name } from "../parts/name.tsx";
import { amount } from "../parts/plain.ts";
import type { Match } from "./search.ts";
import { useSlices } from "./slices.ts";

/** A section with the rows of it that match. */
export interface MatchedSection {
  readonly section: Index["sections"][number];
  /** All its events, by their place in the index. */
  readonly events: readonly number[];
  /** The events that match, each with the fields that match if its name does not. */
  readonly rows: ReadonlyMap<number, readonly string[]>;
  /** Says which rows these are. */
  readonly key: string;
}

/** The sections with what matches in them. If one is chosen, the others have nothing. */
export function foundIn(
  { sections, events }: Index,
  matches: readonly Match[],
  chosen: string,
): MatchedSection[] {
  const isAll = sections.every(({ name }) => name !== chosen);
  return sections.map((section, number) => {
    const own = events.flatMap((event, at) => (event[2] === number ? [at] : []));
    const rows = new Map<number, readonly string[]>();
    for (const at of isAll || section.name === chosen ? own : []) {
      const { rank = 0, fields = [] } = matches[at] ?? {};
      if (rank > 0) rows.set(at, fields);
    }
    return { section, events: own, rows, key: JSON.stringify([...rows]) };
  });
}

const rowsIn = ({ rows }: MatchedSection): number => rows.size;

/** The events that are found. The rows in view are drawn first. */
export function EventRows({
  index,
  found,
}: {
  readonly index: Index;
  readonly found: readonly MatchedSection[];
}) {
  return (
    <>
      {useSlices(found, rowsIn).map(
        (one) => one && <SectionRows key={one.section.name} index={index} found={one} />,
      )}
    </>
  );
}

/** The rows of a section. Those that do not match stay in the page and are hidden. */
function SectionRows({
  index,
  found: { section, events, rows, key },
}: {
  readonly index: Index;
  readonly found: MatchedSection;
}) {
  const kept = useRef<{ readonly key: string; readonly content: VNode }>(undefined);
  const keptRows = useRef(new Map<number, { readonly key: string; readonly row: VNode }>());
  const rowOf = (at: number): VNode => {
    const fields = rows.get(at);
    const own = fields?.join() ?? "hidden";
    const known = keptRows.current.get(at);
    if (known?.key === own) return known.row;
    const row = <Row key={at} event={index.events[at] as IndexedEvent} fields={fields} />;
    keptRows.current.set(at, { key: own, row });
    return row;
  };
  // Preact leaves alone what it is given again. A section without a row is hidden as it is.
  if (rows.size > 0 && kept.current?.key !== key) {
    const content = (
      <>
        <h2>
          {section.title} <span class="count">{amount(rows.size, "event")}</span>
          <span class="count about">{section.description}</span>
        </h2>
        <ul class="rows">{events.map(rowOf)}</ul>
      </>
    );
    kept.current = { key, content };
  }
  return kept.current ? <section hidden={rows.size === 0}>{kept.current.content}</section> : null;
}

/** A name of this length has room at every width; places to break at cost time. */
const SHORT = 30;

/** An event. It is hidden if it has no list of fields by which it matches. */
function Row({
  event: [name, description, , , newest],
  fields,
}: {
  readonly event: IndexedEvent;
  readonly fields: readonly string[] | undefined;
}) {
  return (
    <li hidden={!fields}>
      <a class="code hits" href={hrefOf("events", name)}>
        {name.length > SHORT ? <Name text={name} /> : name}
      </a>
      <p class="hits">
        {description}
        {newest !== undefined && (
          <>
            {" "}
            <span class="tag">newer: {newest}</span>
          </>
        )}
      </p>
      <FieldHits fields={fields ?? []} />
    </li>
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
