import { splitName, typeOfName } from "../../library/names/versions.ts";
import type { IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { index, sendersOf } from "../frame/load-once.ts";
import { refine, useAddress } from "../frame/router.ts";
import { Catalogue } from "../parts/catalogue.tsx";
import { Marked } from "../parts/chip.tsx";
import { Rows } from "../parts/table.tsx";
import { EventPage } from "./event-page.tsx";
import { KeyMap } from "./key-map.tsx";

export function View() {
  const { name } = useAddress();
  return name === "" ? <List /> : <EventPage key={name} name={name} />;
}

type Versions = readonly [newest: IndexedEvent, ...older: IndexedEvent[]];

function versionsOf(event: IndexedEvent): Versions {
  const type = typeOfName(event[0]);
  const isOlder = ([name, , , , newest]: IndexedEvent) => newest && typeOfName(name) === type;
  return [event, ...index.events.filter(isOlder)];
}

function List() {
  const isSent = useAddress().query.sent === "yes";
  const turn = () => refine({ sent: isSent ? "" : "yes", section: "" });
  const newest = index.events.filter(([, , , , newer]) => newer === undefined);
  const sections = index.sections
    .map(({ title, description }, number) => ({
      title,
      description,
      items: newest.filter(([, , section]) => section === number).map(versionsOf),
    }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
  return (
    <Catalogue
      title="Events"
      what="event"
      sections={sections}
      textOf={(versions) => versions.map(([name, about]) => `${name} ${about}`).join(" ")}
      weightOf={({ length }) => length}
      isLeft={([[name]]) => !isSent || sendersOf(name).length > 0}
      head={<KeyMap />}
      more={
        <label class="line">
          <input type="checkbox" checked={isSent} onChange={turn} /> Sent by this API
        </label>
      }
    >
      {(items, words) => <Rows rows={items.map((versions) => rowOf(versions, words))} />}
    </Catalogue>
  );
}

function rowOf([[name, description], ...older]: Versions, words: readonly string[]) {
  const senders = sendersOf(name);
  const about = (
    <>
      <Marked text={description} words={words} />{" "}
      {senders.length > 0 && <span class="small">Sent by {senders.join(", ")}.</span>}
    </>
  );
  const more = older.map(([event]) => (
    <a key={event} class="chip" href={hrefOf("events", event)} aria-label={event}>
      {splitName(event)?.version}
    </a>
  ));
  return { href: hrefOf("events", name), name: <Marked text={name} words={words} />, more, about };
}
