import { type Overview, SUPPLIER_STATUSES } from "../../../generated/server-types.ts";
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

/** Returns what is typed into a form that is submitted. */
function typedIn(event: SubmitEvent, form: HTMLFormElement) {
  event.preventDefault();
  return Object.fromEntries(new FormData(form)) as Readonly<Record<string, string>>;
}

/** Reads a number. Any other text is returned unchanged, and the server refuses it. */
const numberIn = (text = ""): number | string =>
  text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);

function Clock({ changed }: ControlsProps) {
  const [act, words] = useAct(changed);
  const move = (advance_seconds: unknown) => {
    const answer = askControl("POST", "clock", { advance_seconds });
    void act(answer, `The clock was moved by ${advance_seconds} seconds.`);
  };
  return (
    <section>
      <h3>Clock</h3>
      <form
        class="controls"
        onSubmit={(event) => move(numberIn(typedIn(event, event.currentTarget).seconds))}
      >
        <Button act={() => move(3_600)}>+ 1 hour</Button>
        <Button act={() => move(86_400)}>+ 1 day</Button>
        <TextField isLine label="Seconds" name="seconds" inputMode="decimal" defaultValue="60" />
        <button type="submit">Move</button>
      </form>
      {words}
    </section>
  );
}

function WeatherForm({ overview: { weather }, changed }: ControlsProps) {
  const [act, words] = useAct(changed);
  const submit = async (event: SubmitEvent, form: HTMLFormElement) => {
    const { latency = "", faults, lost } = typedIn(event, form);
    const [first = "", last = first] = latency.split("-");
    const answer = askControl("PUT", "weather", {
      latency: [numberIn(first), numberIn(last)],
      faults: numberIn(faults),
      lost: numberIn(lost),
      seed: weather.seed,
    });
    // A field without typed text shows the value of the server, which other operators may change.
    if (await act(answer, "Weather set.")) form.reset();
  };
  const { latency: [least, most] = [0, 0], faults = 0, lost = 0 } = weather;
  const fields = [
    ["latency", "Latency, ms", least === most ? `${least}` : `${least}-${most}`],
    ["faults", "Share of faults", `${faults}`],
    ["lost", "Share of lost answers", `${lost}`],
  ] as const;
  return (
    <section>
      <h3>Weather</h3>
      <form onSubmit={(event) => void submit(event, event.currentTarget)}>
        {fields.map(([name, label, value]) => (
          <TextField key={name} isLine label={label} name={name} defaultValue={value} />
        ))}
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
