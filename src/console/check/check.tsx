// Judges what is pasted, typed, opened or dropped. Nothing leaves the page.

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { eventOfFile } from "../../messages/read-message.ts";
import type { DescribedEvent, Index } from "../data.ts";
import { exampleOf } from "../events/example.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSection } from "../frame/described.ts";
import { Loaded } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { Name } from "../parts/name.tsx";
import { amount, printable, size } from "../parts/plain.ts";
import { type Editor, MOST_EDITED } from "./editor.ts";
import { EditorBox } from "./editor-box.tsx";
import { type Fault, fieldOf, placeOf } from "./fault.ts";
import { FaultList } from "./fault-list.tsx";
import { FileDrop } from "./file-drop.tsx";
import { type Judged, judgeText } from "./judge-text.ts";
import { LargeCheck } from "./large-check.tsx";
import { Verdict, verdictOf } from "./verdict.tsx";

interface Source {
  readonly text: string;
  /** The file that it came from, or that is judged without the editor. */
  readonly file?: File | undefined;
  readonly isLarge: boolean;
}

/** What was in the editor when the part was left. */
let kept: Source = { text: "", isLarge: false };

export function Check({ index }: { readonly index: Index }) {
  const { event = "", example = "" } = useAddress().query;
  const [source, setSource] = useState(kept);
  kept = source;
  const [countUnknown, setCountUnknown] = useState(false);
  const openFile = useCallback(async (file: File) => {
    const isLarge = file.size > MOST_EDITED || file.name.endsWith(".gz");
    setSource({ text: isLarge ? "" : await file.text(), file, isLarge });
  }, []);
  const loadExample = async (name: string, variant: string) => {
    const row = index.events.find(([one]) => one === name);
    const section = row && index.sections[row[2]]?.name;
    if (section === undefined) return;
    const data = await loadSection(section);
    const value = data[name] && exampleOf(data[name], variant);
    setSource({ text: JSON.stringify(value, null, 2), isLarge: false });
  };
  useEffect(() => {
    if (example === "") return;
    void loadExample(event, example);
    refine({ example: "" });
  }, [example]);
  const { file } = source;
  return (
    <Page>
      <Title text="Check a payload" aside="Judged in this page. Nothing is sent anywhere." />
      {source.isLarge && file ? (
        <>
          <Bar
            event={event}
            index={index}
            onFile={openFile}
            onClear={() => setSource({ text: "", isLarge: false })}
          >
            <strong>{printable(file.name)}</strong>, {size(file.size)}. Too large for the editor:
            faults are shown with their lines.
          </Bar>
          <LargeCheck
            file={file}
            event={event}
            fileEvent={knownEvent(file, index)}
            index={index}
            onEdit={(text) => setSource({ text, isLarge: false })}
          />
        </>
      ) : (
        <Small
          source={source}
          event={event}
          index={index}
          onSource={setSource}
          onFile={openFile}
          onExample={() => loadExample(event === "" ? "account.created-v1" : event, "example")}
          countUnknown={countUnknown}
          setCountUnknown={setCountUnknown}
        />
      )}
    </Page>
  );
}

/** The event of the catalogue that a file is called after. */
function knownEvent(file: File | undefined, { events }: Index): string | undefined {
  const name = file && eventOfFile(file.name);
  return events.some(([event]) => event === name) ? name : undefined;
}

