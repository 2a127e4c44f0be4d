// What makes journeys, and the comparison of two that make the same.
import { expect, test } from "vitest";
import type { App } from "../../src/server.ts";
import { type Heard, type Journey, randomJourney, TOLD, travel } from "./journey.ts";

type Answers = readonly (readonly Heard[])[];
/** Makes journeys, and returns their answers. */
export type Host = (journeys: readonly Journey[]) => Promise<Answers>;

const COUNT = Number(process.env.JOURNEYS ?? 100);

/** The host that the others are compared with: each journey has an app of its own. */
export const inProcessWith =
  (newApp: (journey: Journey) => App): Host =>
  async (journeys) => {
    const all: (readonly Heard[])[] = [];
    for (const journey of journeys) {
      const app = newApp(journey);
      all.push(await travel(journey, "http://127.0.0.1", app.fetch));
      await app.close();
    }
    return all;
  };

/** Tests a host with the journeys told by hand, and with its tenths of the random ones. */
export function expectSameAnswers(inProcess: Host, host: Host, tenths: readonly number[]): void {
  const share = Array.from({ length: COUNT }, (_, seed) => seed)
    .filter((seed) => tenths.includes(seed % 10))
    .map(randomJourney);

  test.for<[string, readonly Journey[]]>([
    ["the journeys told by hand", TOLD],
    [`${share.length} random journeys of 20 calls`, share],
  ])(
    "%s have the answers that they have in process",
    { timeout: 600_000 },
    async ([, journeys]) => {
      const [here, there] = await Promise.all([inProcess(journeys), host(journeys)]);
      for (const [place, { name }] of journeys.entries())
        expect([name, there[place]]).toEqual([name, here[place]]);
    },
  );
}
