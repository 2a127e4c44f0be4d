// Shows the changes between two versions of an event or of the contract, and whom they break.
import { useState } from "preact/hooks";
import { typeOfName, versionsOf } from "../../library/names/versions.ts";
import { printable } from "../../library/text/printable.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { contractInJson } from "../../reading/diff/contract-in.ts";
import { toldOnce } from "../../reading/diff/shared-changes.ts";
import type { IndexedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSchema } from "../frame/descriptions.ts";
import { Loaded, loadDocument } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Filter } from "../parts/catalogue.tsx";
import { Icon } from "../parts/chip.tsx";
import { Button, FileButton } from "../parts/input.tsx";
import { Notice } from "../parts/panel.tsx";
import { groupsByPrefix, SideList } from "../parts/side-list.tsx";
import { hasWords } from "../parts/words.ts";
import { ChangeTable, VersionChanges } from "./change-table.tsx";

type Pair = Readonly<{ type: string; from: string; to: string }>;

/** Pairs each version with the version before it. */
function allPairs(names: readonly string[]): readonly Pair[] {
  const types = [...new Set(names.map(typeOfName))];
  return types.flatMap((type) => {
    const versions = versionsOf(type, names);
    return versions.slice(1).map((to, index) => ({ type, from: versions[index] ?? "", to }));
  });
}

export function View() {
  const { from = "", to = "" } = useAddress().query;
  const [bundle, setBundle] = useState<File>();
  const names = index.events.map(([name]) => name);
  const isChosen = from !== "" && names.includes(from) && names.includes(to);
  const wrong = [from, to].find((name) => name !== "" && !names.includes(name));
  return (
    <Page
      side={<VersionedList all={allPairs(names)} current={hrefOf("changes", "", { from, to })} />}
    >
      <Title
        text="Changes"
        aside={
          <>
            What changed, and whom it breaks, by the code of <code>npx energy-contracts diff</code>.
          </>
        }
      />
      {isChosen ? (
        <>
          <h2>
            <a href={hrefOf("events", from)}>{from}</a> to <a href={hrefOf("events", to)}>{to}</a>
          </h2>
          <VersionChanges from={from} to={to} />
        </>
      ) : (
        <p>
          {wrong === undefined
            ? "Choose an event with several versions, or open the bundle of an older contract."
            : `There is no event "${wrong}".`}
        </p>
      )}
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
    </Page>
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

function VersionedList({ all, current }: Readonly<{ all: readonly Pair[]; current: string }>) {
  const [filter, setFilter] = useState("");
  const shown = all.filter(({ type }) => hasWords(type, filter));
  const links = shown.map(({ type, from, to }) => ({
    href: hrefOf("changes", "", { from, to }),
    text: type,
    end: to.slice(type.length + 1),
  }));
  return (
    <SideList name="Events with versions" current={current} groups={groupsByPrefix(links)}>
      <Filter
        {...{ what: "version", text: filter, count: shown.length, all: all.length }}
        onText={setFilter}
      />
    </SideList>
  );
}
