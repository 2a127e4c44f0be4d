// What changed between two versions of an event, or of the contract, and whom it breaks.

import { useState } from "preact/hooks";
import { splitName } from "../../library/names/versions.ts";
import { printable } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import type { Index } from "../data.ts";
import { loadSection } from "../frame/described.ts";
import { Loaded, loadDocument } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { Breaks, ChangeMark } from "../parts/change-mark.tsx";
import { amount } from "../parts/plain.ts";
import { SideBySide } from "../parts/side-by-side.tsx";
import { compareBundle } from "./bundle.ts";

export function Changes({ index }: { readonly index: Index }) {
  const { query } = useAddress();
  const { from = "", to = "" } = query;
  const [bundle, setBundle] = useState<File>();
  const names = index.events.map(([name]) => name);
  const choose = (key: "from" | "to", value: string) => {
    setBundle(undefined);
    refine({ [key]: value });
  };
  return (
    <Page>
      <Title
        text="Changes"
        aside={
          <>
            What changed, and whom it breaks. By the code of <code>energy-contracts diff</code>, in
            this page.
          </>
        }
      />
      <div class="controls compare">
        <EventField label="From" value={from} onChange={(value) => choose("from", value)} />
        <EventField label="To" value={to} onChange={(value) => choose("to", value)} />
        <button type="button" onClick={() => refine({ from: to, to: from })}>
          Swap
        </button>
        <BundleButton onOpen={setBundle} />
        <datalist id="event-names">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {bundle ? (
        <Loaded
          what={`the comparison with ${bundle.name}`}
          from={() => compareBundle(bundle, names)}
        >
          {(compared) =>
            typeof compared === "string" ? (
              <p role="alert">{compared}</p>
            ) : (
              <>
                <p class="quiet">
                  From {printable(bundle.name)} to this contract, {compared.what}.
                </p>
                <ChangeTable changes={compared.changes} />
              </>
            )
          }
        </Loaded>
      ) : (
        <Events from={from} to={to} index={index} />
      )}
    </Page>
  );
}

function EventField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label>
      <span class="label">{label}</span>
      <input
        type="text"
        class="code"
        list="event-names"
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
    </label>
  );
}

function BundleButton({ onOpen }: { readonly onOpen: (file: File) => void }) {
  return (
    <label class="button file">
      <input
        type="file"
        accept=".json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onOpen(file);
          currentTarget.value = "";
        }}
      />
      Open a bundle…
    </label>
  );
}

function Events({
  from,
  to,
  index,
}: {
  readonly from: string;
  readonly to: string;
  readonly index: Index;
}) {
  const sectionOf = (name: string) =>
    index.sections[index.events.find(([event]) => event === name)?.[2] ?? -1]?.name;
  const [before, after] = [sectionOf(from), sectionOf(to)];
  if (before === undefined || after === undefined) {
    const wrong = [from, to].filter((name) => name !== "" && sectionOf(name) === undefined);
    return wrong.length > 0 ? <p>There is no event "{wrong[0]}".</p> : <Pairs index={index} />;
  }
  return (
    <Loaded what={`${from} and ${to}`} from={() => loadPair([from, before], [to, after])}>
      {({ changes, old, now }) => (
        <>
          <ChangeTable changes={changes} />
          <h2>Everything side by side</h2>
          <SideBySide
            before={{ version: splitName(from)?.version ?? from, fields: old?.fields ?? [] }}
            after={{ version: splitName(to)?.version ?? to, fields: now?.fields ?? [] }}
            changes={changes}
          />
        </>
      )}
    </Loaded>
  );
}

async function loadPair(...sides: (readonly [name: string, section: string])[]) {
  const [before, after] = await Promise.all(
    sides.map(async ([name, section]) => ({
      schema: await loadDocument<object>(`schemas/${name}.json`),
      event: (await loadSection(section))[name],
    })),
  );
  const schemas = (side: typeof before) =>
    new Map<string, object>(side ? [["event", withoutTitle(side.schema)]] : []);
  return {
    changes: compareContracts({ schemas: schemas(before) }, { schemas: schemas(after) }),
    old: before?.event,
    now: after?.event,
  };
}

/** Two versions always have types of different names. */
const withoutTitle = (schema: object): object => ({ ...schema, title: undefined });

/** The versions that can be compared: the last two of each event that has several. */
function Pairs({ index }: { readonly index: Index }) {
  const newest = index.events.filter(([name, , , , newer]) => {
    const type = splitName(name)?.type;
    return (
      newer === undefined && index.events.some((one) => one[4] && splitName(one[0])?.type === type)
    );
  });
  const before = (name: string) =>
    index.events
      .filter((one) => one[4] && splitName(one[0])?.type === splitName(name)?.type)
      .at(-1)?.[0] ?? "";
  return (
    <>
      <p>
        Choose two versions, or open the bundle of an older contract: its openapi.json or
        asyncapi.json.
      </p>
      <h2>
        Events with several versions <span class="count">{newest.length}</span>
      </h2>
      <ul class="rows plain">
        {newest.map(([name]) => (
          <li key={name}>
            <button
              type="button"
              class="link code"
              onClick={() => refine({ from: before(name), to: name })}
            >
              {before(name)} to {splitName(name)?.version}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Longer lists are shown in pieces. */
const AT_ONCE = 200;

function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  const [limit, setLimit] = useState(AT_ONCE);
  return (
    <>
      <p role="status" aria-label="What changed" class="verdict">
        {sentenceOf(changes)}
      </p>
      {changes.length > 0 && (
        <table class="stacked">
          <thead>
            <tr>
              <th scope="col">Change</th>
              <th scope="col">Where</th>
              <th scope="col">What</th>
              <th scope="col">Breaks</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, limit).map(({ kind, subject, path, what, breaks }) => (
              <tr key={`${subject} ${path} ${what}`}>
                <td>
                  <ChangeMark kind={kind} />
                </td>
                <td class="code">
                  {[subject === "event" ? "" : subject, path].filter(Boolean).join(": ") ||
                    "the payload"}
                </td>
                <td>{printable(what)}</td>
                <td>
                  {breaks.length === 0 ? (
                    <span class="quiet">breaks nobody</span>
                  ) : (
                    <Breaks parties={breaks} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > limit && (
        <button type="button" onClick={() => setLimit(limit + AT_ONCE)}>
          Next {Math.min(AT_ONCE, changes.length - limit)} of {changes.length}
        </button>
      )}
    </>
  );
}

/** `1 change, it breaks producers`. */
function sentenceOf(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing changed";
  const parties = [...new Set(changes.flatMap(({ breaks }) => breaks))];
  const breaking = changes.filter(({ breaks }) => breaks.length > 0).length;
  const counted = amount(changes.length, "change");
  if (breaking === 0)
    return `${counted}, ${changes.length === 1 ? "it breaks" : "they break"} nobody`;
  const whom = parties.join(" and ");
  if (changes.length === 1) return `${counted}, it breaks ${whom}`;
  return breaking === changes.length
    ? `${counted}, all break ${whom}`
    : `${counted}, ${breaking} of them break${breaking === 1 ? "s" : ""} ${whom}`;
}
