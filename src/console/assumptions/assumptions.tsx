import type { AssumptionPlaces, PlacedAssumption, Terms } from "../data.ts";
import { useShown } from "../frame/hooks.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { useAddress } from "../frame/router.ts";
import { Catalogue } from "../parts/catalogue.tsx";
import { Icon, Marked, nameLinks, Prose } from "../parts/chip.tsx";
import { loadTerms } from "../parts/evidence.tsx";
import { Facts } from "../parts/table.tsx";
import { titleOfId } from "../parts/words.ts";

const load = async () => ({
  places: await loadJson<AssumptionPlaces>("./assumptions.json"),
  titles: (await loadTerms()).assumptions,
});

export const View = () => (
  <Loaded what="the assumptions" from={load}>
    {(here) => <Places {...here} />}
  </Loaded>
);

type Titles = Terms["assumptions"];

function Places({ places, titles }: Readonly<{ places: AssumptionPlaces; titles: Titles }>) {
  const { name: marked } = useAddress();
  const isKnown = places.some(({ assumptions }) => assumptions.some(({ id }) => id === marked));
  return (
    <Catalogue
      title="Assumptions"
      what="assumption"
      sections={places.map(({ title, assumptions }) => ({ title, items: assumptions }))}
      textOf={({ id, assumed, because, revisit }) =>
        `${id} ${titles[id]} ${assumed} ${because} ${revisit}`
      }
      head={
        <>
          <p>
            What the specification leaves open, and this contract chose. All else is documented.
          </p>
          {marked !== "" && !isKnown && <p>There is no assumption "{marked}".</p>}
        </>
      }
    >
      {(items, words) =>
        items.map((assumption) => (
          <Row key={assumption.id} {...{ assumption, titles, marked, words }} />
        ))
      }
    </Catalogue>
  );
}

type RowProps = Readonly<{
  assumption: PlacedAssumption;
  titles: Titles;
  marked: string;
  words: readonly string[];
}>;

function Row({ assumption, titles, marked, words }: RowProps) {
  const { id, assumed, because, revisit, events, operations } = assumption;
  const summary = useShown<HTMLElement>(id === marked);
  const users = [
    events === "all" ? "all events " : nameLinks("events", events),
    operations === "all" ? "all operations " : nameLinks("rest", operations),
  ];
  const isWhole = users.every(({ length }) => length === 0);
  return (
    <details class="assumption" name="assumption" id={id} open={id === marked}>
      <summary ref={summary}>
        <Icon of="turn" />
        <strong>
          <Marked text={titleOfId(id)} words={words} />
        </strong>
        <Prose as="span" text={titles[id] ?? ""} />
      </summary>
      <div class="in">
        <Prose text={assumed} />
        <Facts
          of={[
            ["Why", <Prose as="span" text={because} />],
            ["What changes it", <Prose as="span" text={revisit} />],
            ["Used by", isWhole ? "the contract as a whole" : users],
          ]}
        />
      </div>
    </details>
  );
}
