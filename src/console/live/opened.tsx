// What is opened beside the flow: a request with its answer and events, or an account.
import { useState } from "preact/hooks";
import { printable } from "../../library/text/printable.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import { hrefOf } from "../frame/address.ts";
import { type Answer, askApi, askControl, codeOf } from "../frame/ask.ts";
import { Chip, Status } from "../parts/chip.tsx";
import { Button, tokenInUse } from "../parts/input.tsx";
import { Code, CodePanel, Panel } from "../parts/panel.tsx";
import { verdictOf } from "./feed.tsx";
import { AccountChip } from "./flow.tsx";
import type { ServerPicture } from "./follow.ts";
import { type ImportProcess, markOf } from "./import-process.ts";
import type { Request } from "./keep-picture.ts";

const close = <a href={hrefOf("live")}>Close</a>;

/** Does something, and says how it was answered. */
function useAnswered() {
  const [said, setSaid] = useState("");
  const act = async (request: Promise<Answer>) => {
    setSaid("waiting for the answer");
    setSaid(codeOf(await request));
  };
  const words = (
    <span role="status" class="small">
      {said}
    </span>
  );
  return [act, words] as const;
}

type OpenedRequestProps = Readonly<{ request: Request; seen: ServerPicture }>;

export function OpenedRequest({ request, seen }: OpenedRequestProps) {
  const [act, words] = useAnswered();
  const { number, method, path, operation, status, account, sent, answered } = request;
  const events = seen.events.filter((event) => event.request === number);
  const again = () => askApi(method, path, sent, tokenInUse());
  return (
    <Panel
      title={operation ?? "Not in the contract"}
      name="Request"
      end={close}
      foot={
        <>
          <Button act={() => void act(again())}>Send again</Button>
          {operation !== null && <a href={hrefOf("rest", operation)}>Try {operation}</a>}
          {words}
        </>
      }
    >
      <p class="bar">
        <Status of={status === 0 ? "cut" : status} /> {verdictOf(request) || "matches the contract"}
        {account && <AccountChip account={account} />}
      </p>
      <div class="in stack">
        <CodePanel title="Sent" text={textOf(`${method} ${path}`, sent)} isJson />
        <CodePanel title="Answered" text={textOf(`${status}`, answered)} isJson />
        {events.map(({ event_id, type, payload }) => (
          <Panel key={event_id} title={<a href={hrefOf("events", type)}>{type}</a>}>
            <Code text={JSON.stringify(payload, null, 2)} isJson />
          </Panel>
        ))}
      </div>
    </Panel>
  );
}

/** A line, and below it a body if one is known. */
const textOf = (line: string, body: unknown): string =>
  body === undefined ? line : `${line}\n\n${JSON.stringify(body, null, 2)}`;

type OpenedAccountProps = Readonly<{
  /** `NORDWERK/NW-204981`. */
  name: string;
  seen: ServerPicture;
  process: ImportProcess;
  operations: readonly OperationRow[];
}>;

export function OpenedAccount({ name, seen, process, operations }: OpenedAccountProps) {
  const [act, words] = useAnswered();
  const [import_supplier = "", ...rest] = name.split("/");
  const key = { import_supplier, external_account_number: rest.join("/") };
  const account = seen.groups
    .flatMap(({ accounts }) => accounts)
    .find((candidate) => candidate.name === name);
  const state = process.states.find(({ id }) => id === account?.state);
  const isSkipped = account?.state === "skipped";
  const processAccount = (dry_run: boolean) => {
    const path = operations.find(({ operationId }) => operationId === "processAccount")?.path ?? "";
    const team = seen.overview?.operations_teams[0] ?? "";
    const body = { ...key, operations_team_name: team, dry_run };
    return askApi("POST", path, body, tokenInUse());
  };
  const skip = () =>
    askControl("PUT", `imports/${Object.values(key).map(encodeURIComponent).join("/")}`, {
      skipped: !isSkipped,
    });
  const buttons: readonly (readonly [string, () => Promise<Answer>])[] = [
    ["Process", () => processAccount(false)],
    ["Dry run", () => processAccount(true)],
    [isSkipped ? "Take back" : "Skip", skip],
  ];
  return (
    <Panel title={printable(name)} name={`Account ${name}`} end={close}>
      <p class="bar">
        <Chip kind="link">
          {state?.title ?? "not among the accounts that are named here"}
          {account?.state === "staged" && account.mark !== null && ", last attempt"}
          {account?.state === "staged" && markOf(account.mark).replace(",", ":")}
        </Chip>
        {account?.platformNumber}
      </p>
      <p class="in controls">
        {account?.state === "imported" ? (
          <a class="button" href={hrefOf("rest", "getAccount")}>
            Read the account
          </a>
        ) : (
          buttons.map(([title, run]) => (
            <button key={title} type="button" onClick={() => void act(run())}>
              {title}
            </button>
          ))
        )}
        {words}
      </p>
    </Panel>
  );
}
