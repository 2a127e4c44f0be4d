// Beside an operation: its request, to send where there is a server, and to copy.
import { useState } from "preact/hooks";
import type { DescribedOperation } from "../data.ts";
import { HOST } from "../frame/host.ts";
import { NotHere, useLoaded } from "../frame/load.tsx";
import { loadOnce } from "../frame/load-once.ts";
import { Code, Copy } from "../parts/code.tsx";
import { commandOf } from "./curl.ts";

const loadTryIt = () => loadOnce("try it", async () => (await import("./try-it.tsx")).TryIt);

export function Beside({ operation }: { readonly operation: DescribedOperation }) {
  return (
    <>
      <h2>Try it</h2>
      {HOST === undefined ? <Shown operation={operation} /> : <Sent operation={operation} />}
      {operation.requestBody && (
        <>
          <h2 class="minor">Its contract in code</h2>
          <Code text={operation.requestBody.import}>
            <Copy text={() => operation.requestBody?.import ?? ""} />
          </Code>
        </>
      )}
    </>
  );
}

function Sent({ operation }: { readonly operation: DescribedOperation }) {
  const [state, again] = useLoaded("Try it", loadTryIt);
  if (state.is !== "here") return <NotHere is={state.is} what="Try it" again={again} />;
  const TryIt = state.content;
  return <TryIt operation={operation} />;
}

const COMMAND = "npx energy-contracts serve";

/** The request on a site without a server. */
function Shown({ operation }: { readonly operation: DescribedOperation }) {
  const [chosen, setChosen] = useState(0);
  const { examples, requestBody } = operation;
  const example = examples[chosen];
  const text = JSON.stringify(example?.value, null, 2);
  const command = commandOf(operation, requestBody && JSON.stringify(example?.value));
  return (
    <>
      <p class="small quiet">
        This site has no server to send a request to. Start one, and open its address:
      </p>
      <Code text={COMMAND}>
        <Copy text={() => COMMAND} />
      </Code>
      <h2 class="minor">{requestBody ? "Example of the body" : "Example of the answer"}</h2>
      {examples.length > 1 && (
        <select
          aria-label="Example"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {examples.map(({ name, summary }, index) => (
            <option key={name} value={index}>
              {summary ?? name}
            </option>
          ))}
        </select>
      )}
      {example && (
        <Code text={text} isJson>
          <Copy text={() => text} />
        </Code>
      )}
      <h2 class="minor">As a command</h2>
      <Code text={command}>
        <Copy text={() => command} label="Copy as curl" />
      </Code>
    </>
  );
}
