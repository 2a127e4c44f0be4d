import { useState } from "preact/hooks";
import type { Overview, Scenario } from "../../../generated/server-types.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import { TOKEN } from "../frame/host.ts";
import { Icon, Status } from "../parts/chip.tsx";
import { TokenField, tokenInUse } from "../parts/input.tsx";
import { ownName, runScenario } from "./run-scenario.ts";

/** The scenarios, each with a button that runs it. */
export function Scenarios({
  overview: { scenarios, suppliers, operations_teams: teams },
  operations,
}: Readonly<{ overview: Overview; operations: readonly OperationRow[] }>) {
  return (
    <section class="in">
      {TOKEN === "" && <TokenField />}
      {scenarios.length === 0 && (
        <p class="small quiet">
          With a configuration file they have no effect, unless it says{" "}
          <code>"scenarios": true</code>.
        </p>
      )}
      <ul class="runs">
        {scenarios.map((scenario) => (
          <Run
            key={scenario.value}
            scenario={scenario}
            run={(say) =>
              runScenario(
                scenario,
                {
                  operations,
                  supplier: suppliers[0]?.code ?? "",
                  team: teams[0] ?? "",
                  token: tokenInUse(),
                },
                ownName(),
                say,
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}

type RunProps = Readonly<{
  scenario: Scenario;
  run: (say: (answers: string) => void) => Promise<void>;
}>;

function Run({ scenario: { value, answer }, run }: RunProps) {
  const [said, setSaid] = useState("");
  const [, status = "", words = ""] = /^(\d+) ?([^,;]*)/.exec(answer) ?? [];
  return (
    <li>
      <div>
        <p class="code">{value}</p>
        <p class="small quiet" title={answer}>
          <Status of={status} /> {words}
        </p>
        <p class="small" role="status" aria-label={`Answer of ${value}`}>
          {said}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Run ${value}`}
        onClick={() => {
          setSaid("waiting for the answer");
          void run(setSaid);
        }}
      >
        <Icon of="run" /> Run
      </button>
    </li>
  );
}
