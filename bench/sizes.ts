import { join } from "node:path";
import { ajvModuleOf, allEventsModule, dist, EVENTS, loadFixtures, moduleOf } from "./built.ts";
import { bundle, bundleEach, type Size } from "./bundle.ts";
import { EVENT, RIVAL_MODULES } from "./rival-bundles.ts";
import { versionOf } from "./rivals.ts";
import { kilobytes, type Table, times } from "./table.ts";

export async function measureSizes(): Promise<Table> {
  const sizes = await bundleEach(EVENTS.map(moduleOf));
  const ordered = EVENTS.map((name, index) => ({ name, ...(sizes[index] as Size) })).sort(
    (a, b) => a.gzipped - b.gzipped,
  );
  const [first, median, largest] = [
    ordered.find(({ name }) => name === EVENT),
    ordered[ordered.length >> 1],
    ordered.at(-1),
  ];
  if (!first || !median || !largest) throw new Error("There are no events.");
  const allOf = (module: (event: string) => string) =>
    bundle(EVENTS.map((event) => `export * from ${JSON.stringify(module(event))};`).join("\n"));
  const all = await allOf(moduleOf);
  const compact = await bundle(`export * from ${JSON.stringify(allEventsModule)};`);
  const allByAjv = await allOf(ajvModuleOf);
  const unsplit = await bundle(
    `export { parseEvent } from ${JSON.stringify(join(dist, "src/events.js"))};`,
  );
  const judge = await bundle(
    `export * from ${JSON.stringify(join(dist, "src/judge-for-browsers.js"))};`,
  );
  const operation = (what: string) =>
    bundle(
      `export ${what} from ${JSON.stringify(join(dist, "generated/rest/validateAccount.js"))};`,
    );
  const body = await operation("{ validateAccount }");
  const answers = await operation("{ responses }");
  const judged = await operation("{ judge }");
  const rivals = await measureRivals();
  const smallest = rivals.toSorted((a, b) => a.gzipped - b.gzipped)[0];

  return {
    title: "Bundle sizes",
    says: "What an import adds to a page, minified by esbuild for ES2022 and compressed by gzip at level 9: an event costs about a kilobyte, with every message it can give, and each further one a fraction of that.",
    grids: [
      {
        columns: ["import", "minified", "gzipped"],
        rows: [
          row(`\`${EVENT}\``, first),
          row(`the median event, \`${median.name}\``, median),
          row(`the largest event, \`${largest.name}\``, largest),
          row(`all ${EVENTS.length} events, each by its own import`, all),
          row("the file of all events, explained by outlines", compact),
          row(
            `all ${EVENTS.length} events of \`energy-contracts/ajv\`, each by its own import`,
            allByAjv,
          ),
          row(
            "`parseEvent` of `energy-contracts/events`, by a bundler that does not split code",
            unsplit,
          ),
          row("`energy-contracts/judge`, beside its module", judge),
          row("the request body of `validateAccount`", body),
          row("the answers of `validateAccount`", answers),
          row("`judge` of `validateAccount`, in one piece with all it knows of telephones", judged),
        ],
      },
      {
        columns: [`the check of \`${EVENT}\``, "minified", "gzipped", "beside this package"],
        rows: [
          ["**energy-contracts**", kilobytes(first.minified), kilobytes(first.gzipped), "1"],
          ...rivals.map(({ label, minified, gzipped }) => [
            label,
            kilobytes(minified),
            kilobytes(gzipped),
            times(gzipped / first.gzipped),
          ]),
        ],
      },
    ],
    claims: [
      {
        text: "All events are smaller than those of `energy-contracts/ajv`.",
        holds: all.gzipped < allByAjv.gzipped,
      },
    ],
    notes: [
      `Each library ships one function that returns the issues of a payload, and was held to the fixture and every fault of the event. The smallest is ${smallest?.label}; what this package has beyond the check is \`is()\`, issues that quote the value, unknown fields with the one that may have been meant, and Standard Schema.`,
      "A bundler that splits code makes a file of each event: webpack 5 then takes 14.4 s of CPU for a production build of `parseEvent` with its 275 files, and 1.1 s for one event: counted by hand, with the start of npx, by `time npx webpack --mode production --entry ./all.mjs`. Who handles a few events imports each by its own name, for `on` of a receiver.",
    ],
  };
}

const row = (name: string, { minified, gzipped }: Size): string[] => [
  name,
  kilobytes(minified),
  kilobytes(gzipped),
];

async function measureRivals(): Promise<(Size & { label: string })[]> {
  const { fixture, faults } = await loadFixtures();
  const measured: (Size & { label: string })[] = [];
  for (const { label, package: name, code } of RIVAL_MODULES) {
    const { minified, gzipped, code: module } = await bundle(code());
    const { validate } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
    const wrong = faults(EVENT).filter(({ payload }) => validate(payload).length === 0);
    const agrees = wrong.length === 0 && validate(fixture(EVENT)).length === 0;
    measured.push({
      label: `${label.replace(/^[^,]+/, `$& ${versionOf(name)}`)}${agrees ? "" : " (does not agree on every payload)"}`,
      minified,
      gzipped,
    });
  }
  return measured;
}
