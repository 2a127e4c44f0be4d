// Judges text and files in the browser. The page sends neither to a server.
import { useEffect, useState } from "preact/hooks";
import { printable } from "../../library/text/printable.ts";
import { loadEvent, loadOperations } from "../frame/descriptions.ts";
import { useAnswer } from "../frame/hooks.ts";
import { index, pathOf } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { Icon } from "../parts/chip.tsx";
import { exampleOf, inEnvelope } from "../parts/example.ts";
import { MOST_EDITED, size, useDroppedFile } from "../parts/files.ts";
import { Button, FileButton, TextField } from "../parts/input.tsx";
import { takeOver } from "../parts/text-handover.ts";
import { packingOfFile } from "./judge-file.ts";
import type { Judged } from "./judge-text.ts";
import { LargeCheck } from "./large-check.tsx";
import { SmallCheck } from "./small-check.tsx";
import { type Source, useJudged } from "./use-judged.ts";

let kept: Source = { text: "" };

export function View() {
  const { event = "", example = "", as = "" } = useAddress().query;
  const [source, setSource] = useState(kept);
  kept = source;
  const { file, large } = source;
  const [isTyping, setTyping] = useState(false);
  const isHalf = isTyping && !isKnown(event);
  const judged = useJudged(source, isHalf ? "" : event.trim());
  const openFile = async (opened: File) => {
    const isLarge = opened.size > MOST_EDITED || (await packingOfFile(opened)) !== undefined;
    setSource(isLarge ? { text: "", large: opened } : { text: await opened.text(), file: opened });
  };
  const isOver = useDroppedFile(openFile);
  useEffect(() => {
    const handed = takeOver("check");
    if (typeof handed === "string") setSource({ text: handed });
    else if (handed) void openFile(handed);
  }, []);
  const loadExample = async () => {
    const described = await loadEvent(event);
    const value = described && inEnvelope(as, event, exampleOf(described, example));
    if (value !== undefined) setSource({ text: JSON.stringify(value, null, 2) });
  };
  useEffect(() => {
    if (example === "") return;
    void loadExample();
    refine({ example: "", as: "" });
  }, [example]);
  const show = (text: string, name = "") => {
    setSource({ text });
    refine({ event: name });
  };
  const edit = (text: string) => setSource({ text, file });
  return (
    <Page>
      <Title
        text="Check"
        aside="Events, request bodies and answers. Judged in this page; nothing is sent."
      />
      <EventBar
        {...{ event, judged, large, isTyping, setTyping }}
        onFile={openFile}
        onClear={() => show("")}
      />
      {large ? (
        <LargeCheck file={large} event={event} onEdit={edit} />
      ) : (
        <SmallCheck
          {...{ text: source.text, event, judged, isOver, show }}
          onText={edit}
          onFile={openFile}
        />
      )}
    </Page>
  );
}

type EventBarProps = Readonly<{
  event: string;
  judged: Judged | undefined;
  large: File | undefined;
  isTyping: boolean;
  setTyping: (isTyping: boolean) => void;
  onFile: (file: File) => void;
  onClear: () => void;
}>;

/** True for the name of an event or of an operation, which the status of an answer may follow. */
const isKnown = (name: string): boolean =>
  index.events.some(([event]) => event === name.trim()) || pathOf(name.split(" ")[0] ?? "") !== "";

function EventBar(props: EventBarProps) {
  const { event, judged, large, isTyping, setTyping, onFile, onClear } = props;
  const bodies = index.operations.filter(({ method }) => method !== "GET");
  // The page loads the names of answers only when the visitor begins to choose.
  const described = useAnswer(async () => isTyping && loadOperations(), 0, [isTyping]);
  const answers = Object.values(described || {}).flatMap(({ operationId, answers: declared }) =>
    declared.map(({ status }) => `${operationId} ${status}`),
  );
  const [first = "", ...others] = judged?.events ?? [];
  const nameInUse = others.length > 0 ? "named by each message" : first;
  return (
    <div class="bar of-check">
      <TextField
        label="Judge as"
        isCode
        known={[
          ...bodies.map(({ operationId }) => operationId),
          ...index.events.map(([name]) => name),
          ...answers,
        ]}
        placeholder="as the message says, or by its fields"
        value={event === "" && !isTyping ? nameInUse : event}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onText={(text) => refine({ event: text.trimStart() })}
      />
      {large ? (
        <p class="small origin">
          <strong>{printable(large.name)}</strong>, {size(large.size)}. Too large for the editor:
          faults are shown with their lines.
        </p>
      ) : (
        <p class="small origin">
          {judged?.origin && <strong>{judged.origin.how}:</strong>} {judged?.origin?.why}
        </p>
      )}
      <FileButton accept=".json,.ndjson,.jsonl,.gz,.zst" onFile={onFile}>
        <Icon of="file" /> Open a file…
      </FileButton>
      <Button act={onClear}>Clear</Button>
    </div>
  );
}