/** The event, how it was found, and what to do with files. */
function Bar({
  event,
  index,
  onFile,
  onClear,
  found = "",
  children,
}: {
  readonly event: string;
  readonly index: Index;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
  /** The event that was found, if none is chosen. */
  readonly found?: string;
  readonly children: ComponentChildren;
}) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div class="bar">
      <label>
        <span class="label">Event</span>
        <input
          type="text"
          class="code"
          list="check-events"
          spellcheck={false}
          autocomplete="off"
          placeholder="found in the payload"
          value={event === "" && !isTyping ? found : event}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onInput={({ currentTarget }) => refine({ event: currentTarget.value.trim() })}
        />
        <datalist id="check-events">
          {index.events.map(([name]) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <p class="small found">{children}</p>
      <FileDrop onFile={onFile} />
      <button type="button" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}

/** How long nobody has to type before a text is judged. */
const pauseFor = (text: string): number => (text.length > 100_000 ? 500 : 150);

function Small({
  source,
  event,
  index,
  onSource,
  onFile,
  onExample,
  countUnknown,
  setCountUnknown,
}: {
  readonly source: Source;
  readonly event: string;
  readonly index: Index;
  readonly onSource: (source: Source) => void;
  readonly onFile: (file: File) => void;
  readonly onExample: () => void;
  readonly countUnknown: boolean;
  readonly setCountUnknown: (is: boolean) => void;
}) {
  const judged = useJudged(source, event, index);
  const editor = useRef<Editor | undefined>(undefined);
  const unknown = judged?.unknown ?? [];
  const faults = [...(judged?.faults ?? []), ...(countUnknown ? unknown : [])].sort(byPlace);
  const goTo = (fault: Fault) => editor.current?.goTo(fault);
  const single = judged?.events.length === 1 ? judged.events[0] : undefined;
  return (
    <>
      <Bar
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
      </Bar>
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
            Drop a file anywhere on the page: JSON, an array, NDJSON, with or without an envelope,
            up to 50 MB. Tab leaves the editor, F8 goes to the next fault.
          </p>
        </div>
        <div>
          <VerdictOf judged={judged} faults={faults} />
          {judged?.kind === "nothing" && (
            <p>
              Paste a payload, or{" "}
              <button type="button" class="small" onClick={onExample}>
                Load an example
              </button>
            </p>
          )}
          {judged?.kind === "choose" && (
            <ul class="rows plain">
              {judged.choice.map((name) => (
                <li key={name}>
                  <button type="button" class="code" onClick={() => refine({ event: name })}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {faults.length > 0 && <FaultList faults={faults} goTo={goTo} />}
          {unknown.length > 0 && (
            <Unknown
              unknown={unknown}
              goTo={goTo}
              isCounted={countUnknown}
              setCounted={setCountUnknown}
            />
          )}
          {single !== undefined && judged?.kind === "judged" && (
            <TheEvent name={single} index={index} faults={judged.faults} />
          )}
        </div>
      </div>
    </>
  );
}

const byPlace = (a: Fault, b: Fault): number => a.line - b.line || a.column - b.column;

/** What the text comes to, when nobody has typed for a moment. */
function useJudged({ text, file }: Source, event: string, index: Index): Judged | undefined {
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        const task = { text, event, fileEvent: knownEvent(file, index) };
        void judgeText(task, index).then((result) => isCurrent && setJudged(result));
      },
      judged === undefined ? 0 : pauseFor(text),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, file, event, index]);
  return judged;
}

function VerdictOf({
  judged,
  faults,
}: {
  readonly judged: Judged | undefined;
  readonly faults: readonly Fault[];
}) {
  if (!judged || judged.kind === "nothing") return <Verdict text="Nothing to check" />;
  if (judged.kind === "choose" && faults.length === 0) return <Verdict text="Choose an event" />;
  const { events, payloads, milliseconds, omitted } = judged;
  const [name] = events;
  return (
    <Verdict text={verdictOf(faults.length + omitted)}>
      {events.length === 1 ? `${name}, ` : events.length > 1 ? `${events.length} events, ` : ""}
      {amount(payloads, "payload")}, {milliseconds < 0.1 ? "under 0.1" : milliseconds.toFixed(1)} ms
    </Verdict>
  );
}

function Unknown({
  unknown,
  goTo,
  isCounted,
  setCounted,
}: {
  readonly unknown: readonly Fault[];
  readonly goTo: (fault: Fault) => void;
  readonly isCounted: boolean;
  readonly setCounted: (is: boolean) => void;
}) {
  return (
    <section>
      <h2 class="minor">{amount(unknown.length, "field")} that the contract does not name</h2>
      <p class="small">
        {isCounted ? "Counted as faults." : "Ignored, as consumers do."}{" "}
        <label>
          <input
            type="checkbox"
            checked={isCounted}
            onChange={({ currentTarget }) => setCounted(currentTarget.checked)}
          />{" "}
          Count as faults
        </label>
      </p>
      {!isCounted && (
        <ul class="rows plain">
          {unknown.slice(0, 100).map((fault) => (
            <li key={`${placeOf(fault)} ${fault.attr}`}>
              <button type="button" class="place code" onClick={() => goTo(fault)}>
                {placeOf(fault)}
              </button>{" "}
              {printable(fault.detail)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The fields of the event, each with what the payload makes of it. */
function TheEvent({
  name,
  index,
  faults,
}: {
  readonly name: string;
  readonly index: Index;
  readonly faults: readonly Fault[];
}) {
  const row = index.events.find(([event]) => event === name);
  const section = row && index.sections[row[2]]?.name;
  if (section === undefined) return null;
  const from = () => loadSection(section);
  return (
    <section>
      <h2 class="minor">
        <a href={hrefOf("events", name)}>
          <Name text={name} />
        </a>
      </h2>
      <Loaded what={name} from={from}>
        {(events) => events[name] && <FieldVerdicts event={events[name]} faults={faults} />}
      </Loaded>
    </section>
  );
}

function FieldVerdicts({
  event: { fields },
  faults,
}: {
  readonly event: DescribedEvent;
  readonly faults: readonly Fault[];
}) {
  const outer = fields.filter(({ depth }) => depth === 0);
  const firstIn = (path: string) =>
    faults.find(({ attr }) => fieldOf(attr).split(/[.[]/)[0] === path);
  return (
    <table>
      <tbody>
        {outer.map(({ name, path, type, required }) => {
          const fault = firstIn(path);
          return (
            <tr key={path}>
              <th scope="row" class="code">
                <Name text={name} />
              </th>
              <td class="code">{type}</td>
              <td class={required ? "required" : "quiet"}>{required ? "required" : "optional"}</td>
              <td class={fault ? "bad" : "good"}>{fault ? `✕ ${placeOf(fault)}` : "✓ no fault"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
