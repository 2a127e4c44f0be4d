// What validate says of bodies of a hard document, beside what ajv says by a second reading of it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { validate } from "../../../../src/cli/validate/command.ts";
import { mutations } from "../../../library/runtime/mutate.ts";
import { makeProject } from "../../../project.ts";
import { type Random, seeded } from "../../../seeded.ts";
import { outcomeOf } from "../../run-command.ts";
import { apply, type Break, breaksIn, sitesIn } from "./breaks.ts";
import { FILE, refereeOf, SCHEMAS, sample, type Unsent } from "./referee.ts";

const COUNT = Number(process.env.OPENAPI_BODIES ?? 1000);
const { path: cwd } = makeProject();

/** What validate takes for valid, of values of any kind. */
async function validOf(values: readonly unknown[], ...options: readonly string[]) {
  const lines = values.map((body, at) => JSON.stringify({ at, body }));
  writeFileSync(join(cwd, "values.ndjson"), lines.join("\n"));
  const more = ["--openapi", FILE, "--payload-at", "/body", "--max-issues", "1", ...options];
  const args = ["values.ndjson", "--valid", "valid.ndjson", ...more];
  const { code } = await outcomeOf(validate, args, { cwd });
  expect(code).toBeLessThan(2);
  const valid = readFileSync(join(cwd, "valid.ndjson"), "utf8").trim().split("\n");
  return new Set(valid.filter(Boolean).map((line) => (JSON.parse(line) as { at: number }).at));
}

/** The values about which the two disagree. */
async function disagreed(
  values: readonly unknown[],
  referee: (value: unknown) => boolean,
  ...options: readonly string[]
) {
  const valid = await validOf(values, ...options);
  return values.filter((value, at) => valid.has(at) !== referee(value));
}

const bodiesOf = (name: string, own: number, unsent: Unsent = "readOnly"): unknown[] => {
  const random = seeded(own);
  return Array.from({ length: COUNT }, () => sample({ $ref: `#/${name}` }, random, unsent));
};

const BODY = ["--operation", "stageAccount"];

test(`${COUNT} sampled bodies satisfy the document, and ${COUNT} mutants as ajv says`, async () => {
  const referee = refereeOf("Household", "readOnly");
  const bodies = bodiesOf("Household", 4904);
  expect(await disagreed(bodies, () => true, ...BODY, "--strict")).toEqual([]);
  expect(bodies.filter((body) => !referee(body))).toEqual([]);
  const mutants = mutations(bodies, COUNT, 4905);
  expect(await disagreed(mutants, referee, ...BODY, "--strict")).toEqual([]);
  const valid = mutants.filter(referee).length / COUNT;
  expect(valid).toBeGreaterThan(0.1);
  expect(valid).toBeLessThan(0.5);
});

test("numbers for texts, and texts for numbers, are taken as ajv takes them that coerces", async () => {
  const random = seeded(4906);
  const swapped = bodiesOf("Household", 4907).map((body) => swapSome(body, random));
  const coerced = refereeOf("Household", "readOnly", true);
  const literal = refereeOf("Household", "readOnly");
  expect(await disagreed(swapped, coerced, ...BODY)).toEqual([]);
  expect(await disagreed(swapped, literal, ...BODY, "--strict")).toEqual([]);
  const taken = swapped.filter((body) => coerced(body) && !literal(body));
  expect(taken.length / COUNT).toBeGreaterThan(0.25);
});

/** Makes texts of some numbers, and numbers of some texts. */
function swapSome(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => swapSome(item, random));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, swapSome(inner, random)]),
    );
  if (random(10) > 0) return value;
  if (typeof value === "number") return String(value);
  // Of 0 ajv also makes null.
  return typeof value === "string" ? 1 + random(999) : value;
}

describe("each keyword of each schema, broken once, is found", () => {
  test.each([
    ["Household", "readOnly", BODY],
    ["Stored", "writeOnly", [...BODY, "--status", "200"]],
    ["Fault", "writeOnly", [...BODY, "--status", "409"]],
    ["Trace", "writeOnly", [...BODY, "--status", "500"]],
  ] as const)("in %s", async (name, unsent, options) => {
    const broken = new Map<string, readonly [Break, unknown]>();
    for (const body of bodiesOf(name, 4908, unsent))
      for (const one of breaksIn({ $ref: `#/${name}` }, body))
        if (!broken.has(one.site)) broken.set(one.site, [one, apply(body, one)]);
    expect(sitesIn(name, unsent).filter((site) => !broken.has(site))).toEqual([]);
    const sites = [...broken.keys()];
    const mutants = [...broken.values()].map(([, mutant]) => mutant);
    const valid = await validOf(mutants, ...options);
    expect(sites.filter((_, at) => valid.has(at))).toEqual([]);
    const referee = refereeOf(name, unsent);
    expect(sites.filter((_, at) => referee(mutants[at]))).toEqual([]);
  });

  test("which are all schemas but those of the choice that nothing decides", () => {
    const judged = ["Household", "Stored", "Fault", "Trace"];
    const reached = new Set(judged.flatMap((name) => sitesIn(name, "readOnly").map(rootOf)));
    const others = Object.keys(SCHEMAS).filter((name) => !reached.has(name));
    expect(others).toEqual(["Refusal", "Faults"]);
  });
});

const rootOf = (site: string): string => site.split(/[/ ]/)[0] ?? "";
