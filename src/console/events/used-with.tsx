// What emits an event, and what comes with it: one step to each side.
import type { ComponentChildren } from "preact";
import type { DescribedEvent, Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Icon, Method } from "../parts/chip.tsx";
import { Assumed } from "../parts/proof.tsx";
import { Name } from "../parts/text.tsx";

/** How many stand on each side. */
const MOST = 4;

export function UsedWith({
  event: { name, emittedBy, sentWith, readBy, fields },
  index,
}: Readonly<{ event: DescribedEvent; index: Index }>) {
  const shapes = [...new Set(fields.flatMap(({ shape }) => shape ?? []))];
  const after = [
    ...sentWith.map((other) => (
      <Item key={other} part="events" name={other} words="sent with it" />
    )),
    ...shapes.map((shape) => <Item key={shape} part="shapes" name={shape} words="shape in it" />),
    ...readBy.map(([operation, parameter]) => (
      <Item key={operation} part="rest" name={operation} words={`takes its ${parameter}`}>
        <MethodOf name={operation} index={index} />
      </Item>
    )),
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
                <Item key={operation} part="rest" name={operation} words="emits it">
                  <MethodOf name={operation} index={index} />
                </Item>
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

const MethodOf = ({ name, index }: Readonly<{ name: string; index: Index }>) => (
  <Method name={index.operations.find((one) => one.operationId === name)?.method ?? ""} />
);

/** What stands on one side. */
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

type ItemProps = Readonly<{
  part: string;
  name: string;
  words: string;
  children?: ComponentChildren;
}>;

const Item = ({ part, name, words, children }: ItemProps) => (
  <li>
    {children}
    <a href={hrefOf(part, name)}>
      <Name text={name} />
    </a>
    <span class="small quiet">{words}</span>
  </li>
);
