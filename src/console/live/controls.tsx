import { useState } from "preact/hooks";
import { type Overview, SUPPLIER_STATUSES, type Weather } from "../../../generated/server-types.ts";
import { askControl, isDone } from "../frame/ask.ts";
import { saveFile, size } from "../parts/files.ts";
import { Button, Choice, FileButton, TextField } from "../parts/input.tsx";
import { type Changed, useAct } from "./use-act.tsx";

type ControlsProps = Readonly<{ overview: Overview; changed: Changed }>;

export const Controls = (props: ControlsProps) => (
  <div class="in stack">
    <Suppliers {...props} />
    <WeatherForm {...props} />
    <Clock {...props} />
    <State {...props} />
  </div>
);

function Suppliers({ overview: { suppliers }, changed }: ControlsProps) {
  const [act, words] = useAct(changed);
  const set = (code: string, status: string) => {
    const answer = askControl("PUT", `suppliers/${encodeURIComponent(code)}`, { status });
    return act(answer, `${code} is ${status}.`);
  };
  return (
    <section>
      <h3>Suppliers</h3>
      {suppliers.map(({ code, status }) => (
        <Choice
          key={code}
          isLine
          label={code}
          value={status}
          options={SUPPLIER_STATUSES}
          onChange={(status) => void set(code, status)}
        />
      ))}
      {words}
    </section>
  );
}

function Clock({ changed }: ControlsProps) {
  const [seconds, setSeconds] = useState("60");
  const [act, words] = useAct(changed);
  const move = (advance_seconds: unknown) => {
    const answer = askControl("POST", "clock", { advance_seconds });
    void act(answer, `The clock was moved by ${advance_seconds} seconds.`);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    move(numberIn(seconds));
  };
  return (
    <section>
      <h3>Clock</h3>
      <form class="controls" onSubmit={submit}>
        <Button act={() => move(3_600)}>+ 1 hour</Button>
        <Button act={() => move(86_400)}>+ 1 day</Button>
        <TextField isLine label="Seconds" inputMode="decimal" value={seconds} onText={setSeconds} />
        <button type="submit">Move</button>
      </form>
      {words}
    </section>
  );
}

/** Reads a number. Any other text is returned unchanged, and the server refuses it. */
const numberIn = (text: string): number | string =>
  text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);

const typedOf = ({ latency = [0, 0], faults = 0, lost = 0 }: Weather) => ({
  latency: latency[0] === latency[1] ? `${latency[0]}` : latency.join("-"),
  faults: `${faults}`,
  lost: `${lost}`,
});

type Typed = ReturnType<typeof typedOf>;

function WeatherForm({ overview: { weather }, changed }: ControlsProps) {
  const [typed, setTyped] = useState<Partial<Typed>>({});
  // A field without typed text shows the value of the server, which other operators may change.
  const shown = { ...typedOf(weather), ...typed };
  const [act, words] = useAct(changed);
  const submit = async (event: Event) => {
    event.preventDefault();
    const [first = "", last = first] = shown.latency.split("-");
    const answer = askControl("PUT", "weather", {
      latency: [numberIn(first), numberIn(last)],
      faults: numberIn(shown.faults),
      lost: numberIn(shown.lost),
      seed: weather.seed,
    });
    if (await act(answer, "Weather set.")) setTyped({});
  };
  const field = (name: keyof Typed, label: string) => (
    <TextField
      isLine
      label={label}
      inputMode={name === "latency" ? "text" : "decimal"}
      value={shown[name]}
      onText={(text) => setTyped({ ...typed, [name]: text })}
    />
  );
  return (
    <section>
      <h3>Weather</h3>
      <form onSubmit={submit}>
        {field("latency", "Latency, ms")}
        {field("faults", "Share of faults")}
        {field("lost", "Share of lost answers")}
        <p class="controls">
          <button type="submit">Set the weather</button>
        </p>
      </form>
      {words}
    </section>
  );
}

function State({ changed }: ControlsProps) {
  const [act, words] = useAct(changed);
  const save = async () => {
    const answer = await askControl("GET", "state");
    if (isDone(answer)) saveFile("state.json", [JSON.stringify(answer.body, null, 2)]);
    await act(Promise.resolve(answer), "Saved as state.json.");
  };
  const load = (file: File) =>
    confirm(`Everything on the server is replaced by ${file.name}, ${size(file.size)}.`) &&
    act(askControl("PUT", "state", file), `${file.name} is loaded.`);
  const reset = () =>
    confirm("All accounts, events and requests are forgotten, but those of the server's start.") &&
    act(askControl("POST", "reset"), "The server is as it was at its start.");
  return (
    <section>
      <h3>State</h3>
      <div class="controls">
        <Button act={save}>Save</Button>
        <FileButton accept=".json" onFile={load}>
          Load
        </FileButton>
        <Button act={reset}>Reset</Button>
      </div>
      {words}
    </section>
  );
}
