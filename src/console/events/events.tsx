// Shows the list of events by section, or the page of one event.
import { splitName, typeOfName } from "../../library/names/versions.ts";
import { amount } from "../../library/text/printable.ts";
import type { IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Name } from "../parts/chip.tsx";
import { SideList } from "../parts/side-list.tsx";
import { Rows } from "../parts/table.tsx";
import { EventPage } from "./event-page.tsx";

export function Events() {
  const { name, query } = useAddress();
  if (name !== "") return <EventPage key={name} name={name} />;
  return <EventList chosen={query.section ?? ""} />;
}

const allSections = () =>
  index.sections
    .map((section, number) => ({
      ...section,
      events: index.events.filter(([, , of, , newest]) => of === number && newest === undefined),
    }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));

function EventList({ chosen }: Readonly<{ chosen: string }>) {
  const sections = allSections();
  const isOne = sections.some(({ name }) => name === chosen);
  const count = sections.reduce((sum, { events }) => sum + events.length, 0);
  const hrefAt = (section: string) => hrefOf("events", "", { section });
  const links = [
    { href: hrefAt(""), text: "All sections", end: count },
    ...sections.map(({ name, title, events }) => ({
      href: hrefAt(name),
      text: title,
      end: events.length,
    })),
  ];
  const shown = isOne ? sections.filter(({ name }) => name === chosen) : sections;
  return (
    <Page
      side={<SideList name="Sections" current={hrefAt(isOne ? chosen : "")} groups={[{ links }]} />}
    >
      <Title
        text="Events"
        aside={`${amount(index.events.length, "event")} of ${count} types in ${sections.length} sections`}
      />
      {shown.map(({ name, title, description, events }) => (
        <section key={name}>
          <h2>
            {title} <span class="count">{description}</span>
          </h2>
          <Rows rows={events.map(rowOf)} />
        </section>
      ))}
    </Page>
  );
}

function rowOf([name, description]: IndexedEvent) {
  const type = typeOfName(name);
  const older = index.events.filter(([old, , , , newest]) => newest && typeOfName(old) === type);
  const about = (
    <>
      {description}{" "}
      {older.map(([event]) => (
        <a key={event} class="small" href={hrefOf("events", event)} aria-label={event}>
          {splitName(event)?.version}
        </a>
      ))}
    </>
  );
  return { href: hrefOf("events", name), name: <Name text={name} />, about };
}
