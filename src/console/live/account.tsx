// Shows the life of an account as a time line: calls, the events that they caused, and its states.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type * as Server from "../../../generated/server-types.ts";
import { printable } from "../../library/text/printable.ts";
import type { PossibleMove } from "../../reading/model/import-process.ts";
import { hrefOf } from "../frame/address.ts";
import { askApi, askControl, isDone } from "../frame/ask.ts";
import { useAnswer } from "../frame/hooks.ts";
import { index, pathOf, sendingsOf } from "../frame/load-once.ts";
import { Chip, EventChips } from "../parts/chip.tsx";
import { MOST_SHOWN } from "../parts/files.ts";
import { Button, tokenInUse } from "../parts/input.tsx";
import { CodePanel } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { isFailed, rowOf } from "./feed.tsx";
import type { ServerPicture } from "./follow.ts";
import { titleOf } from "./import-process.ts";
import { isDryRun, nameOf, type Request } from "./keep-picture.ts";
import { Refusal, useAct } from "./use-act.tsx";

const PAUSE_MILLISECONDS = 250;

interface Stop {
  readonly key: string | number;
  readonly time: string;
  /** The move that the call or the event has made or reported. */
  readonly move: Partial<PossibleMove> | undefined;
  readonly content: ComponentChildren;
}

type AccountProps = Readonly<{ name: string; seen: ServerPicture; closed: string }>;

export function AccountView({ name, seen, closed }: AccountProps) {
  const importPath = `imports/${encodeURIComponent(name).replace("%2F", "/")}`;
  const requests = seen.requests.filter(({ account }) => account?.name === name);
  const move = seen.moves.findLast((each) => nameOf(each) === name);
  const ask = () => askControl("GET", importPath);
  const answer = useAnswer(ask, PAUSE_MILLISECONDS, [requests[0]?.number, move]);
  const shown = (answer && isDone(answer) ? answer.body : {}) as Partial<Server.ShownImport>;
  const { account, import_data, events = [] } = shown;
  const view = useRef<HTMLElement>(null);
  useEffect(() => view.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <section ref={view} aria-label="Account" class="account">
      <div class="controls">
        <h2 class="code">{printable(name)}</h2>
        {account && <Chip kind="link">{titleOf(account.state, account.mark)}</Chip>}
        {account?.platform_account_number}
        <a class="push" href={closed}>
          Close
        </a>
      </div>
      {answer && !isDone(answer) && <Refusal answer={answer} />}
      {account && <Acts account={account} importPath={importPath} seen={seen} />}
      <div class="halves wide-left">
        {(answer || requests.length > 0) && <Life stops={stopsOf(requests, events, seen)} />}
        {import_data && (
          <CodePanel
            title="Staged data"
            text={JSON.stringify(import_data, null, 2).slice(0, MOST_SHOWN)}
          />
        )}
      </div>
    </section>
  );
}

const Life = ({ stops }: Readonly<{ stops: readonly Stop[] }>) => (
  <ol class="life" aria-label="What happened">
    {stops.map(({ key, time, move, content }) => (
      <li key={key} class={move?.to ?? ""}>
        <code class="quiet">{time.slice(11, 19)}</code>
        <div>
          {move?.to && <Chip>{titleOf(move.to, move.mark)}</Chip>} {content}
        </div>
      </li>
    ))}
    {stops.length === 0 && <li>No request and no event of it is kept.</li>}
  </ol>
);

function stopsOf(
  requests: readonly Request[],
  events: readonly Server.EmittedEvent[],
  seen: ServerPicture,
): readonly Stop[] {
  const { moves } = index.process;
  const caused = new Set(seen.events.flatMap((event) => (event.request ? [event.event_id] : [])));
  const calls = requests.map((request): Stop => {
    const { key, cells } = rowOf(request, requests, seen.events);
    const [, operation, , status, sent] = cells;
    const content = (
      <>
        {operation} {status} {sent}
        {isFailed(request) && <Sentences body={request.response_body} of={request.operation} />}
      </>
    );
    const { operation: by, status: answer, code, answered_at: time } = request;
    const [move] = sendingsOf(by, answer, code ?? "", isDryRun(request));
    return { key, time, move, content };
  });
  const alone = events
    .filter(({ event_id }) => !caused.has(event_id))
    .map(
      ({ event_id, type, occurred_at }): Stop => ({
        key: event_id,
        time: occurred_at,
        move: moves.find(({ emits }) => emits.includes(type)),
        content: <EventChips names={[type]} />,
      }),
    );
  return [...calls, ...alone].sort((a, b) => (a.time < b.time ? -1 : 1));
}

type ActsProps = Readonly<{
  account: Server.ListedAccount;
  importPath: string;
  seen: ServerPicture;
}>;

function Acts({ account, importPath, seen }: ActsProps) {
  const [act, words] = useAct();
  const { state, import_supplier, external_account_number } = account;
  const operations_team_name = seen.overview?.operations_teams[0] ?? "";
  const body = { import_supplier, external_account_number, operations_team_name };
  const process = (dry_run: boolean) =>
    act(askApi("POST", pathOf("processAccount"), { ...body, dry_run }, tokenInUse));
  const skip = () => act(askControl("PUT", importPath, { skipped: state !== "skipped" }));
  const { platform_account_number: account_number = "" } = account;
  return (
    <fieldset class="controls" disabled={seen.connection !== "connected"}>
      {state === "imported" ? (
        <a class="button" href={hrefOf("rest", "getAccount", { account_number })}>
          Read the account
        </a>
      ) : (
        <>
          <Button act={() => process(false)}>Process</Button>
          <Button act={() => process(true)}>Dry run</Button>
          <Button act={skip}>{state === "skipped" ? "Take back" : "Skip"}</Button>
        </>
      )}
      {words}
    </fieldset>
  );
}
