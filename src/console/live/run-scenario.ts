// Runs a scenario through the API, as a client does.
import type { Scenario } from "../../../generated/server-types.ts";
import { askApi, codeOf, isDone } from "../frame/ask.ts";
import { pathOf } from "../frame/load-once.ts";

type Surroundings = Readonly<{ supplier: string; team: string; token: string }>;

/**
 * Makes the steps of a scenario. Each run uses new account numbers. `isShown` is true for the step
 * whose answer the scenario is about.
 */
export function stepsOf(
  { value, field, effect, operations }: Scenario,
  { supplier, team }: Pick<Surroundings, "supplier" | "team">,
  runName: string,
) {
  const key = {
    import_supplier: field === "import_supplier" ? value : supplier,
    external_account_number: `${field === "external_account_number" ? value : "LIVE"}-${runName}`,
  };
  const instruction_reference = `${value}-${runName}`;
  const payment = { vendor: "PAYBRIDGE", instruction_reference, type: "DIRECT_DEBIT" };
  const bodies = {
    stageAccount: key,
    processAccount: { ...key, operations_team_name: team, dry_run: false },
    createPaymentInstruction: { ...key, ...payment },
  };
  const all = Object.entries(bodies).map(([operation, body]) => ({ operation, body }));
  const match = all.findIndex(({ operation }) => operations.some((name) => name === operation));
  const last = match === -1 ? all.length - 1 : match;
  const steps = all.slice(0, last + 1).map((step, index) => ({ ...step, isShown: index === last }));
  return effect.endsWith("_once") ? [...steps, ...steps.slice(last)] : steps;
}

export async function runScenario(
  scenario: Scenario,
  surroundings: Surroundings,
  say: (answers: string) => void,
): Promise<void> {
  const codes: string[] = [];
  for (const { operation, body, isShown } of stepsOf(scenario, surroundings, nextRunName())) {
    const answer = await askApi("POST", pathOf(operation), body, surroundings.token);
    if (isShown) {
      codes.push(codeOf(answer));
      say(codes.join(", then "));
    } else if (!isDone(answer)) return say(`${operation} was answered with ${codeOf(answer)}`);
  }
}

let lastTime = "";
let count = 1;

/** Returns a name that no other run of this day has: `141502`, `141502-2`. */
export function nextRunName(): string {
  const time = new Date().toISOString().slice(11, 19).replaceAll(":", "");
  count = time === lastTime ? count + 1 : 1;
  lastTime = time;
  return count === 1 ? time : `${time}-${count}`;
}
