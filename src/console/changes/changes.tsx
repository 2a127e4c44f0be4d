// Shows the changes between two versions of an event or of the contract, and whom they break.
import { useState } from "preact/hooks";
import { splitName, typeOfName } from "../../library/names/versions.ts";
import { amount, figure, printable } from "../../library/text/printable.ts";
import type { ContractDocuments } from "../../reading/diff/change.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { contractInJson } from "../../reading/diff/contract-in.ts";
import { countSeen } from "../../reading/diff/seen.ts";
import { toldOnce } from "../../reading/diff/shared-changes.ts";
import { listedParties } from "../../reading/diff/words.ts";
import { sumOf } from "../../reading/observed/field-counts.ts";
import type { Observed } from "../../reading/observed/observed.ts";
import { readObserved } from "../../reading/observed/read-observed.ts";
import type { IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSchema, sectionOf } from "../frame/descriptions.ts";
import { Loaded, loadDocument } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Chip, CodeLink, Name } from "../parts/chip.tsx";
import { Button, Door } from "../parts/input.tsx";
import { Notice } from "../parts/panel.tsx";
import { Table } from "../parts/table.tsx";
import { ChangeTable, VersionChanges } from "./change-table.tsx";
import { type Counts, messagesOf, SeenEvents } from "./seen.tsx";

/** An older contract, or a sentence about a file that is neither that nor counts. */
type Opened = Readonly<{ name: string; before: ContractDocuments } | { fault: string }>;

/** The counts that are opened, until the visitor leaves the page. */
let kept: Counts | undefined;

export function View() {
  const { from = "", to = "" } = useAddress().query;
  const [counts, setCounts] = useState(kept);
  kept = counts;
  const [opened, setOpened] = useState<Opened>();
  const open = async (file: File) => {
    const next = read(file.name, await file.text());
    const isCounts = "observed" in next;
    if (isCounts) setCounts(next);
    setOpened(isCounts ? undefined : next);
  };
  const wrong = [from, to].find((name) => name !== "" && !sectionOf(name));
  const isChosen = from !== "" && to !== "" && wrong === undefined;
  return (
    <Page>
      <Title
        text="Changes"
        aside="What changed, and whom it breaks, as the command diff tells it."
      />
      {counts && (
        <Notice name="Counts">
          <p>
            Counts of {amount(sumOf(counts.observed.messages), "message")} from{" "}
            {printable(counts.name)}. They are read in this page, and sent nowhere.
          </p>
          <Button act={() => setCounts(undefined)}>Close</Button>
        </Notice>
      )}
      {wrong !== undefined && <p>There is no event "{wrong}".</p>}
      {isChosen ? (
        <VersionChanges from={from} to={to} observed={counts?.observed} />
      ) : (
        <Steps observed={counts?.observed} />
      )}
      <Door title="A file of yours" accept=".json" onFile={open}>
        Drop here the openapi.json, asyncapi.json or contract.lock.json of an older contract, or the
        counts that <code>npx energy-contracts observe</code> has written. Nothing is sent.
      </Door>
      {opened && <Result key={opened} opened={opened} observed={counts?.observed} />}
      {counts && !isChosen && <SeenEvents observed={counts.observed} />}
    </Page>
  );
}

function read(name: string, text: string): Opened | Counts {
  if (/"format"\s*:\s*"energy-contracts observe/.test(text)) {
    const counts = readObserved(text);
    if (counts.fault === undefined) return { name, ...counts };
    return { fault: `${name} is not what observe writes: ${counts.fault}.` };
  }
  const before = contractInJson(text);
  return typeof before === "string" ? { fault: `${name} ${before}.` } : { name, before };
}

type ResultProps = Readonly<{ opened: Opened; observed: Observed | undefined }>;

function Result({ opened, observed }: ResultProps) {
  if ("fault" in opened) return <Notice kind="fault">{printable(opened.fault)}</Notice>;
  const { name, before } = opened;
  const { schemas, openapi } = before;
  const halves = [schemas && "the events", openapi && "the operations"].filter(Boolean);
  return (
    <Loaded
      key={observed}
      what={`the comparison with ${name}`}
      from={() => compare(before, observed)}
    >
      {(changes) => (
        <>
          <h2>
            From {printable(name)} to this contract, {halves.join(" and ")}
          </h2>
          <ChangeTable changes={changes} />
        </>
      )}
    </Loaded>
  );
}

async function compare(before: ContractDocuments, observed: Observed | undefined) {
  const { schemas, openapi } = before;
  const load = async ([name]: IndexedEvent) => [name, await loadSchema(name)] as const;
  const after = {
    schemas: schemas && new Map(await Promise.all(index.events.map(load))),
    openapi: openapi && withoutServers(await loadDocument<object>("openapi.json")),
  };
  const old = { ...before, openapi: openapi && withoutServers(openapi) };
  const changes = compareContracts(old, after);
  return toldOnce(observed ? changes.map(countSeen(observed, "", index.contract)) : changes);
}

/** Empties the list of servers. Addresses of servers are not part of the contract. */
const withoutServers = (document: object): object => ({ ...document, servers: [] });

/** Lists each version after another; the versions that most messages had come first. */
function Steps({ observed }: Readonly<{ observed: Observed | undefined }>) {
  const seen = (name: string) => messagesOf(observed?.events?.[name]);
  const steps = index.steps.toSorted(([a], [b]) => seen(b) - seen(a));
  return (
    <div class="lead">
      <Table
        name="Versions"
        heads={["Event", "From", "To", "Changes", "Whom it breaks", observed && "Seen"]}
        numbers={[3]}
        second={[1, 2, 4, 5]}
        isHeaded
        rows={steps.map(([from, to, changes, breaks]) => ({
          key: to,
          cells: [
            <CodeLink href={hrefOf("changes", "", { from, to })}>
              <Name text={typeOfName(to)} />
            </CodeLink>,
            splitName(from)?.version,
            splitName(to)?.version,
            changes,
            breaks.length === 0 ? "nobody" : <Chip kind="warn">{listedParties(breaks)}</Chip>,
            figure(seen(from)),
          ],
        }))}
      />
    </div>
  );
}
