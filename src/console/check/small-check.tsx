// Checks a text in the editor, with its faults beside it.
import { useRef, useState } from "preact/hooks";
import { amount, printable } from "../../library/text/printable.ts";
import { refine } from "../frame/router.ts";
import type { Editor } from "../parts/editor.ts";
import { EditorBox } from "../parts/editor-box.tsx";
import { byPlace, type Fault, placeOf } from "../parts/fault.ts";
import { FaultList } from "../parts/fault-list.tsx";
import { Button } from "../parts/input.tsx";
import { CodePanel, Notice, Panel } from "../parts/panel.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { EXAMPLES } from "./examples.ts";
import type { Judged } from "./judge-text.ts";
import { VerdictOnText } from "./verdict.tsx";

/** True if unknown fields count as faults. The page keeps the choice while it is open. */
let isCounted = false;

type SmallCheckProps = Readonly<{
  text: string;
  event: string;
  judged: Judged | undefined;
  isOver: boolean;
  /** Shows a text in the editor. `name` is the event or the operation to judge the text by. */
  show: (text: string, name?: string) => void;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}>;

export function SmallCheck(props: SmallCheckProps) {
  const { text, event, judged, isOver, show, onText, onFile } = props;
  const editor = useRef<Editor | undefined>(undefined);
  const [counts, setCounts] = useState(isCounted);
  isCounted = counts;
  const { kind, named, choice = [], unknown = [] } = judged ?? {};
  const faults = [...(judged?.faults ?? []), ...(counts ? unknown : [])].sort(byPlace);
  const goTo = (fault: Fault) => editor.current?.goTo(fault);
  return (
    <>
      {named !== undefined && (
        <Notice kind="warn">
          <p>
            This message says that it is <code>{named}</code>. You chose <code>{event}</code>.
          </p>
          <Button act={() => refine({ event: named })}>Judge as {named}</Button>
        </Notice>
      )}
      <div class="halves wide-left">
        <div class="desk">
          <EditorBox
            label="Payload"
            text={text}
            faults={faults}
            onText={onText}
            onLarge={(large) => onFile(new File([large], "pasted text"))}
            handle={editor}
          />
          {(isOver || text === "") && <DropTarget isOver={isOver} show={show} />}
          <p class="small quiet">Tab leaves the editor, F8 goes to the next fault.</p>
        </div>
        <div class="stack">
          <h2 class="hidden">Result</h2>
          <VerdictOnText judged={judged} faults={faults} />
          {kind === "nothing" && TO_COME}
          {kind === "choose" &&
            choice.map((name) => (
              <Button key={name} act={() => refine({ event: name })}>
                {name}
              </Button>
            ))}
          {faults.length > 0 && <FaultList faults={faults} goTo={goTo} />}
          {unknown.length > 0 && (
            <Panel
              title={amount(unknown.length, "unknown field")}
              end={
                <label class="small">
                  <input type="checkbox" checked={counts} onChange={() => setCounts(!counts)} />{" "}
                  Count as faults
                </label>
              }
            >
              <Table heads={[]} rows={unknown.slice(0, 100).map((fault) => rowOf(fault, goTo))} />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

/** Covers the editor while the editor is empty, or while a file is dragged over the page. */
const DropTarget = ({ isOver, show }: Pick<SmallCheckProps, "isOver" | "show">) => (
  <section class={isOver ? "drop over" : "drop"} aria-label="Drop a file">
    <strong>{isOver ? "Drop the file here" : "Paste a message, or drop a file here"}</strong>
    <p class="quiet">
      JSON, an array or NDJSON, with or without an envelope, also packed and of any size.
    </p>
    <p class="small quiet">Or begin with an example</p>
    <p class="controls">
      {EXAMPLES.map(({ title, text, name }) => (
        <Button key={title} act={() => show(text, name)}>
          {title}
        </Button>
      ))}
    </p>
  </section>
);

const TO_COME = (
  <>
    <p class="quiet">
      Every fault stands here with its line and column, and a link to the field. The contract is the
      one of Judge as; else the one that the message names; else that of the one event whose fields
      fit.
    </p>
    <CodePanel
      title="The same on the command line"
      text="npx energy-contracts validate messages.ndjson"
    />
  </>
);

function rowOf(fault: Fault, goTo: (fault: Fault) => void): TableRow {
  const place = (
    <Button look="place" act={() => goTo(fault)}>
      {placeOf(fault)}
    </Button>
  );
  return { key: `${placeOf(fault)} ${fault.attr}`, cells: [place, printable(fault.detail)] };
}
