import type { DescribedEvent, Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSection } from "../frame/described.ts";
import { Loaded } from "../frame/load.tsx";
import { type Fault, fieldOf, placeOf } from "../parts/fault.ts";
import { Name } from "../parts/name.tsx";

/** The fields of the event, each with what the payload makes of it. */
export function EventFields({
  name,
  index,
  faults,
}: {
  readonly name: string;
  readonly index: Index;
  readonly faults: readonly Fault[];
}) {
  const row = index.events.find(([event]) => event === name);
  const section = row && index.sections[row[2]]?.name;
  if (section === undefined) return null;
  const from = () => loadSection(section);
  return (
    <section>
      <h2 class="minor">
        <a href={hrefOf("events", name)}>
          <Name text={name} />
        </a>
      </h2>
      <Loaded what={name} from={from}>
        {(events) => events[name] && <FieldVerdicts event={events[name]} faults={faults} />}
      </Loaded>
    </section>
  );
}

function FieldVerdicts({
  event: { fields },
  faults,
}: {
  readonly event: DescribedEvent;
  readonly faults: readonly Fault[];
}) {
  const outer = fields.filter(({ depth }) => depth === 0);
  const firstIn = (path: string) =>
    faults.find(({ attr }) => fieldOf(attr).split(/[.[]/)[0] === path);
  return (
    <table class="verdicts">
      <tbody>
        {outer.map(({ name, path, type, required }) => {
          const fault = firstIn(path);
          return (
            <tr key={path}>
              <th scope="row" class="code">
                <Name text={name} />
              </th>
              <td class="code">{type}</td>
              <td class={required ? "required" : "quiet"}>{required ? "required" : "optional"}</td>
              <td class={fault ? "bad" : "good"}>{fault ? `✕ ${placeOf(fault)}` : "✓ no fault"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
