import type { ComponentChildren } from "preact";
import type { Overview, Scenario } from "../../../generated/server-types.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import { TOKEN } from "../frame/host.ts";
import { Icon, Status } from "../parts/chip.tsx";
import { Button, TokenField, tokenInUse } from "../parts/input.tsx";
import { ownName, runScenario } from "./run-scenario.ts";

/** What came of the scenarios that were run, by name. */
export type Answers = Readonly<Record<string, string>>;

type ScenariosProps = Readonly<{
  overview: Overview;
  operations: readonly OperationRow[];
  answers: Answers;
  say: (value: string, words: string) => void;
}>;

/** The scenarios, each with a button that runs it. */
export function Scenarios({ overview, operations, answers, say }: ScenariosProps) {
  const { scenarios, suppliers, operations_teams: teams } = overview;
  const [supplier, team] = [suppliers[0]?.code ?? "", teams[0] ?? ""];
  const run = (scenario: Scenario) => {
    const sayOwn = (words: string) => say(scenario.value, words);
    sayOwn("waiting for the answer");
    const surroundings = { operations, supplier, team, token: tokenInUse() };
    return runScenario(scenario, surroundings, ownName(), sayOwn);
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
        {scenarios.map((scenario) => (
          <Row key={scenario.value} scenario={scenario} said={answers[scenario.value]}>
            <Button act={() => run(scenario)} label={`Run ${scenario.value}`}>
              <Icon of="run" /> Run
            </Button>
          </Row>
        ))}
      </ul>
    </section>
  );
}

type RowProps = Readonly<{
  scenario: Scenario;
  said: string | undefined;
  children: ComponentChildren;
}>;

function Row({ scenario: { value, answer }, said, children }: RowProps) {
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
      {children}
    </li>
  );
}
