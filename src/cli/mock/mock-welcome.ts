import { ANSWERS } from "../../../generated/rest-answers.ts";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import type { Io } from "../command.ts";

/** What the mock prints at its start: its address, requests to try, and how to vary answers. */
export function mockWelcome(
  url: string,
  { isErrTerminal }: Pick<Io, "isErrTerminal">,
  hasPage: boolean,
): string {
  return [
    `The mock listens on ${url}`,
    ...(hasPage
      ? ["Open it in a browser: the contract, requests to try and payloads to check."]
      : []),
    "",
    "Or from here:",
    `  curl ${url}/v1/products/`,
    `  curl -H "Authorization: Token demo" ${url}/v1/accounts/A-9E4D07B2/`,
    "",
    "Any token will do. The header Prefer asks for another answer:",
    `  curl -H "Authorization: Token demo" -H "Prefer: code=404" ${url}/v1/accounts/A-9E4D07B2/`,
    "  Prefer: example=none    the example with this name; a wrong name returns the list of names",
    "  Prefer: dynamic=true    generated values that match the schema",
    "",
    ...(isErrTerminal ? [...operationLines(), ""] : []),
    "Press Ctrl-C to end it.",
    "",
  ].join("\n");
}

function operationLines(): string[] {
  return Object.entries(OPERATIONS).map(([operationId, { method, path }]) => {
    const statuses = Object.keys(ANSWERS[operationId as keyof typeof ANSWERS]).join(" ");
    return `${method.padEnd(5)}${path}\n       ${operationId}: ${statuses}`;
  });
}
