import { splitName } from "../../library/names/versions.ts";
import { amount, printable } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { countSeen, seenWords } from "../../reading/diff/seen.ts";
import { listedParties } from "../../reading/diff/words.ts";
import type { EventCounts, Observed } from "../../reading/observed/observed.ts";
import type { NamedField } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadEvent, loadSchema } from "../frame/descriptions.ts";
import { Loaded } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { ChangeMark, Chip, Name } from "../parts/chip.tsx";
import { useFirst } from "../parts/input.tsx";
import { Copy, Notice } from "../parts/panel.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { fieldWords } from "./seen.tsx";

type Fields = readonly NamedField[];

const Breaks = ({ parties }: Readonly<{ parties: Change["breaks"] }>) =>
  parties.length > 0 ? (
    <Chip kind="warn">breaks {listedParties(parties)}</Chip>
  ) : (
    <span class="quiet">breaks nobody</span>
  );

export function ChangeTable({ changes }: Readonly<{ changes: readonly Change[] }>) {
  const [shown, more] = useFirst(changes, 200);
  const breaking = changes.some(({ breaks }) => breaks.length > 0);
  const isCounted = changes.some(({ seen }) => seen !== undefined);
  return (
    <>
      <Notice kind={breaking ? "warn" : ""} name="What changed">
        {sentenceOf(changes)}
      </Notice>
      {changes.length > 0 && (
        <Table
          heads={["Change", "Where", "What", "Breaks", isCounted && "Seen"]}
          second={[2]}
          rows={shown.map((change) => ({
            key: `${change.subject} ${change.path} ${change.what}`,
            cells: [
              <ChangeMark kind={change.kind} />,
              <code>{placeOf(change)}</code>,
              printable(change.what),
              <Breaks parties={change.breaks} />,
              seenWords(change),
            ],
          }))}
        />
      )}
      {more}
      {changes.length > 0 && (
        <p>
          <Copy text={() => markdownOf(changes)}>Copy as Markdown</Copy>
        </p>
      )}
    </>
  );
}

const placeOf = ({ subject, path }: Change): string =>
  [subject === "event" ? "" : subject, path].filter(Boolean).join(": ") || "the payload";

const markdownOf = (changes: readonly Change[]): string =>
  [
    sentenceOf(changes),
    "",
    ...changes.map((change) => {
      const whom = listedParties(change.breaks) || "nobody";
      const seen = seenWords(change) && `; ${seenWords(change)}`;
      return `- ${change.kind} \`${placeOf(change)}\`: ${change.what}; breaks ${whom}${seen}`;
    }),
  ].join("\n");

/** Counts changes in words: `2 changes, 1 of them breaks producers`. */
function sentenceOf(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing changed";
  const breaking = changes.filter(({ breaks }) => breaks.length > 0);
  const whom = listedParties([...new Set(breaking.flatMap(({ breaks }) => breaks))]) || "nobody";
  const some = breaking.length > 0 && breaking.length < changes.length;
  const those = some ? `${breaking.length} of them` : changes.length === 1 ? "it" : "they";
  const verb = those === "they" || breaking.length > 1 ? "break" : "breaks";
  return `${amount(changes.length, "change")}, ${those} ${verb} ${whom}`;
}

type VersionChangesProps = Readonly<{ from: string; to: string; observed: Observed | undefined }>;

export function VersionChanges({ from, to, observed }: VersionChangesProps) {
  const load = () => Promise.all([loadVersion(from), loadVersion(to)]);
  return (
    <Loaded what={`${from} and ${to}`} from={load}>
      {([old, now]) => {
        const changes = withSeen(compareContracts(old.contract, now.contract), from, observed);
        return (
          <>
            <p>
              <a href={hrefOf("changes")}>All versions</a>
            </p>
            <h2>
              <a href={hrefOf("events", from)}>{from}</a> to <a href={hrefOf("events", to)}>{to}</a>
            </h2>
            <ChangeTable changes={changes} />
            <h2>Side by side</h2>
            <Table
              isHeaded
              heads={["Field", versionOf(from), versionOf(to), "Change", observed && "Seen"]}
              second={[1, 2]}
              rows={rowsOf(changes, old.fields, now.fields, observed?.events?.[from])}
            />
          </>
        );
      }}
    </Loaded>
  );
}

/** Adds what was seen of the older version. What most messages had comes first. */
function withSeen(changes: readonly Change[], subject: string, observed: Observed | undefined) {
  if (!observed) return changes;
  const count = countSeen(observed, index.contract);
  const touched = ({ seen }: Change) => seen?.touched ?? -1;
  return changes
    .map((change) => ({ ...count({ ...change, subject }), subject: change.subject }))
    .sort((a, b) => touched(b) - touched(a));
}

const versionOf = (name: string): string => splitName(name)?.version ?? name;

/** Loads an event, and its contract without its title, which always differs between versions. */
async function loadVersion(name: string) {
  const [schema, event] = await Promise.all([loadSchema(name), loadEvent(name)]);
  const schemas = new Map([["event", { ...schema, title: undefined }]]);
  return { contract: { schemas }, fields: event?.fields ?? [] };
}

function rowsOf(
  changes: readonly Change[],
  before: Fields,
  after: Fields,
  counts: EventCounts | undefined,
): TableRow[] {
  const paths = [...new Set([...after, ...before].map(({ path }) => path))];
  return paths.map((path) => {
    const [old, now] = [before, after].map((fields) => textAt(fields, path));
    const ofField = changes.filter((change) => change.path === path);
    const isSame = old === now && ofField.length === 0;
    const kind = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    return {
      key: path,
      look: old === now ? "" : "changed",
      cells: [
        <Name isCode text={path} />,
        old ?? <span class="quiet">not there</span>,
        now ?? <span class="quiet">not there</span>,
        isSame ? (
          <span class="quiet">same</span>
        ) : (
          <>
            <ChangeMark kind={kind} />{" "}
            <Breaks parties={[...new Set(ofField.flatMap(({ breaks }) => breaks))]} />
          </>
        ),
        // Counts do not tell how often a field was right that the older version does not have.
        old !== undefined && fieldWords(counts, path),
      ],
    };
  });
}

function textAt(fields: Fields, path: string): string | undefined {
  const field = fields.find((candidate) => candidate.path === path);
  return field && [field.type, field.required && "required"].filter(Boolean).join(", ");
}
