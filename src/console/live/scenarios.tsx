import type { Overview, Scenario } from "../../../generated/server-types.ts";
import { TOKEN } from "../frame/host.ts";
import { Icon, Status } from "../parts/chip.tsx";
import { Button, TokenField, tokenInUse } from "../parts/input.tsx";
import { runScenario } from "./run-scenario.ts";

export type Answers = Readonly<Record<string, string>>;

type ScenariosProps = Readonly<{
  overview: Overview;
  answers: Answers;
  say: (value: string, words: string) => void;
}>;

export function Scenarios({ overview, answers, say }: ScenariosProps) {
  const { scenarios, suppliers, operations_teams: teams } = overview;
  const [supplier, team] = [suppliers[0]?.code ?? "", teams[0] ?? ""];
  const run = (scenario: Scenario) => {
    say(scenario.value, "waiting for the answer");
    const surroundings = { supplier, team, token: tokenInUse };
    return runScenario(scenario, surroundings, (words) => say(scenario.value, words));
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
