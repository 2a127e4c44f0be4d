// A text in the editor, with its faults beside it.
import { useRef } from "preact/hooks";
import type { Index } from "../data.ts";
import { refine } from "../frame/router.ts";
import type { Editor } from "../parts/editor.ts";
import { EditorBox } from "../parts/editor-box.tsx";
import type { Fault } from "../parts/fault.ts";
import { FaultList } from "../parts/fault-list.tsx";
import { Button } from "../parts/input.tsx";
import { EventBar } from "./event-bar.tsx";
import { EventFields } from "./event-fields.tsx";
import type { Source } from "./source.ts";
import { UnknownFields } from "./unknown-fields.tsx";
import { useJudged } from "./use-judged.ts";
import { VerdictOnText } from "./verdict.tsx";

export function SmallCheck({
  source,
  event,
  index,
  onSource,
  onFile,
  onExample,
  countUnknown,
  setCountUnknown,
}: Readonly<{
  source: Source;
  event: string;
  index: Index;
  onSource: (source: Source) => void;
  onFile: (file: File) => void;
  onExample: () => void;
  countUnknown: boolean;
  setCountUnknown: (is: boolean) => void;
}>) {
  const judged = useJudged(source, event, index);
  const editor = useRef<Editor | undefined>(undefined);
  const unknown = judged?.unknown ?? [];
  const faults = [...(judged?.faults ?? []), ...(countUnknown ? unknown : [])].sort(byPlace);
  const goTo = (fault: Fault) => editor.current?.goTo(fault);
  const single = judged?.events.length === 1 ? judged.events[0] : undefined;
  return (
    <>
      <EventBar
        event={event}
        index={index}
        onFile={onFile}
        onClear={() => {
          onSource({ text: "", isLarge: false });
          refine({ event: "" });
        }}
        found={single ?? (judged && judged.events.length > 1 ? "named by each message" : "")}
      >
        {judged?.found && (
          <>
            <strong>{judged.found.how}:</strong> {judged.found.why}
          </>
        )}
      </EventBar>
      <div class="halves wide-left">
        <div>
          <p class="label" aria-hidden="true">
            Payload
          </p>
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
            Drop a file anywhere on the page: JSON, an array, lines or indented messages, with or
            without an envelope, up to 50 MB. Tab leaves the editor, F8 goes to the next fault.
          </p>
        </div>
        <div>
          <VerdictOnText judged={judged} faults={faults} />
          {judged?.kind === "nothing" && (
            <p>
              Paste a payload, or{" "}
              <Button look="small" act={onExample}>
                Load an example
              </Button>
            </p>
          )}
          {judged?.kind === "choose" && (
            <ul class="rows plain">
              {judged.choice.map((name) => (
                <li key={name}>
                  <Button look="code" act={() => refine({ event: name })}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {faults.length > 0 && <FaultList faults={faults} goTo={goTo} />}
          {unknown.length > 0 && (
            <UnknownFields
              unknown={unknown}
              goTo={goTo}
              isCounted={countUnknown}
              setCounted={setCountUnknown}
            />
          )}
          {single !== undefined && judged?.kind === "judged" && (
            <EventFields name={single} index={index} faults={judged.faults} />
          )}
        </div>
      </div>
    </>
  );
}

const byPlace = (a: Fault, b: Fault): number => a.line - b.line || a.column - b.column;
