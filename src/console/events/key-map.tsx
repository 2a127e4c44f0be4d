// Shows which sections share a key, such as the number of an account, and the events with that key.
import type { IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { index } from "../frame/load-once.ts";
import { useAddress } from "../frame/router.ts";
import { EventChips, Name } from "../parts/chip.tsx";

const KEY = /(?:_number|_id|_identifier|^mprn)$/;
/** The number of events from which on a key is shown. */
const MANY = 10;

function keysOf([, , , outline]: IndexedEvent): string[] {
  let outer = outline;
  while (outer.includes("{")) outer = outer.replaceAll(/\{[^{}]*\}/g, "");
  return outer.split(/\W+/).filter((field) => KEY.test(field));
}

function eventsByKey(): [key: string, events: IndexedEvent[]][] {
  const pairs = index.events.flatMap((event) => keysOf(event).map((key) => ({ key, event })));
  return [...Map.groupBy(pairs, ({ key }) => key)]
    .map(([key, found]): [string, IndexedEvent[]] => [key, found.map(({ event }) => event)])
    .filter(([, { length }]) => length >= MANY)
    .sort(([, a], [, b]) => b.length - a.length);
}

/** The stages in the life of a join or a leave, as patterns of the names of its events. */
const STAGES =
  "request|instigat updat pre-discovery created|accepted|ensure pre- ation.initiat " +
  "ation.(?:completed|confirmed) post- supplier.completed loyalty cancel revers";
const PATTERNS = STAGES.split(" ").map((stage) => new RegExp(stage));

const stageOf = (name: string): number =>
  PATTERNS.findLastIndex((stage) => stage.test(name)) + (name.includes("_completed") ? 0.5 : 0);

/** Returns the names of events, those of a join or a leave in the order of its life. */
const inOrder = (key: string, events: readonly IndexedEvent[]): string[] => {
  const names = events.map(([name]) => name);
  return /supplier_process/.test(key)
    ? names.sort((a, b) => stageOf(a) - stageOf(b) || a.length - b.length)
    : names;
};

export function KeyMap() {
  const { key: asked = "" } = useAddress().query;
  const keys = eventsByKey();
  const [key = "", events = []] = keys.find(([name]) => name === asked) ?? keys[0] ?? [];
  return (
    <figure class="map" aria-label="Sections, and the keys that they share">
      <p class="chips">
        {keys.map(([name, { length }]) => (
          <a
            key={name}
            class={name === key ? "chip num event" : "chip num"}
            href={hrefOf("events", "", { key: name })}
            aria-current={name === key ? "true" : undefined}
          >
            {name} {length}
          </a>
        ))}
      </p>
      <ul class="cells">
        {index.sections.map(({ title }, number) => {
          const countIn = (list: readonly IndexedEvent[]) =>
            list.filter(([, , section]) => section === number).length;
          const [all, own] = [countIn(index.events), countIn(events)];
          return (
            <li key={title} class={own === 0 ? "none" : ""}>
              <a href={hrefOf("events", "", { section: title })}>{title}</a>
              <meter aria-hidden="true" max={all} value={own} />
              <span class="small">
                {own} of {all}
              </span>
            </li>
          );
        })}
      </ul>
      {asked === key && (
        <figcaption>
          <p class="small quiet">
            Events with <Name isCode text={key} />
            {/supplier_process/.test(key) && ", in the order that their names tell"}
          </p>
          <EventChips names={inOrder(key, events)} />
        </figcaption>
      )}
    </figure>
  );
}
