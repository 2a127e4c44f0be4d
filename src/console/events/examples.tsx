import { useState } from "preact/hooks";
import type { DescribedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Code, Copy } from "../parts/code.tsx";
import { exampleOf, exampleTitle } from "../parts/example.ts";

/** The examples of an event, one of them shown. */
export function Examples({ event }: { readonly event: DescribedEvent }) {
  const [chosen, setChosen] = useState(0);
  const text = JSON.stringify(exampleOf(event, event.examples[chosen]?.name), null, 2);
  return (
    <>
      <div class="controls">
        <select
          aria-label="Example"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {event.examples.map(({ name }, index) => (
            <option key={name} value={index}>
              {exampleTitle(name)}
            </option>
          ))}
        </select>
        <a
          class="button"
          href={hrefOf("check", "", {
            event: event.name,
            example: event.examples[chosen]?.name ?? "",
          })}
        >
          Check this payload
        </a>
      </div>
      <Code text={text} isJson>
        <Copy text={() => text} />
      </Code>
    </>
  );
}
