// Checks text and files in the browser. The page sends neither to a server.
import { useEffect, useState } from "preact/hooks";
import { printable } from "../../library/text/printable.ts";
import { loadEvent, loadOperations } from "../frame/descriptions.ts";
import { useAnswer } from "../frame/hooks.ts";
import { index, pathOf } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { exampleOf, inEnvelope } from "../parts/example.ts";
import { MOST_EDITED, OF_MESSAGES, size, useDroppedFile } from "../parts/files.ts";
import { Button, FileButton, TextField } from "../parts/input.tsx";
import { takeOver } from "../parts/text-handover.ts";
import { packingOfFile } from "./check-input.ts";
import { LargeCheck } from "./large-check.tsx";
import { SmallCheck } from "./small-check.tsx";
import { type Checked, type Source, useCheck } from "./use-check.ts";

export function View() {
  const { event = "" } = useAddress().query;
  const [source, setSource, openFile] = useSource();
  const { input } = source;
  const [isTyping, setTyping] = useState(false);
  const isHalf = isTyping && !isKnown(event);
  const [checked, stop] = useCheck(source, isHalf ? "" : event.trim());
  const isOver = useDroppedFile(openFile);
  const show = (text: string, name = "") => {
    setSource({ input: text });
    refine({ event: name });
  };
  const edit = (text: string) => setSource({ input: text, file: source.file });
  return (
    <Page>
      <Title
        text="Check"
        aside="Events, request bodies and answers. Checked in this page; nothing is sent."
      />
      <div class="bar of-check">
        <CheckAs {...{ event, checked, isTyping, setTyping }} />
        <p class="small origin">
          <Origin input={input} guess={checked.guess} />
        </p>
        <FileButton accept={OF_MESSAGES} onFile={openFile} />
        <Button act={() => show("")}>Clear</Button>
      </div>
      {typeof input === "string" ? (
        <SmallCheck
          {...{ text: input, event, checked, isOver, show }}
          onText={edit}
          onFile={openFile}
        />
      ) : (
        <LargeCheck file={input} checked={checked} stop={stop} />
      )}
    </Page>
  );
}

let kept: Source = { input: "" };

/** Keeps the source while the page is open. Takes what other parts and the address hand over. */
function useSource() {
  const { event = "", example = "", as = "" } = useAddress().query;
  const [source, setSource] = useState(kept);
  kept = source;
  const openFile = async (file: File) => {
    const isLarge = file.size > MOST_EDITED || (await packingOfFile(file)) !== undefined;
    setSource(isLarge ? { input: file } : { input: await file.text(), file });
  };
  useEffect(() => {
    const handed = takeOver("check");
    if (typeof handed === "string") setSource({ input: handed });
    else if (handed) void openFile(handed);
  }, []);
  const loadExample = async () => {
    const described = await loadEvent(event);
    const value = described && inEnvelope(as, event, exampleOf(described, example));
    if (value !== undefined) setSource({ input: JSON.stringify(value, null, 2) });
  };
  useEffect(() => {
    if (example === "") return;
    void loadExample();
    refine({ example: "", as: "" });
  }, [example]);
  return [source, setSource, openFile] as const;
}

/** True for the name of an event or of an operation, which the status of an answer may follow. */
const isKnown = (name: string): boolean =>
  index.events.some(([event]) => event === name.trim()) || pathOf(name.split(" ")[0] ?? "") !== "";

type CheckAsProps = Readonly<{
  event: string;
  checked: Checked;
  isTyping: boolean;
  setTyping: (isTyping: boolean) => void;
}>;

function CheckAs({ event, checked, isTyping, setTyping }: CheckAsProps) {
  const bodies = index.operations.filter(({ method }) => method !== "GET");
  // The page loads the names of answers only when the visitor begins to choose.
  const described = useAnswer(async () => isTyping && loadOperations(), 0, [isTyping]);
  const answers = Object.values(described || {}).flatMap(({ operationId, answers: declared }) =>
    declared.map(({ status }) => `${operationId} ${status}`),
  );
  const [first = "", ...others] = checked.events;
  const nameInUse = others.length > 0 ? "named by each message" : first;
  return (
    <TextField
      label="Judge as"
      isCode
      suggestions={[
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
  );
}

const Origin = ({ input, guess }: Pick<Source, "input"> & Pick<Checked, "guess">) =>
  typeof input === "string" ? (
    guess && (
      <>
        <strong>{guess.events.length === 1 ? "Guessed" : "Not guessed"}:</strong> {guess.why}
      </>
    )
  ) : (
    <>
      <strong>{printable(input.name)}</strong>, {size(input.size)}. Too large for the editor: faults
      are shown with their lines.
    </>
  );
