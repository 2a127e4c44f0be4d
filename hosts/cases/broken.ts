// Messages that are broken in every way that the tests of the scanner know, by seed. Each is a line.
import { EVENT_NAMES } from "../../generated/event-names.ts";
import { fixture } from "../../src/fixtures.ts";
import { mutate } from "../../test/reading/scanner/mutants.ts";
import { type Random, seeded } from "../../test/seeded.ts";

const ENVELOPES: readonly ((type: string, payload: unknown) => object)[] = [
  (type, payload) => ({ type, payload }),
  (type, data) => ({ specversion: "1.0", id: "7", source: "/x", type, data }),
  (type, detail) => ({ id: "7", "detail-type": type, resources: [], detail }),
];

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Most are still JSON, so that what is judged is mostly the payload. */
export function* brokenLines(count: number, seed: number): Generator<Buffer> {
  const random = seeded(seed);
  const plain = EVENT_NAMES.map((name) =>
    ENVELOPES.map((envelope) => JSON.stringify(envelope(name, fixture(name)))),
  );
  for (let made = 0; made < count; made++)
    yield brokenLine(plain[made % plain.length]?.[random(ENVELOPES.length)] ?? "", random);
}

function brokenLine(plain: string, random: Random): Buffer {
  let text = mutate(plain, random);
  if (random(4) > 0)
    for (let tries = 0; tries < 50 && !isJson(text); tries++) text = mutate(plain, random);
  const bytes = Buffer.from(text.replaceAll(/[\n\r]/g, " "));
  if (random(50) === 0) bytes[random(bytes.length)] = [0xff, 0xc0, 0xed, 0x80][random(4)] ?? 0;
  return bytes;
}
