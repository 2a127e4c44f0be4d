// All events by section, or one of them.
import { splitName } from "../../library/names/versions.ts";
import type { Index, IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { amount } from "../parts/plain.ts";
import { SideList } from "../parts/side-list.tsx";
import { Name } from "../parts/text.tsx";
import { EventPage } from "./event-page.tsx";

export function Events({ index }: Readonly<{ index: Index }>) {
  const { name, query } = useAddress();
  if (name !== "") return <EventPage key={name} name={name} index={index} />;
  return <EventList index={index} chosen={query.section ?? ""} />;
}

/** A section with the newest version of each of its events. */
const sectionsOf = ({ sections, events }: Index) =>
  sections
    .map((section, at) => ({
      ...section,
      events: events.filter(([, , of, , newest]) => of === at && newest === undefined),
    }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));

function EventList({ index, chosen }: Readonly<{ index: Index; chosen: string }>) {
  const sections = sectionsOf(index);
  const isOne = sections.some(({ name }) => name === chosen);
  const count = (own: typeof sections) => own.reduce((sum, { events }) => sum + events.length, 0);
  const links = [
    { name: "", title: "All sections", end: count(sections) },
    ...sections.map(({ name, title, events }) => ({ name, title, end: events.length })),
  ].map(({ name, title, end }) => ({
    href: hrefOf("events", "", { section: name }),
    text: title,
    end,
    isCurrent: name === (isOne ? chosen : ""),
  }));
  const shown = isOne ? sections.filter(({ name }) => name === chosen) : sections;
  return (
    <Page side={<SideList name="Sections" groups={[{ links }]} />}>
      <Title
        text="Events"
        aside={`${amount(index.events.length, "event")} of ${count(sections)} types in ${sections.length} sections`}
      />
      {shown.map(({ name, title, description, events }) => (
        <section key={name}>
          <h2>
            {title} <span class="count">{description}</span>
          </h2>
          <ul class="rows">
            {events.map((event) => (
              <Row key={event[0]} event={event} index={index} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

type RowProps = Readonly<{ event: IndexedEvent; index: Index }>;

/** An event, with its older versions as links behind it. */
function Row({ event: [name, description], index }: RowProps) {
  const { type } = splitName(name) ?? { type: name };
  const older = index.events.filter(
    ([one, , , , newest]) => newest && splitName(one)?.type === type,
  );
  return (
    <li>
      <a class="code" href={hrefOf("events", name)}>
        <Name text={name} />
      </a>
      <p>
        {description}{" "}
        {older.map(([one]) => (
          <a key={one} class="small" href={hrefOf("events", one)} aria-label={one}>
            {splitName(one)?.version}
          </a>
        ))}
      </p>
    </li>
  );
}
