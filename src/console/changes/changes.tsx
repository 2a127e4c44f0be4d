// Shows the changes between two versions of an event or of the contract, and whom they break.
import { useState } from "preact/hooks";
import { splitName, typeOfName } from "../../library/names/versions.ts";
import { printable } from "../../library/text/printable.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { contractInJson } from "../../reading/diff/contract-in.ts";
import { toldOnce } from "../../reading/diff/shared-changes.ts";
import { listedParties } from "../../reading/diff/words.ts";
import type { IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSchema } from "../frame/descriptions.ts";
import { Loaded, loadDocument } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Chip, CodeLink, Icon, Name } from "../parts/chip.tsx";
import { Button, FileButton } from "../parts/input.tsx";
import { Notice } from "../parts/panel.tsx";
import { Table } from "../parts/table.tsx";
import { ChangeTable, VersionChanges } from "./change-table.tsx";

export function View() {
  const { from = "", to = "" } = useAddress().query;
  const names = index.events.map(([name]) => name);
  const wrong = [from, to].find((name) => name !== "" && !names.includes(name));
  const isChosen = from !== "" && to !== "" && wrong === undefined;
  return (
    <Page>
      <Title
        text="Changes"
        aside={
          <>
            What changed, and whom it breaks, by the code of <code>npx energy-contracts diff</code>.
          </>
        }
      />
      {wrong !== undefined && <p>There is no event "{wrong}".</p>}
      {isChosen ? (
        <>
          <p>
            <a href={hrefOf("changes")}>All versions</a>
          </p>
          <h2>
            <a href={hrefOf("events", from)}>{from}</a> to <a href={hrefOf("events", to)}>{to}</a>
          </h2>
          <VersionChanges from={from} to={to} />
        </>
      ) : (
        <>
          <Steps />
          <Bundle />
        </>
      )}
    </Page>
  );
}

function Bundle() {
  const [bundle, setBundle] = useState<File>();
  return (
    <>
      <h2>The whole contract</h2>
      <div class="controls">
        <FileButton accept=".json" onFile={setBundle}>
          <Icon of="file" /> Open a bundle…
        </FileButton>
        <span class="small quiet">
          the openapi.json, asyncapi.json or contract.lock.json of an older contract, compared with
          this one
        </span>
      </div>
      {bundle && (
        <Loaded
          key={`${bundle.name} ${bundle.lastModified}`}
          what={`the comparison with ${bundle.name}`}
          from={() => compareBundle(bundle)}
        >
          {(compared) =>
            typeof compared === "string" ? (
              <Notice kind="fault">
                <p>{printable(compared)}</p>
                <Button act={() => setBundle(undefined)}>Close</Button>
              </Notice>
            ) : (
              <>
                <h2>
                  From {printable(bundle.name)} to this contract, {compared.what}
                </h2>
                <ChangeTable changes={compared.changes} />
              </>
            )
          }
        </Loaded>
      )}
    </>
  );
}

/** Compares a bundle with this contract. Returns a text if the bundle can't be compared. */
async function compareBundle(file: File) {
  const before = contractInJson(await file.text());
  if (typeof before === "string") return `${file.name} ${before}.`;
  const { schemas, openapi } = before;
  const load = async ([name]: IndexedEvent) => [name, await loadSchema(name)] as const;
  const after = {
    schemas: schemas && new Map(await Promise.all(index.events.map(load))),
    openapi: openapi && withoutServers(await loadDocument<object>("openapi.json")),
  };
  const old = { ...before, openapi: openapi && withoutServers(openapi) };
  const halves = [schemas && "the events", openapi && "the operations"];
  return {
    what: halves.filter(Boolean).join(" and "),
    changes: toldOnce(compareContracts(old, after)),
  };
}

/** Empties the list of servers. Addresses of servers are not part of the contract. */
const withoutServers = (document: object): object => ({ ...document, servers: [] });

const Steps = () => (
  <div class="lead">
    <Table
      name="Versions"
      heads={["Event", "From", "To", "Changes", "Whom it breaks"]}
      numbers={[3]}
      second={[1, 2, 4]}
      isHeaded
      rows={index.steps.map(([from, to, changes, breaks]) => ({
        key: to,
        cells: [
          <CodeLink href={hrefOf("changes", "", { from, to })}>
            <Name text={typeOfName(to)} />
          </CodeLink>,
          splitName(from)?.version,
          splitName(to)?.version,
          changes,
          breaks.length === 0 ? "nobody" : <Chip kind="warn">{listedParties(breaks)}</Chip>,
        ],
      }))}
    />
  </div>
);
