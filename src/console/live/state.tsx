// The state of the server: saved, loaded and reset.
import { useState } from "preact/hooks";
import { askControl, isDone } from "../frame/ask.ts";
import { Button, FileButton } from "../parts/input.tsx";
import { size } from "../parts/plain.ts";
import { saveFile } from "../parts/save-file.ts";
import { type Changed, Question, useAct } from "./use-act.tsx";

/** What is asked before it is done: to reset, or to load a file. */
type Asked = File | "reset";

const reset = () => askControl("POST", "reset");
const load = (file: File) => askControl("PUT", "state", file);

export function State({ changed }: Readonly<{ changed: Changed }>) {
  const [asked, setAsked] = useState<Asked>();
  const [act, words] = useAct(changed);
  const close = () => setAsked(undefined);
  const save = async () => {
    const answer = await askControl("GET", "state");
    if (isDone(answer)) saveFile("state.json", [JSON.stringify(answer.body, null, 2)]);
    await act(Promise.resolve(answer), "Saved as state.json.");
  };
  const replace = () => {
    close();
    if (asked === "reset") void act(reset(), "The server is as it was at its start.");
    else if (asked) void act(load(asked), `${asked.name} is loaded.`);
  };
  return (
    <section>
      <h3>State</h3>
      <div class="controls">
        <Button act={save}>Save</Button>
        <FileButton accept=".json" onFile={setAsked}>
          Load
        </FileButton>
        <Button act={() => setAsked("reset")}>Reset</Button>
      </div>
      {asked && (
        <Question
          act={asked === "reset" ? "Forget everything" : "Replace everything"}
          onAct={replace}
          onCancel={close}
        >
          {asked === "reset"
            ? "All accounts, events and requests are forgotten. What there was at the start of the server is there again."
            : `Everything on the server is replaced by ${asked.name}, ${size(asked.size)}.`}
        </Question>
      )}
      {words}
    </section>
  );
}
