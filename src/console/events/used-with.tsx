// Draws a map around an event: operations that emit it, and events, shapes and operations after it.
import type { ComponentChildren } from "preact";
import type { DescribedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { index } from "../frame/load-once.ts";
import { Icon, Method, Name } from "../parts/chip.tsx";
import { Assumed } from "../parts/evidence.tsx";

const MOST = 4;

export function UsedWith({ event: described }: Readonly<{ event: DescribedEvent }>) {
  const { name, emittedBy, sentWith, readBy, fields } = described;
  const shapes = [...new Set(fields.flatMap(({ shape }) => shape ?? []))];
  const item = (part: string, of: string, words: string) => (
    <Item key={of} part={part} name={of} words={words} />
  );
  const after = [
    ...sentWith.map((event) => item("events", event, "sent with it")),
    ...shapes.map((shape) => item("shapes", shape, "shape in it")),
    ...readBy.map(([operation, parameter]) => item("rest", operation, `takes its ${parameter}`)),
  ];
  return (
    <>
      {emittedBy.length === 0 && <p>No operation of this API is known to emit it.</p>}
      {(emittedBy.length > 0 || after.length > 0) && (
        <figure class="map" aria-label={`What emits ${name}, and what comes with it`}>
          <Side>
            {emittedBy.map((operation) =>
              operation === "operator" ? (
                <li key={operation}>
                  operator <span class="small quiet">marks a staged account to be skipped</span>
                </li>
              ) : (
                item("rest", operation, "emits it")
              ),
            )}
          </Side>
          {emittedBy.length > 0 && <Icon of="arrow" />}
          <div class="self code">
            <Name text={name} />
          </div>
          {after.length > 0 && <Icon of="arrow" />}
          <Side>{after}</Side>
        </figure>
      )}
      {emittedBy.length > 0 && <Assumed ids={["emitted-events"]} />}
    </>
  );
}

function Side({ children }: Readonly<{ children: readonly ComponentChildren[] }>) {
  const more = children.length - MOST;
  if (children.length === 0) return null;
  return (
    <ul>
      {children.slice(0, MOST)}
      {more > 0 && <li class="quiet">+ {more}</li>}
    </ul>
  );
}

function Item({ part, name, words }: Readonly<{ part: string; name: string; words: string }>) {
  const operation = index.operations.find(({ operationId }) => operationId === name);
  return (
    <li>
      {part === "rest" && <Method name={operation?.method ?? ""} />}
      <a href={hrefOf(part, name)}>
        <Name text={name} />
      </a>
      <span class="small quiet">{words}</span>
    </li>
  );
}
