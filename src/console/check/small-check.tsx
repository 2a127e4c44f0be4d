// A text in the editor, with its faults beside it.
import { useRef, useState } from "preact/hooks";
import { printable } from "../../library/text/printable.ts";
import type { Index } from "../data.ts";
import { refine } from "../frame/router.ts";
import type { Editor } from "../parts/editor.ts";
import { EditorBox } from "../parts/editor-box.tsx";
import { type Fault, placeOf } from "../parts/fault.ts";
import { FaultList } from "../parts/fault-list.tsx";
import { Button } from "../parts/input.tsx";
import { Notice, Panel } from "../parts/panel.tsx";
import { amount } from "../parts/plain.ts";
import { Table } from "../parts/table.tsx";
import { EventBar } from "./event-bar.tsx";
import { EventFields } from "./event-fields.tsx";
import { EXAMPLES } from "./examples.ts";
import type { Judged } from "./judge-text.ts";
import { type Source, useJudged } from "./use-judged.ts";
import { VerdictOnText } from "./verdict.tsx";

/** Whether fields that the contract does not name are faults; kept while the page is open. */
let isCounted = false;

type SmallCheckProps = Readonly<{
  source: Source;
  event: string;
  index: Index;
  onSource: (source: Source) => void;
  onFile: (file: File) => void;
}>;

export function SmallCheck({ source, event, index, onSource, onFile }: SmallCheckProps) {
  const judged = useJudged(source, event, index);
  const editor = useRef<Editor | undefined>(undefined);
  const [counts, setCounts] = useState(isCounted);
  isCounted = counts;
  const unknown = counts ? (judged?.unknown ?? []) : [];
  const faults = [...(judged?.faults ?? []), ...unknown].sort(byPlace);
  const show = (text: string, name = "") => {
    onSource({ text, isLarge: false });
    refine({ event: name });
  };
  return (
    <>
      <EventBar
        event={event}
        index={index}
        onFile={onFile}
        onClear={() => show("")}
        found={foundIn(judged)}
      >
        {judged?.found && (
          <>
            <strong>{judged.found.how}:</strong> {judged.found.why}
          </>
        )}
      </EventBar>
      {judged?.named !== undefined && <OtherName named={judged.named} chosen={event} />}
      <div class="halves wide-left">
        <div>
          <EditorBox
            label="Payload"
            text={source.text}
            faults={faults}
            onText={(text) => onSource({ ...source, text })}
            onLarge={(text) =>
              onFile(new File([text], "pasted text", { type: "application/json" }))
            }
            handle={(opened) => {
              editor.current = opened;
            }}
          />
          <p class="small quiet">
            Drop a file anywhere on the page: JSON, an array, NDJSON, with or without an envelope,
            up to 50 MB. Tab leaves the editor, F8 goes to the next fault.
          </p>
        </div>
        <div class="stack">
          <h2 class="hidden">Result</h2>
          <VerdictOnText judged={judged} faults={faults} />
          {judged?.kind === "nothing" && <Examples show={show} />}
          <Findings
            {...{ judged, faults, index, counts, setCounts }}
            goTo={(fault) => editor.current?.goTo(fault)}
          />
        </div>
      </div>
    </>
  );
}

const byPlace = (a: Fault, b: Fault): number => a.line - b.line || a.column - b.column;

const foundIn = (judged: Judged | undefined): string =>
  (judged?.events.length ?? 0) > 1 ? "named by each message" : (judged?.events[0] ?? "");

/** The message names another event than the one it is judged as. */
const OtherName = ({ named, chosen }: Readonly<{ named: string; chosen: string }>) => (
  <Notice kind="warn">
    <p>
      This message says that it is <code>{named}</code>. You chose <code>{chosen}</code>.
    </p>
    <Button act={() => refine({ event: named })}>Judge as {named}</Button>
  </Notice>
);

const Examples = ({ show }: Readonly<{ show: (text: string, name?: string) => void }>) => (
  <>
    <p>Paste a message or a body, or look at one of these:</p>
    <p class="controls">
      {EXAMPLES.map(({ title, text, name }) => (
        <Button key={title} act={() => show(text, name)}>
          {title}
        </Button>
      ))}
    </p>
  </>
);

type UnknownProps = Readonly<{
  faults: readonly Fault[];
  goTo: (fault: Fault) => void;
  counts: boolean;
  setCounts: (is: boolean) => void;
}>;
type FindingsProps = UnknownProps & Readonly<{ judged: Judged | undefined; index: Index }>;

/** What was found: events to choose from, faults, unknown fields, and the fields of the contract. */
function Findings({ judged, index, faults, ...more }: FindingsProps) {
  if (!judged) return null;
  const { kind, choice, unknown, events } = judged;
  const [single] = events.length === 1 ? events : [];
  return (
    <>
      {kind === "choose" &&
        choice.map((name) => (
          <Button key={name} act={() => refine({ event: name })}>
            {name}
          </Button>
        ))}
      {faults.length > 0 && <FaultList faults={faults} goTo={more.goTo} />}
      {unknown.length > 0 && <Unknown faults={unknown} {...more} />}
      {single !== undefined && kind === "judged" && (
        <EventFields name={single} index={index} faults={judged.faults} />
      )}
    </>
  );
}

const Unknown = ({ faults, goTo, counts, setCounts }: UnknownProps) => (
  <Panel
    title={amount(faults.length, "unknown field")}
    end={
      <label class="small">
        <input type="checkbox" checked={counts} onChange={() => setCounts(!counts)} /> Count as
        faults
      </label>
    }
  >
    <Table
      heads={[]}
      rows={faults.slice(0, 100).map((fault) => ({
        key: `${placeOf(fault)} ${fault.attr}`,
        cells: [
          <Button look="place" act={() => goTo(fault)}>
            {placeOf(fault)}
          </Button>,
          printable(fault.detail),
        ],
      }))}
    />
  </Panel>
);
