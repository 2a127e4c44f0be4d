import { printable } from "../../library/text/printable.ts";
import type { AnyContract } from "../../reading/judge/judge.ts";
import type { DescribedOperation } from "../data.ts";
import { Code, Copy } from "../parts/code.tsx";
import { amount, printableText } from "../parts/plain.ts";

/** An answer of the server. */
export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The contract of answers with this status; undefined if the operation declares none. */
  readonly contract: AnyContract | undefined;
}

const NAMES: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No Content",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
};

export function Answer({
  answered,
  operation,
}: {
  readonly answered: Answered | "sending" | "nobody" | undefined;
  readonly operation: DescribedOperation;
}) {
  const isHere = typeof answered === "object";
  return (
    <section class="exchange">
      <p role="status" aria-label="Answer">
        {answered === "sending" && "Waiting for the answer"}
        {answered === "nobody" && (
          <span class="bad">The server did not answer. What you filled in is kept.</span>
        )}
        {isHere && (
          <>
            <strong>
              {answered.status} {NAMES[answered.status] ?? ""}
            </strong>{" "}
            <span class="small quiet">{answered.milliseconds.toFixed(0)} ms</span>{" "}
            <VerdictOf answered={answered} />
          </>
        )}
      </p>
      {isHere && <Details answered={answered} operation={operation} />}
    </section>
  );
}

function VerdictOf({ answered: { contract, text } }: { readonly answered: Answered }) {
  if (!contract) return <span class="tag fault">✕ this status is not declared</span>;
  const faults = faultsIn(text, contract);
  return faults.length === 0 ? (
    <span class="tag good">✓ answer matches the contract</span>
  ) : (
    <span class="tag fault">✕ {amount(faults.length, "fault")} in the answer</span>
  );
}

/** What of an answer does not match its contract. */
function faultsIn(text: string, contract: AnyContract): readonly string[] {
  const value = parse(text);
  if (value === undefined) return ["The body is not JSON."];
  const result = contract.validate(value);
  return result.ok ? [] : result.issues.map(({ detail }) => detail);
}

function Details({
  answered: { status, headers, text, contract },
  operation,
}: {
  readonly answered: Answered;
  readonly operation: DescribedOperation;
}) {
  const value = parse(text);
  const { code } = (value ?? {}) as { readonly code?: unknown };
  const declared = operation.answers.find((answer) => answer.status === String(status));
  const shown = printableText(value === undefined ? text : JSON.stringify(value, null, 2));
  return (
    <>
      {typeof code === "string" && status >= 400 && (
        <p class="small quiet">
          <span class="code">{printable(code)}</span>:{" "}
          {declared?.codes.includes(code) ? "declared for this operation" : "an error of the API"}
        </p>
      )}
      {contract && (
        <ul class="small">
          {faultsIn(text, contract).map((detail) => (
            <li key={detail}>{printable(detail)}</li>
          ))}
        </ul>
      )}
      <details>
        <summary class="small quiet">{amount(headers.length, "header")}</summary>
        <Code
          text={headers.map(([name, content]) => `${name}: ${printable(content)}`).join("\n")}
        />
      </details>
      <Code text={shown.slice(0, LONGEST)} isJson>
        <Copy text={() => text} />
      </Code>
      {shown.length > LONGEST && (
        <p class="small quiet">
          The first {amount(LONGEST, "character")} of {amount(shown.length, "character")}. Copy has
          all of them.
        </p>
      )}
    </>
  );
}

const LONGEST = 50_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
