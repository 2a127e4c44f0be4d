// The state of the server: saved, loaded and reset.
import { useRef, useState } from "preact/hooks";
import { size } from "../parts/plain.ts";
import { askControl, isDone } from "./ask.ts";
import { Question } from "./question.tsx";
import { type Changed, useAct } from "./use-act.tsx";

/** What is asked before it is done. */
type Asked = { readonly what: "reset" } | { readonly what: "load"; readonly file: File };

export function State({ changed }: { readonly changed: Changed }) {
  const [asked, setAsked] = useState<Asked>();
  const [act, words] = useAct(changed);
  const reset = useRef<HTMLButtonElement>(null);
  const load = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = () => {
    setAsked(undefined);
    (asked?.what === "load" ? load : reset).current?.focus();
  };
  const save = async () => {
    const answer = await askControl("GET", "state");
    if (isDone(answer)) download(JSON.stringify(answer.body, null, 2));
    await act(Promise.resolve(answer), "Saved as state.json.");
  };
  return (
    <section>
      <h2 class="minor">State</h2>
      <div class="controls">
        <button type="button" class="small" onClick={() => void save()}>
          Save
        </button>
        <button type="button" class="small" ref={load} onClick={() => input.current?.click()}>
          Load
        </button>
        <input
          ref={input}
          type="file"
          accept=".json"
          hidden
          aria-label="State to load"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) setAsked({ what: "load", file });
            currentTarget.value = "";
          }}
        />
        <button type="button" class="small" ref={reset} onClick={() => setAsked({ what: "reset" })}>
          Reset
        </button>
      </div>
      {asked?.what === "reset" && (
        <Question
          act="Forget everything"
          onAct={() => {
            close();
            void act(askControl("POST", "reset"), "The server is as it was at its start.");
          }}
          onCancel={close}
        >
          All accounts, events and requests are forgotten. What there was at the start of the server
          is there again.
        </Question>
      )}
      {asked?.what === "load" && (
        <Question
          act="Replace everything"
          onAct={() => {
            close();
            void act(askControl("PUT", "state", asked.file), `${asked.file.name} is loaded.`);
          }}
          onCancel={close}
        >
          Everything on the server is replaced by {asked.file.name}, {size(asked.file.size)}.
        </Question>
      )}
      {words}
    </section>
  );
}

/** Lets the browser save a text as a file. */
function download(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "state.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
