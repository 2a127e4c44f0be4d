// Shows the changes between two versions of an event or of the contract, and whom they break.
import { useState } from "preact/hooks";
import { typeOfName, versionsOf } from "../../library/names/versions.ts";
import { printable } from "../../library/text/printable.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { contractInJson } from "../../reading/diff/contract-in.ts";
import { toldOnce } from "../../reading/diff/shared-changes.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSchema } from "../frame/descriptions.ts";
import { Loaded, loadDocument } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { Icon } from "../parts/chip.tsx";
import { Button, Choice, FileButton, Filter } from "../parts/input.tsx";
import { Notice } from "../parts/panel.tsx";
import { SideList } from "../parts/side-list.tsx";
import { hasWords } from "../parts/words.ts";
import { ChangeTable, VersionChanges } from "./change-table.tsx";

type Versioned = Readonly<{ type: string; versions: readonly string[] }>;

function allVersioned(names: readonly string[]): readonly Versioned[] {
  const old = index.events.flatMap(([name, , , , newest]) => (newest ? typeOfName(name) : []));
  return [...new Set(old)].map((type) => ({ type, versions: versionsOf(type, names) }));
}

export function Changes() {
  const { from = "", to = "" } = useAddress().query;
  const [bundle, setBundle] = useState<File>();
  const names = index.events.map(([name]) => name);
  const all = allVersioned(names);
  const chosen = all.find(({ versions }) => versions.includes(to));
  const wrong = [from, to].find((name) => name !== "" && !names.includes(name));
  return (
    <Page side={<VersionedList all={all} chosen={chosen} />}>
      <Title
        text="Changes"
        aside={
          <>
            What changed, and whom it breaks, by the code of <code>npx energy-contracts diff</code>.
          </>
        }
      />
      <OpenBundle onFile={setBundle} />
      {bundle && <Opened file={bundle} close={() => setBundle(undefined)} />}
      {chosen ? (
        <>
          <Chosen event={chosen} />
          <VersionChanges from={from} to={to} />
        </>
      ) : (
        <p class="quiet">
          {wrong === undefined
            ? "Choose an event with several versions, or open the bundle of an older contract."
            : `There is no event "${wrong}".`}
        </p>
      )}
    </Page>
  );
}

const OpenBundle = ({ onFile }: Readonly<{ onFile: (file: File) => void }>) => (
  <div class="controls">
    <FileButton accept=".json" onFile={onFile}>
      <Icon of="file" /> Open a bundle…
    </FileButton>
    <span class="small quiet">
      the openapi.json, asyncapi.json or contract.lock.json of an older contract, compared with this
      one
    </span>
  </div>
);

const Opened = ({ file, close }: Readonly<{ file: File; close: () => void }>) => (
  <Loaded
    key={`${file.name} ${file.lastModified}`}
    what={`the comparison with ${file.name}`}
    from={() => compareBundle(file)}
  >
    {(compared) =>
      typeof compared === "string" ? (
        <Notice kind="fault">
          <p>{printable(compared)}</p>
          <Button act={close}>Close</Button>
        </Notice>
      ) : (
        <>
          <h2>
            From {printable(file.name)} to this contract, {compared.what}
          </h2>
          <ChangeTable changes={compared.changes} />
        </>
      )
    }
  </Loaded>
);

/** Compares a bundle with this contract. Returns a text if the bundle can't be compared. */
async function compareBundle(file: File) {
  const before = contractInJson(await file.text());
  if (typeof before === "string") return `${file.name} ${before}.`;
  const { schemas, openapi } = before;
  const after = {
    schemas: schemas && (await loadSchemas()),
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

/** Loads all schemas of the contract. Only this view needs all of them. */
async function loadSchemas(): Promise<ReadonlyMap<string, object>> {
  const loading = index.events.map(async ([name]) => [name, await loadSchema(name)] as const);
  return new Map(await Promise.all(loading));
}

function Chosen({ event: { type, versions } }: Readonly<{ event: Versioned }>) {
  const { from = "", to = "" } = useAddress().query;
  const options = versions.map((name) => {
    const version = name.slice(type.length + 1);
    return [name, name === versions.at(-1) ? `${version} newest` : version] as const;
  });
  return (
    <div class="controls">
      <h2 class="code">{type}</h2>
      <Choice
        isLine
        label="From"
        value={from}
        options={options}
        onChange={(v) => refine({ from: v })}
      />
      <Choice isLine label="To" value={to} options={options} onChange={(v) => refine({ to: v })} />
      <Button act={() => refine({ from: to, to: from })}>Swap</Button>
      <a href={hrefOf("events", to)}>Open {to}</a>
    </div>
  );
}

/** The address of the view that shows the newest change of an event. */
const newestOf = ({ versions }: Versioned): string =>
  hrefOf("changes", "", { from: versions.at(-2) ?? "", to: versions.at(-1) ?? "" });

type VersionedListProps = Readonly<{ all: readonly Versioned[]; chosen: Versioned | undefined }>;

function VersionedList({ all, chosen }: VersionedListProps) {
  const [filter, setFilter] = useState("");
  const shown = all.filter(({ type }) => hasWords(type, filter));
  const links = shown.map((event) => ({
    href: newestOf(event),
    text: event.type,
    end: event.versions.length,
  }));
  return (
    <SideList
      name="Events with versions"
      current={chosen ? newestOf(chosen) : hrefOf("changes")}
      groups={[{ links, isCode: true }]}
    >
      <Filter what="event" text={filter} onText={setFilter} count={shown.length} all={all.length} />
    </SideList>
  );
}
