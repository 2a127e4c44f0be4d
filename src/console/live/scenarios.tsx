import { useState } from "preact/hooks";
import type { Overview, Scenario } from "../../../generated/server-types.ts";
import { TOKEN } from "../frame/host.ts";
import { Icon, Status } from "../parts/chip.tsx";
import { Button, TokenField, tokenInUse } from "../parts/input.tsx";
import { runScenario } from "./run-scenario.ts";

/** The last answer of each scenario, until the visitor leaves the page. */
let answers: Readonly<Record<string, string>> = {};

export function Scenarios({ overview }: Readonly<{ overview: Overview }>) {
  const { scenarios, suppliers, operations_teams: teams } = overview;
  const [, draw] = useState(answers);
  const run = (scenario: Scenario) => {
    const say = (words: string) => {
      answers = { ...answers, [scenario.value]: words };
      draw(answers);
    };
    say("waiting for the answer");
    const [supplier, team] = [suppliers[0]?.code ?? "", teams[0] ?? ""];
    return runScenario(scenario, { supplier, team, token: tokenInUse }, say);
  };
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
        {scenarios.map((scenario) => {
          const { value, answer } = scenario;
          const [, status = "", words = ""] = /^(\d+) ?([^,;]*)/.exec(answer) ?? [];
          return (
            <li key={value}>
              <div>
                <p class="code">{value}</p>
                <p class="small quiet" title={answer}>
                  <Status of={status} /> {words}
                </p>
                <p class="small" role="status" aria-label={`Answer of ${value}`}>
                  {answers[value]}
                </p>
              </div>
              <Button act={() => run(scenario)} label={`Run ${value}`}>
                <Icon of="run" /> Run
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
