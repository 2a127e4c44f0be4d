// What the reference server and the client cost a page: bytes, and the time to the first answer in
// Chromium, which comes by npm.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "../test/browser/open-browser.ts";
import { servePage } from "../test/browser/serve-page.ts";
import { dist } from "./built.ts";
import { bundleAtOnce, type Size } from "./bundle.ts";
import { least, median } from "./measure.ts";
import { kilobytes, milliseconds, type Table } from "./table.ts";

const FIRST_ANSWER_MS = 50;
const LOADS = 15;
const CALLS = 2000;
const ROUNDS = 7;

const module = (name: string): string => JSON.stringify(join(dist, `src/${name}.js`));

const PAGE = `
  import { createApp } from ${module("server-for-browsers")};
  const app = createApp();
  const response = await app.fetch(new Request("http://server/v1/products/"));
  const { count } = await response.json();
  globalThis.firstAnswer = { count, milliseconds: performance.now() - globalThis.begun };
`;

export async function measureBrowser(): Promise<Table> {
  const app = await bundleAtOnce(`export { createApp } from ${module("server-for-browsers")};`);
  const client = await bundleAtOnce(`export { checkAnswers, withToken } from ${module("client")};`);
  const firstAnswers = await measureFirstAnswers();
  const checks = await measureChecks();
  return {
    title: "In a browser",
    says: "What `energy-contracts/server` and `energy-contracts/client` cost a page.",
    grids: [
      {
        columns: ["loaded at once", "minified", "gzipped"],
        rows: [
          row("`createApp` of `energy-contracts/server`", app),
          row("`checkAnswers` and `withToken` of `energy-contracts/client`", client),
        ],
      },
      {
        columns: ["Chromium", "median", "least"],
        rows: [
          [
            "from the start of the module's loading to the first answer",
            ...(firstAnswers
              ? [milliseconds(median(firstAnswers)), milliseconds(least(firstAnswers))]
              : ["not measured", "not measured"]),
          ],
        ],
      },
      {
        columns: ["`checkAnswers`, for each answer", "body", "time"],
        rows: checks.map(({ name, bytes, microseconds }) => [
          name,
          kilobytes(bytes),
          `${microseconds.toFixed(1)} µs`,
        ]),
      },
    ],
    claims: [
      ...(firstAnswers
        ? [
            {
              text: `In the best of ${LOADS} loads the first answer comes within ${FIRST_ANSWER_MS} ms.`,
              holds: least(firstAnswers) <= FIRST_ANSWER_MS,
            },
          ]
        : []),
    ],
    notes: [
      `Bundled by esbuild with its code split, minified for ES2022. The page is loaded ${LOADS} times in a new context of Chromium each, from a server on this machine, so that the time is that of reading and running the code and of one list of products. The check reads a copy of the body, parses it and judges it by its contract; the best of ${ROUNDS} rounds of ${CALLS} answers each, less the time of making the answers alone.`,
    ],
  };
}

const row = (name: string, { minified, gzipped }: Size): string[] => [
  name,
  kilobytes(minified),
  kilobytes(gzipped),
];

/** Milliseconds to the first answer of each load; undefined if this machine has no browser. */
async function measureFirstAnswers(): Promise<number[] | undefined> {
  const browser = await openBrowser();
  if (!browser) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-bench-"));
  const file = join(folder, "page.js");
  writeFileSync(file, PAGE);
  const server = await servePage(file);
  try {
    const times: number[] = [];
    for (let load = 0; load < LOADS; load++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript("globalThis.begun = performance.now();");
      await page.goto(server.url);
      await page.waitForFunction("globalThis.firstAnswer");
      const answer = (await page.evaluate("firstAnswer")) as {
        readonly count: number;
        readonly milliseconds: number;
      };
      if (answer.count === 0) throw new Error("The first answer has no products.");
      times.push(answer.milliseconds);
      await context.close();
    }
    return times;
  } finally {
    await server.close();
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

interface Check {
  readonly name: string;
  readonly bytes: number;
  readonly microseconds: number;
}

async function measureChecks(): Promise<Check[]> {
  const { checkAnswers } = (await import(
    join(dist, "src/client.js")
  )) as typeof import("../src/client.ts");
  const { fixture } = (await import(
    join(dist, "src/fixtures.js")
  )) as typeof import("../src/fixtures.ts");
  const { onResponse } = checkAnswers();
  const cases = [
    ["an account's status", "GET", "/v1/accounts/{account_number}/", fixture("getAccount", 200)],
    ["a list of products", "GET", "/v1/products/", fixture("listProducts", 200)],
    [
      "a whole account",
      "POST",
      "/v1/data-import/validate-account/",
      fixture("validateAccount", 200),
    ],
  ] as const;
  const checks: Check[] = [];
  for (const [name, method, schemaPath, body] of cases) {
    const text = JSON.stringify(body);
    const request = new Request(`http://server${schemaPath}`, { method });
    const time = async (isChecked: boolean): Promise<number> => {
      const start = performance.now();
      for (let call = 0; call < CALLS; call++) {
        const response = new Response(text, { status: 200 });
        if (isChecked) await onResponse({ request, response, schemaPath });
        await response.text();
      }
      return ((performance.now() - start) * 1000) / CALLS;
    };
    const checked: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      plain.push(await time(false));
      checked.push(await time(true));
    }
    checks.push({ name, bytes: text.length, microseconds: least(checked) - least(plain) });
  }
  return checks;
}
