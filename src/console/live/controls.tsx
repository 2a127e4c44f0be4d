// What the operator can do: pause suppliers, move the clock, change the weather, and what is in
// state.tsx.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Overview, SUPPLIER_STATUSES, type Weather } from "../../../generated/server-types.ts";
import { askControl } from "./ask.ts";
import { State } from "./state.tsx";
import { type Changed, useAct } from "./use-act.tsx";

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
            {SUPPLIER_STATUSES.map((each) => (
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
