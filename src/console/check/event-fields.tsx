import type { DescribedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadEvent, sectionOf } from "../frame/described.ts";
import { Loaded } from "../frame/load.tsx";
import { Found, Name } from "../parts/chip.tsx";
import { type Fault, fieldOf, placeOf } from "../parts/fault.ts";
import { Panel } from "../parts/panel.tsx";
import { Table } from "../parts/table.tsx";

type EventFieldsProps = Readonly<{ name: string; faults: readonly Fault[] }>;

export function EventFields({ name, faults }: EventFieldsProps) {
  if (!sectionOf(name)) return null;
  return (
    <Panel title={name} end={<a href={hrefOf("events", name)}>Open</a>}>
      <Loaded what={name} from={() => loadEvent(name)}>
        {(event) => event && <FieldVerdicts event={event} faults={faults} />}
      </Loaded>
    </Panel>
  );
}

type FieldVerdictsProps = Readonly<{ event: DescribedEvent; faults: readonly Fault[] }>;

function FieldVerdicts({ event: { fields }, faults }: FieldVerdictsProps) {
  const outer = fields.filter(({ depth }) => depth === 0);
  const firstIn = (path: string) =>
    faults.find(({ attr }) => fieldOf(attr).split(/[.[]/)[0] === path);
  return (
    <Table
      isHeaded
      heads={[]}
      rows={outer.map(({ name, path, type, required }) => {
        const fault = firstIn(path);
        return {
          key: path,
          cells: [
            <Name isCode text={name} />,
            <code>{type}</code>,
            required ? "required" : "",
            <Found isGood={!fault}>{fault ? placeOf(fault) : "no fault"}</Found>,
          ],
        };
      })}
    />
  );
}
