// What the operator can do: pause suppliers, move the clock, change the weather, and save, load and
// reset the state.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { size } from "../parts/plain.ts";
import { type Answer, askControl, isDone, refusalOf } from "./ask.ts";
import { Question } from "./question.tsx";
import type { Overview, Weather } from "./said.ts";

/** Calls back when something was changed. */
type Changed = () => Promise<void>;

/** Does something, and says what the server has against it, or else what was done. */
function useAct(changed: Changed) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const act = async (request: Promise<Answer>, done: string): Promise<boolean> => {
    const answer = await request;
    setIsRefused(!isDone(answer));
    setSaid(isDone(answer) ? [done] : refusalOf(answer));
    if (isDone(answer)) await changed();
    return isDone(answer);
  };
  const words = (
    <div role="status" class={`small${isRefused ? " bad" : ""}`}>
      {said.slice(0, MOST_SAID).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {said.length > MOST_SAID && <p>and {said.length - MOST_SAID} more</p>}
    </div>
  );
  return [act, words] as const;
}

const MOST_SAID = 20;

export function Controls({
  overview,
  changed,
}: {
  readonly overview: Overview;
  readonly changed: Changed;
}) {
  return (
    <>
      <Suppliers suppliers={overview.suppliers} changed={changed} />
      <Clock changed={changed} />
      <WeatherForm weather={overview.weather} changed={changed} />
      <State changed={changed} />
    </>
  );
}

const STATUSES = ["Ongoing", "Paused", "Complete"];

function Suppliers({
  suppliers,
  changed,
}: {
  readonly suppliers: Overview["suppliers"];
  readonly changed: Changed;
}) {
  const [act, words] = useAct(changed);
  return (
    <section>
      <h2 class="minor">Suppliers</h2>
      {suppliers.map(({ code, status }) => (
        <Line key={code} label={<span class="code">{code}</span>}>
          <select
            value={status}
            onChange={({ currentTarget: { value } }) =>
              void act(
                askControl("PUT", `suppliers/${encodeURIComponent(code)}`, { status: value }),
                `${code} is ${value}.`,
              )
            }
          >
            {STATUSES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Line>
      ))}
      {words}
    </section>
  );
}

/** A control with its label on one line. */
function Line({
  label,
  children,
}: {
  readonly label: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label class="control">
      <span>{label}</span>
      {children}
    </label>
  );
}

const HOUR = 3600;

function Clock({ changed }: { readonly changed: Changed }) {
  const [seconds, setSeconds] = useState("60");
  const [act, words] = useAct(changed);
  const move = (advance_seconds: unknown) =>
    void act(
      askControl("POST", "clock", { advance_seconds }),
      `The clock was moved by ${advance_seconds} seconds.`,
    );
  return (
    <section>
      <h2 class="minor">Clock</h2>
      <form
        class="controls"
        onSubmit={(event) => {
          event.preventDefault();
          move(numberIn(seconds));
        }}
      >
        <button type="button" class="small" onClick={() => move(HOUR)}>
          + 1 hour
        </button>
        <button type="button" class="small" onClick={() => move(24 * HOUR)}>
          + 1 day
        </button>
        <input
          type="text"
          inputMode="decimal"
          aria-label="Seconds"
          value={seconds}
          onInput={({ currentTarget }) => setSeconds(currentTarget.value)}
        />
        <button type="submit" class="small">
          Move
        </button>
      </form>
      {words}
    </section>
  );
}

/** The number that a text is; the text itself if it is none, which the server then refuses. */
const numberIn = (text: string): number | string =>
  text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);

/** The weather as it is typed. */
const typedOf = ({ latency = [0, 0], faults = 0, lost = 0 }: Weather) => ({
  latency: latency[0] === latency[1] ? `${latency[0]}` : latency.join("-"),
  faults: `${faults}`,
  lost: `${lost}`,
});

function WeatherForm({
  weather,
  changed,
}: {
  readonly weather: Weather;
  readonly changed: Changed;
}) {
  const { seed } = weather;
  const [typed, setTyped] = useState(typedOf(weather));
  // Somebody else may change it. What is being typed stays if nobody does.
  useEffect(() => setTyped(typedOf(weather)), [JSON.stringify(weather)]);
  const [act, words] = useAct(changed);
  const field = (name: keyof typeof typed, label: string) => (
    <Line label={label}>
      <input
        type="text"
        inputMode={name === "latency" ? "text" : "decimal"}
        value={typed[name]}
        onInput={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      />
    </Line>
  );
  const set = () => {
    const [first = "", last = first] = typed.latency.split("-");
    return askControl("PUT", "weather", {
      latency: [numberIn(first), numberIn(last)],
      faults: numberIn(typed.faults),
      lost: numberIn(typed.lost),
      ...(seed !== undefined && { seed }),
    });
  };
  return (
    <section>
      <h2 class="minor">Weather</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act(set(), "The weather is like that now.");
        }}
      >
        {field("latency", "Latency, ms")}
        {field("faults", "Share of faults")}
        {field("lost", "Share of lost answers")}
        <p class="controls end">
          <button type="submit" class="small">
            Set the weather
          </button>
        </p>
      </form>
      {words}
    </section>
  );
}

/** What is asked before it is done. */
type Asked = { readonly what: "reset" } | { readonly what: "load"; readonly file: File };

function State({ changed }: { readonly changed: Changed }) {
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
            void act(
              asked.file.text().then((text) => askControl("PUT", "state", text)),
              `${asked.file.name} is loaded.`,
            );
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
