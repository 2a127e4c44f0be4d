// Lines as a platform writes them: every event with values of its own, in several envelopes, and
// some with a fault. A file that repeats a few lines flatters a processor that learns them.
import { EVENTS } from "./built.ts";

type Fixtures = typeof import("../src/fixtures.ts");

/** So many lines, of which a share has a fault. The same for the same arguments. */
export function variedLines({ fixture, faults }: Fixtures, count: number, faulty: number): string {
  const random = seeded(count);
  return Array.from({ length: count }, (_, index) => {
    const type = EVENTS[Math.floor(random() * EVENTS.length)] ?? "";
    const found = faults(type);
    const payload =
      random() < faulty
        ? found[Math.floor(random() * found.length)]?.payload
        : vary(fixture(type), random);
    return `${JSON.stringify(envelope(index, type, payload))}\n`;
  }).join("");
}

function envelope(index: number, type: string, payload: unknown): object {
  if (index % 4 < 2) return { type, payload };
  const time = "2025-08-28T09:15:00Z";
  if (index % 4 === 2)
    return { specversion: "1.0", id: `${index}`, source: "/platform", type, time, data: payload };
  return { version: "0", id: `${index}`, "detail-type": type, time, detail: payload };
}

/** Another value of the same form. */
function vary(value: unknown, random: () => number): unknown {
  if (typeof value === "string") return varyText(value, random);
  if (typeof value === "boolean") return random() < 0.5;
  if (typeof value === "number") {
    const other = random() * 10 ** Math.floor(1 + random() * 8);
    return Number.isInteger(value) ? Math.floor(other) : Math.round(other * 100) / 100;
  }
  if (Array.isArray(value))
    return value.flatMap((item) =>
      random() < 0.3 ? [vary(item, random), vary(item, random)] : [vary(item, random)],
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, vary(inner, random)]),
  );
}

function varyText(text: string, random: () => number): string {
  const kind = random();
  if (kind < 0.1) return `${text} "Zürich" 20 €`;
  if (kind < 0.5) return text.slice(0, 1 + Math.floor(random() * text.length));
  return text + Math.floor(random() * 1e9).toString(36);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
