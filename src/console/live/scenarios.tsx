import { useState } from "preact/hooks";
import type { Overview, Scenario } from "../../../generated/server-types.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import { TOKEN } from "../frame/host.ts";
import { TokenField, tokenInUse } from "../parts/token-field.tsx";
import { ownName, runScenario } from "./run-scenario.ts";

/** The scenarios, each with a button that runs it. */
export function Scenarios({
  overview: { scenarios, suppliers, operations_teams: teams },
  operations,
}: {
  readonly overview: Overview;
  readonly operations: readonly OperationRow[];
}) {
  return (
    <section>
      <h2 class="minor">Scenarios</h2>
      {TOKEN === "" && <TokenField />}
      {scenarios.length === 0 && (
        <p class="small quiet">
          With a configuration file they have no effect, unless it says{" "}
          <code>"scenarios": true</code>.
        </p>
      )}
      <ul class="scenarios">
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

function Run({
  scenario: { value, answer },
  run,
}: {
  readonly scenario: Scenario;
  readonly run: (say: (answers: string) => void) => Promise<void>;
}) {
  const [said, setSaid] = useState("");
  return (
    <li>
      <div>
        <p class="code">{value}</p>
        <p class="small quiet">{answer}</p>
        <p class="small" role="status" aria-label={`Answer of ${value}`}>
          {said}
        </p>
      </div>
      <button
        type="button"
        class="small"
        aria-label={`Run ${value}`}
        onClick={() => {
          setSaid("waiting for the answer");
          void run(setSaid);
        }}
      >
        Run
      </button>
    </li>
  );
}
