// Shows what `observe` has counted: the events that came, and how often each field was there.
import { useState } from "preact/hooks";
import { amount, figure } from "../../library/text/printable.ts";
import { placesOf, sumOf } from "../../reading/observed/field-counts.ts";
import type { EventCounts, Observed, UnknownNames } from "../../reading/observed/observed.ts";
import { loadEvent } from "../frame/descriptions.ts";
import { Loaded } from "../frame/load.tsx";
import { Icon, Name } from "../parts/chip.tsx";
import { Button } from "../parts/input.tsx";
import { Table } from "../parts/table.tsx";

/** A document of `observe`, and the name of its file. */
export type Counts = Readonly<{ name: string; observed: Observed }>;

export const messagesOf = (event: EventCounts | undefined): number => placesOf(event ?? {}, "");

export function SeenEvents({
  observed: { events = {}, unknown_events },
}: Pick<Counts, "observed">) {
  const [open, setOpen] = useState("");
  const rows = Object.entries(events).sort(([, a], [, b]) => messagesOf(b) - messagesOf(a));
  return (
    <>
      <h2>Events that came</h2>
      <Table
        name="Events that came"
        isHeaded
        heads={["Event", "Messages", "Invalid", "First day", "Last day"]}
        second={[2, 3, 4]}
        rows={rows.map(([name, event]) => ({
          key: name,
          cells: [
            <Button
              look="turn"
              aria-expanded={name === open}
              act={() => setOpen(name === open ? "" : name)}
            >
              <Icon of="turn" /> <Name isCode text={name} />
            </Button>,
            amount(messagesOf(event), "message"),
            figure(event.invalid ?? 0),
            event.first,
            event.last,
          ],
          inside: name === open && <SeenFields name={name} event={event} />,
        }))}
      />
      {unknown_events && <Unknown of={unknown_events} what="event" />}
    </>
  );
}

type UnknownProps = Readonly<{ of: UnknownNames; what: string; inside?: string }>;

const Unknown = ({ of: { count, names = {} }, what, inside = "" }: UnknownProps) => (
  <p>
    {figure(count)} with an unknown {what}
    {inside !== "" && ` in ${inside}`}:{" "}
    {Object.entries(names)
      .map(([name, times = 0]) => `${name} ${figure(times)}`)
      .join(", ") || "none is named"}
  </p>
);

const SeenFields = ({ name, event }: Readonly<{ name: string; event: EventCounts }>) => (
  <Loaded what={name} from={() => loadEvent(name)}>
    {(described) => (
      <>
        <Table
          name={`Fields of ${name}`}
          isHeaded
          heads={["Field", "There", "Null", "Another type"]}
          second={[2, 3]}
          rows={(described?.fields ?? []).map(({ path }) => ({
            key: path,
            cells: [<Name isCode text={path} />, ...countsOf(event, path)],
          }))}
        />
        {Object.entries(event.unknown ?? {}).map(([path, unknown]) => (
          <Unknown key={path} of={unknown} what="field" inside={path} />
        ))}
      </>
    )}
  </Loaded>
);

function countsOf(event: EventCounts, path: string): readonly string[] {
  const { absent = 0, null: nulls = 0, other } = event.fields?.[path] ?? {};
  const of = placesOf(event, path);
  return [`${figure(of - absent)} of ${figure(of)}`, figure(nulls), figure(sumOf(other))];
}

/** Says how often a field was seen in an event that has it: `1,197 of 1,204, 1 null`. */
export function fieldWords(event: EventCounts | undefined, path: string): string {
  if (!event) return "not seen";
  const [there, nulls, others] = countsOf(event, path);
  const more = [nulls !== "0" && `${nulls} null`, others !== "0" && `${others} of another type`];
  return [there, ...more].filter(Boolean).join(", ");
}
