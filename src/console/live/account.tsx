// One account: its state, what can be done with it, and its requests and events in order.
import { useState } from "preact/hooks";
import { printable } from "../../library/text/printable.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import { hrefOf } from "../frame/address.ts";
import { tokenInUse } from "../parts/token-field.tsx";
import { MARK_WORDS } from "./arrows.ts";
import { type Answer, askApi, askControl, codeOf } from "./ask.ts";
import type { ServerPicture } from "./follow.ts";
import type { ImportProcess } from "./import-process.ts";
import { Events, Requests } from "./lists.tsx";

export function OpenedAccount({
  name,
  seen,
  process,
  operations,
}: {
  /** `NORDWERK/NW-204981`. */
  readonly name: string;
  readonly seen: ServerPicture;
  readonly process: ImportProcess;
  readonly operations: readonly OperationRow[];
}) {
  const [said, setSaid] = useState("");
  const at = name.indexOf("/");
  const key = {
    import_supplier: name.slice(0, at),
    external_account_number: name.slice(at + 1),
  };
  const account = seen.groups
    .flatMap(({ accounts }) => accounts)
    .find((candidate) => candidate.name === name);
  const state = process.states.find(({ id }) => id === account?.state);
  const isSkipped = account?.state === "skipped";
  const number = account?.platformNumber;
  const act = async (request: Promise<Answer>) => {
    setSaid("waiting for the answer");
    setSaid(codeOf(await request));
  };
  const processAccount = (dry_run: boolean) => {
    const path = operations.find(({ operationId }) => operationId === "processAccount")?.path ?? "";
    const team = seen.overview?.operations_teams[0] ?? "";
    return askApi(path, { ...key, operations_team_name: team, dry_run }, tokenInUse());
  };
  const skip = () =>
    askControl("PUT", `imports/${Object.values(key).map(encodeURIComponent).join("/")}`, {
      skipped: !isSkipped,
    });
  const names = (path: string): boolean =>
    path.split(/[/?]/).includes(encodeURIComponent(number ?? key.external_account_number));
  return (
    <section class="opened" aria-label={`Account ${name}`}>
      <div class="controls spread">
        <h2>
          <span class="code">{printable(name)}</span>{" "}
          <span class="count">
            {state?.title ?? "not among the accounts that are named here"}
            {account?.mark != null &&
              account.state === "staged" &&
              `, last attempt: ${MARK_WORDS[account.mark] ?? account.mark}`}
            {number !== undefined && `, ${number}`}
          </span>
        </h2>
        <a href={hrefOf("live")}>Close</a>
      </div>
      <div class="controls">
        <button type="button" class="small" onClick={() => void act(processAccount(false))}>
          Process
        </button>
        <button type="button" class="small" onClick={() => void act(processAccount(true))}>
          Dry run
        </button>
        <button type="button" class="small" onClick={() => void act(skip())}>
          {isSkipped ? "Take back" : "Skip"}
        </button>
        <span role="status" class="small">
          {said}
        </span>
      </div>
      <div class="halves lists">
        <Requests
          label="Requests of the account"
          requests={seen.requests.filter(
            ({ account: named, path }) => named?.name === name || names(path),
          )}
        />
        <Events
          label="Events of the account"
          events={seen.events.filter(({ subject }) => subject === name)}
        />
      </div>
    </section>
  );
}
