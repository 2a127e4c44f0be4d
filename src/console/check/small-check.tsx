// Shows a text in the editor, with its faults beside it.
import { useMemo, useRef, useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import { refine } from "../frame/router.ts";
import { Editor, type GoTo } from "../parts/editor.tsx";
import { byPlace, type Fault } from "../parts/fault.ts";
import { FaultList } from "../parts/fault-list.tsx";
import { Button } from "../parts/input.tsx";
import { CodePanel, Notice, Panel } from "../parts/panel.tsx";
import { EXAMPLES } from "./examples.ts";
import type { Checked } from "./use-check.ts";
import { Verdict } from "./verdict.tsx";

type SmallCheckProps = Readonly<{
  text: string;
  event: string;
  checked: Checked;
  isOver: boolean;
  /** Shows a text in the editor. `name` is the event or the operation to check the text by. */
  show: (text: string, name?: string) => void;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}>;

export function SmallCheck(props: SmallCheckProps) {
  const { text, event, checked, isOver, show, onText, onFile } = props;
  const { named } = checked;
  const move = useRef<GoTo>(null);
  const [isCounted, setCounted] = useState(false);
  const faults = useMemo(
    () => [...checked.faults, ...(isCounted ? checked.unknown : [])].sort(byPlace),
    [checked, isCounted],
  );
  const goTo: GoTo = (fault) => move.current?.(fault);
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
          <Editor
            label="Payload"
            text={text}
            faults={faults}
            onText={onText}
            onLarge={(large) => onFile(new File([large], "pasted text"))}
            goTo={move}
          />
          {(isOver || text === "") && <DropTarget isOver={isOver} show={show} />}
          <p class="small quiet">Tab leaves the editor, F8 goes to the next fault.</p>
        </div>
        <div class="stack">
          <Result checked={checked} faults={faults} isBlank={!/\S/.test(text)} goTo={goTo} />
          <Unknown fields={checked.unknown} {...{ isCounted, setCounted, goTo }} />
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

type ResultProps = Readonly<{
  checked: Checked;
  faults: readonly Fault[];
  isBlank: boolean;
  goTo: GoTo;
}>;

function Result({ checked, faults, isBlank, goTo }: ResultProps) {
  const { choice, counts } = checked;
  const omitted = choice ? 0 : counts.findings - checked.faults.length;
  return (
    <>
      <h2 class="hidden">Result</h2>
      <Verdict checked={checked} faults={faults.length + omitted} waiting="Nothing to check" />
      {isBlank && TO_COME}
      {choice?.map((event) => (
        <Button key={event} act={() => refine({ event })}>
          {event}
        </Button>
      ))}
      {faults.length > 0 && <FaultList faults={faults} goTo={goTo} />}
    </>
  );
}

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

type UnknownProps = Readonly<{
  fields: readonly Fault[];
  isCounted: boolean;
  setCounted: (isCounted: boolean) => void;
  goTo: GoTo;
}>;

const Unknown = ({ fields, isCounted, setCounted, goTo }: UnknownProps) =>
  fields.length > 0 && (
    <Panel
      title={amount(fields.length, "unknown field")}
      end={
        <label class="small">
          <input type="checkbox" checked={isCounted} onChange={() => setCounted(!isCounted)} />{" "}
          Count as faults
        </label>
      }
    >
      <FaultList faults={fields} goTo={goTo} name="Unknown fields" />
    </Panel>
  );
