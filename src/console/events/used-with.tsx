// Lists what an event is used with: its senders, and the events, shapes and operations after it.
import type { DescribedEvent } from "../data.ts";
import { Assumed } from "../parts/evidence.tsx";
import { Facts, nameLinks } from "../parts/facts.tsx";

export function UsedWith({ event }: Readonly<{ event: DescribedEvent }>) {
  const { name, emittedBy, sentWith, readBy, fields } = event;
  const shapes = [...new Set(fields.flatMap(({ shape }) => shape ?? []))];
  const links = {
    "Sent by": nameLinks(
      "rest",
      emittedBy.filter((sender) => sender !== "operator"),
    ),
    "Sent with": nameLinks("events", sentWith),
    "Shapes in it": nameLinks("shapes", shapes),
    "Read by": readBy.map(([operation, parameter]) => (
      <>
        {nameLinks("rest", [operation])} with its <code>{parameter}</code>{" "}
      </>
    )),
  };
  return (
    <>
      {emittedBy.length === 0 && <p>No operation of this API is known to emit it.</p>}
      {emittedBy.includes("operator") && (
        <p>An operator sends it, who marks an account to be skipped.</p>
      )}
      <figure aria-label={`What emits ${name}, and what comes with it`}>
        <Facts of={Object.entries(links).filter(([, content]) => content.length > 0)} />
      </figure>
      {emittedBy.length > 0 && <Assumed ids={["emitted-events"]} />}
    </>
  );
}
