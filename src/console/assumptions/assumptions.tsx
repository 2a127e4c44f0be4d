// Lists the assumptions of the contract. Each assumption is a line that opens.
import { useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import type { AssumptionPlaces, PlacedAssumption, Terms } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { useShown } from "../frame/hooks.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Icon, Name, Prose } from "../parts/chip.tsx";
import { loadTerms } from "../parts/evidence.tsx";
import { Filter } from "../parts/input.tsx";
import { SideList } from "../parts/side-list.tsx";
import { hasWords } from "../parts/words.ts";

const load = async () => ({
  places: await loadJson<AssumptionPlaces>("./assumptions.json"),
  titles: (await loadTerms()).assumptions,
});

export const Assumptions = () => (
  <Loaded what="the assumptions" from={load}>
    {(here) => <Places {...here} />}
  </Loaded>
);

type Titles = Terms["assumptions"];

function Places({ places, titles }: Readonly<{ places: AssumptionPlaces; titles: Titles }>) {
  const { name: marked, query } = useAddress();
  const { place: chosen = "" } = query;
  const [filter, setFilter] = useState("");
  const all = places.flatMap(({ assumptions }) => assumptions);
  const shown = places
    .filter(({ title }) => chosen === "" || title === chosen)
    .map(({ title, assumptions }) => ({ title, matches: assumptions.filter(isShown(filter)) }))
    .filter(({ matches }) => matches.length > 0);
  const count = shown.flatMap(({ matches }) => matches).length;
  const hrefAt = (place: string) => hrefOf("assumptions", "", { place });
  const links = [{ title: "", assumptions: all }, ...places].map(({ title, assumptions }) => ({
    href: hrefAt(title),
    text: title || "All",
    end: assumptions.length,
  }));
  return (
    <Page side={<SideList name="Where they stand" current={hrefAt(chosen)} groups={[{ links }]} />}>
      <Title
        text="Assumptions"
        aside={`${all.length} choices that the specification leaves open. Everything without a mark is documented.`}
      />
      {marked !== "" && !all.some(({ id }) => id === marked) && (
        <p>There is no assumption "{marked}".</p>
      )}
      <div class="filter">
        <Filter what="assumption" text={filter} onText={setFilter} count={count} all={all.length} />
      </div>
      {shown.map(({ title, matches }) => (
        <section key={title}>
          <h2>
            {title} <span class="count">{matches.length}</span>
          </h2>
          {matches.map((assumption) => (
            <Row key={assumption.id} {...{ assumption, titles, marked }} />
          ))}
        </section>
      ))}
    </Page>
  );
}

const isShown =
  (filter: string) =>
  ({ id, assumed, because, revisit }: PlacedAssumption): boolean =>
    hasWords(`${id} ${assumed} ${because} ${revisit}`, filter);

function weightOf({ events, operations }: PlacedAssumption): string {
  const places =
    (events === "all" ? index.events : events).length +
    (operations === "all" ? index.operations : operations).length;
  return places === 0 ? "the contract as a whole" : amount(places, "place");
}

type RowProps = Readonly<{ assumption: PlacedAssumption; titles: Titles; marked: string }>;

function Row({ assumption, titles, marked }: RowProps) {
  const { id } = assumption;
  const summary = useShown<HTMLElement>(id === marked);
  return (
    <details class="assumption" name="assumption" id={id} open={id === marked}>
      <summary ref={summary}>
        <Icon of="turn" />
        <Prose as="span" text={titles[id] ?? id} />
        <span class="push small quiet">{weightOf(assumption)}</span>
      </summary>
      <Reasons of={assumption} />
    </details>
  );
}

/** The body of an assumption: its text, reason, revision and dependents. */
const Reasons = ({
  of: { id, assumed, because, revisit, events, operations },
}: Readonly<{ of: PlacedAssumption }>) => (
  <div class="in">
    <Prose text={assumed} />
    <dl>
      <dt>Why</dt>
      <Prose as="dd" text={because} />
      <dt>Would change it</dt>
      <Prose as="dd" text={`${revisit.charAt(0).toUpperCase()}${revisit.slice(1)}`} />
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

const links = (part: string, names: "all" | readonly string[]) =>
  names !== "all" &&
  names.map((name) => (
    <span key={name}>
      <a href={hrefOf(part, name)}>
        <Name text={name} />
      </a>{" "}
    </span>
  ));
