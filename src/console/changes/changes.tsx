// Shows the changes between two versions of an event or of the contract, and whom they break.
import { useState } from "preact/hooks";
import { splitName, typeOfName } from "../../library/names/versions.ts";
import { amount, figure, printable } from "../../library/text/printable.ts";
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { contractInJson } from "../../reading/diff/contract-in.ts";
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
import { Chip, CodeLink, Icon, Name } from "../parts/chip.tsx";
import { useDroppedFile } from "../parts/files.ts";
import { Button, FileButton } from "../parts/input.tsx";
import { Notice } from "../parts/panel.tsx";
import { Table } from "../parts/table.tsx";
import { ChangeTable, VersionChanges } from "./change-table.tsx";
import { type Counts, messagesOf, SeenEvents } from "./seen.tsx";

/** A contract to compare, counts of `observe`, or a sentence about a file that is neither. */
type Opened =
  | Readonly<{ name: string; before: ContractDocuments }>
  | Counts
  | Readonly<{ fault: string }>;

/** The counts that are opened, until the visitor leaves the page. */
let kept: Counts | undefined;

export function View() {
  const { from = "", to = "" } = useAddress().query;
  const [opened, setOpened] = useState<Opened | undefined>(kept);
  kept = opened && "observed" in opened ? opened : undefined;
  const open = async (file: File) => setOpened(read(file.name, await file.text()));
  const isOver = useDroppedFile(open);
  const close = () => setOpened(undefined);
  const wrong = [from, to].find((name) => name !== "" && !sectionOf(name));
  const isChosen = from !== "" && to !== "" && wrong === undefined;
  return (
    <Page>
      <Title text="Changes" aside={ABOUT} />
      {kept && (
        <Notice name="Counts">
          <p>
            Counts of {amount(sumOf(kept.observed.messages), "message")} from {printable(kept.name)}
            . They are read in this page, and sent nowhere.
          </p>
          <Button act={close}>Close</Button>
        </Notice>
      )}
      {wrong !== undefined && <p>There is no event "{wrong}".</p>}
      {isChosen ? (
        <VersionChanges from={from} to={to} observed={kept?.observed} />
      ) : (
        <>
          <Steps observed={kept?.observed} />
          <Door isOver={isOver} open={open} />
          {opened && <Result opened={opened} close={close} />}
        </>
      )}
    </Page>
  );
}

const ABOUT = (
  <>
    What changed, and whom it breaks, by the code of <code>npx energy-contracts diff</code>.
  </>
);

const Door = ({ isOver, open }: Readonly<{ isOver: boolean; open: (file: File) => unknown }>) => (
  <section class={isOver ? "door over" : "door"}>
    <h2>A file of yours</h2>
    <p>
      Drop here the openapi.json, asyncapi.json or contract.lock.json of an older contract, or the
      counts that <code>npx energy-contracts observe</code> has written. Nothing is sent.
    </p>
    <FileButton accept=".json" onFile={open}>
      <Icon of="file" /> Open a file…
    </FileButton>
  </section>
);

function read(name: string, text: string): Opened {
  if (/"format"\s*:\s*"energy-contracts observe/.test(text)) {
    const counts = readObserved(text);
    if (counts.fault === undefined) return { name, ...counts };
    return { fault: `${name} is not what observe writes: ${counts.fault}.` };
  }
  const before = contractInJson(text);
  return typeof before === "string" ? { fault: `${name} ${before}.` } : { name, before };
}

function Result({ opened, close }: Readonly<{ opened: Opened; close: () => void }>) {
  if ("observed" in opened) return <SeenEvents observed={opened.observed} />;
  if ("fault" in opened)
    return (
      <Notice kind="fault">
        <p>{printable(opened.fault)}</p>
        <Button act={close}>Close</Button>
      </Notice>
    );
  const { name, before } = opened;
  const { schemas, openapi } = before;
  const halves = [schemas && "the events", openapi && "the operations"].filter(Boolean);
  return (
    <Loaded key={name} what={`the comparison with ${name}`} from={() => compare(before)}>
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

async function compare(before: ContractDocuments): Promise<readonly Change[]> {
  const { schemas, openapi } = before;
  const load = async ([name]: IndexedEvent) => [name, await loadSchema(name)] as const;
  const after = {
    schemas: schemas && new Map(await Promise.all(index.events.map(load))),
    openapi: openapi && withoutServers(await loadDocument<object>("openapi.json")),
  };
  const old = { ...before, openapi: openapi && withoutServers(openapi) };
  return toldOnce(compareContracts(old, after));
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
