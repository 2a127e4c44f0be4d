// What the contract assumes, and why: one line each, which opens.
import { useEffect, useRef, useState } from "preact/hooks";
import type { AssumptionPlaces, Index, PlacedAssumption } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Icon } from "../parts/chip.tsx";
import { TextField } from "../parts/input.tsx";
import { amount, wordsOf } from "../parts/plain.ts";
import { loadTerms } from "../parts/proof.tsx";
import { SideList } from "../parts/side-list.tsx";
import { Name, Prose } from "../parts/text.tsx";

const load = async () => ({
  places: await loadJson<AssumptionPlaces>("./assumptions.json"),
  titles: (await loadTerms()).assumptions,
});
type Titles = Readonly<Record<string, string>>;

export function Assumptions({ index }: Readonly<{ index: Index }>) {
  return (
    <Loaded what="the assumptions" from={load}>
      {({ places, titles }) => <Places places={places} titles={titles} index={index} />}
    </Loaded>
  );
}

type PlacesProps = Readonly<{ places: AssumptionPlaces; titles: Titles; index: Index }>;

function Places({ places, titles, index }: PlacesProps) {
  const { name: marked, query } = useAddress();
  const { place: chosen = "" } = query;
  const [filter, setFilter] = useState("");
  const words = wordsOf(filter);
  const all = places.flatMap(({ assumptions }) => assumptions);
  const isShown = ({ id, assumed, because, revisit }: PlacedAssumption) => {
    const text = `${id} ${assumed} ${because} ${revisit}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const shown = places
    .filter(({ title }) => chosen === "" || title === chosen)
    .map(({ title, assumptions }) => ({ title, assumptions: assumptions.filter(isShown) }))
    .filter(({ assumptions }) => assumptions.length > 0);
  const count = shown.reduce((sum, { assumptions }) => sum + assumptions.length, 0);
  const links = [{ title: "", assumptions: all }, ...places].map(({ title, assumptions }) => ({
    href: hrefOf("assumptions", "", { place: title }),
    text: title === "" ? "All" : title,
    end: assumptions.length,
    isCurrent: title === chosen,
  }));
  const counts = { events: index.events.length, operations: index.operations.length };
  return (
    <Page side={<SideList name="Where they stand" groups={[{ links }]} />}>
      <Title
        text="Assumptions"
        aside={`${all.length} choices that the specification leaves open. Everything without a mark is documented.`}
      />
      {marked !== "" && !all.some(({ id }) => id === marked) && (
        <p>There is no assumption "{marked}".</p>
      )}
      <div class="filter">
        <TextField label="Filter assumptions" value={filter} onText={setFilter} />
      </div>
      <p role="status" class="small quiet">
        {words.length > 0 && `${count} of ${all.length} match`}
      </p>
      {shown.map(({ title, assumptions }) => (
        <section key={title}>
          <h2>
            {title} <span class="count">{assumptions.length}</span>
          </h2>
          {assumptions.map((one) => (
            <Row
              key={one.id}
              assumption={one}
              title={titles[one.id] ?? one.id}
              isMarked={one.id === marked}
              counts={counts}
            />
          ))}
        </section>
      ))}
    </Page>
  );
}

interface Counts {
  readonly events: number;
  readonly operations: number;
}

/** How much rests on an assumption. */
function weightOf({ events, operations }: PlacedAssumption, counts: Counts): string {
  const of = (names: "all" | readonly string[], all: number) =>
    names === "all" ? all : names.length;
  const places = of(events, counts.events) + of(operations, counts.operations);
  return places === 0 ? "the contract as a whole" : amount(places, "place");
}

type RowProps = Readonly<{
  assumption: PlacedAssumption;
  title: string;
  isMarked: boolean;
  counts: Counts;
}>;

function Row({ assumption, title, isMarked, counts }: RowProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isMarked || !box.current) return;
    box.current.open = true;
    box.current.scrollIntoView({ block: "center" });
    box.current.querySelector("summary")?.focus({ preventScroll: true });
  }, [isMarked]);
  return (
    <details ref={box} class="assumption" name="assumption" id={assumption.id}>
      <summary>
        <Icon of="turn" />
        <span>
          <Prose text={title} />
        </span>
        <span class="push small quiet">{weightOf(assumption, counts)}</span>
      </summary>
      <Reasons assumption={assumption} />
    </details>
  );
}

/** The rest of an assumption, why it was chosen, what would change it, and what rests on it. */
function Reasons({
  assumption: { id, assumed, because, revisit, events, operations },
}: Readonly<{ assumption: PlacedAssumption }>) {
  return (
    <div class="in">
      <p>
        <Prose text={assumed} />
      </p>
      <dl>
        <dt>Why</dt>
        <dd>
          <Prose text={because} />
        </dd>
        <dt>Would change it</dt>
        <dd>
          <Prose text={`${revisit.charAt(0).toUpperCase()}${revisit.slice(1)}`} />
        </dd>
        <dt>Rests on it</dt>
        <dd>
          {events === "all" && "all events "}
          {operations === "all" && "all operations "}
          {links("events", events)}
          {links("rest", operations)}
          {events.length === 0 && operations.length === 0 && "the contract as a whole"}
        </dd>
        <dt>Its name</dt>
        <dd>
          <a class="code" href={hrefOf("assumptions", id)}>
            {id}
          </a>
        </dd>
      </dl>
    </div>
  );
}

const links = (part: string, names: "all" | readonly string[]) =>
  names !== "all" &&
  names.map((name) => (
    <span key={name}>
      <a href={hrefOf(part, name)}>
        <Name text={name} />
      </a>{" "}
    </span>
  ));
