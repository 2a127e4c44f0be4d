// What the contract assumes, and why.
import { useEffect, useRef, useState } from "preact/hooks";
import type { AssumptionPlaces, Index, PlacedAssumption } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Name } from "../parts/name.tsx";
import { Prose } from "../parts/prose.tsx";
import { wordsOf } from "../parts/search-words.ts";
import { SideList } from "../parts/side-list.tsx";

export function Assumptions({ index }: { readonly index: Index }) {
  return (
    <Loaded what="the assumptions" from={() => loadJson<AssumptionPlaces>("./assumptions.json")}>
      {(places) => <Places places={places} index={index} />}
    </Loaded>
  );
}

function Places({ places, index }: { readonly places: AssumptionPlaces; readonly index: Index }) {
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
  return (
    <Page side={<SideList name="Where they stand" groups={[{ links }]} />}>
      <Title
        text="Assumptions"
        aside={`${all.length} choices that the specification leaves open. Everything without a mark is documented.`}
      />
      {marked !== "" && !all.some(({ id }) => id === marked) && (
        <p>There is no assumption "{marked}".</p>
      )}
      <label class="filter">
        <span class="label">Filter assumptions</span>
        <input
          type="text"
          value={filter}
          onInput={({ currentTarget }) => setFilter(currentTarget.value)}
        />
      </label>
      <p role="status" class="small quiet">
        {words.length > 0 && `${count} of ${all.length} match`}
      </p>
      {shown.map(({ title, assumptions }) => (
        <section key={title}>
          <h2>
            {title} <span class="count">{assumptions.length}</span>
          </h2>
          <ul class="assumptions">
            {assumptions.map((assumption) => (
              <Row
                key={assumption.id}
                assumption={assumption}
                isMarked={assumption.id === marked}
                counts={{ events: index.events.length, operations: index.operations.length }}
              />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function Row({
  assumption: { id, assumed, because, revisit, events, operations },
  isMarked,
  counts,
}: {
  readonly assumption: PlacedAssumption;
  readonly isMarked: boolean;
  readonly counts: { readonly events: number; readonly operations: number };
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    item.current?.scrollIntoView({ block: "center" });
    item.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return (
    <li ref={item} tabIndex={-1} class={isMarked ? "chosen" : ""}>
      <div>
        <a class="code" href={hrefOf("assumptions", id)}>
          {id}
        </a>
        <p class="small quiet">
          Rests on it: {events === "all" && `all ${counts.events} events `}
          {operations === "all" && `all ${counts.operations} operations`}
          {links("events", events)}
          {links("rest", operations)}
          {events.length === 0 && operations.length === 0 && "the contract as a whole"}
        </p>
      </div>
      <div>
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
        </dl>
      </div>
    </li>
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
