// Makes the files of the page for the user's own events: their rows, their descriptions, and
// contracts with the code that ajv wrote.
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { fileNameOf } from "../../library/names/file-name.ts";
import type { DescribedEvent } from "../../reading/model/description.ts";
import { readPackageBytes, readPackageText } from "../../servers/host/package-files.ts";
import type { AddedFiles } from "../../servers/host/serve-console.ts";
import type { OwnContracts } from "../contracts/own-events.ts";
import { OWN_DOMAIN } from "../show/read-reference.ts";

/** The file `index.json` of the page. `src/console/data.ts` describes all files that are made here. */
interface Index {
  readonly sections: readonly object[];
  readonly events: readonly (readonly [name: string, ...unknown[]])[];
}

/** Makes the files to add; undefined if the user has no events, or if there is no page. */
export async function ownPage(ownEvents: OwnContracts): Promise<AddedFiles | undefined> {
  const html = await readPackageText("dist/console/index.html");
  const [, built] = /console\/([0-9a-f]{10})\//.exec(html ?? "") ?? [];
  if (ownEvents.size === 0 || built === undefined) return undefined;
  const packed = readPackageBytes(`dist/console/${built}/index.json.br`);
  const index: Index = JSON.parse(brotliDecompressSync(packed).toString());
  const described = [...ownEvents.values()].map((event) => event.describe());
  const texts = new Map<string, string>();
  const add = (path: string, content: object) => texts.set(path, JSON.stringify(content));
  const rows = described.map((event) => rowOf(event, index.sections.length));
  add("index.json", {
    ...index,
    sections: [...index.sections, OWN_DOMAIN],
    events: [...index.events.filter(([name]) => !ownEvents.has(name)), ...rows],
  });
  const content = Object.fromEntries(described.map((event) => [event.name, forPage(event)]));
  add(`events/${OWN_DOMAIN.name}.json`, content);
  for (const { name, schema } of described) {
    const file = fileNameOf(name);
    add(`/schemas/${file}.json`, schema);
    const guards = await ownEvents.get(name)?.code();
    const contract = `ownContract(${JSON.stringify(name)}, ${JSON.stringify(schema)}, () => guards)`;
    texts.set(
      `contract/generated/compact/${file}.js`,
      `import { ownContract } from "../../../own-contract.js";\nconst guards = ${guards};\nexport default ${contract};\n`,
    );
  }
  return { built, ...inFolder(built, texts) };
}

/** Puts the files in a folder named after their content, so that browsers use no old copies. */
function inFolder(built: string, texts: ReadonlyMap<string, string>) {
  const hash = createHash("sha256").update(JSON.stringify([built, ...texts]));
  const folder = hash.digest("hex").slice(0, built.length);
  const path = (name: string) => (name.startsWith("/") ? name : `/console/${folder}/${name}`);
  return { folder, texts: new Map([...texts].map(([name, text]) => [path(name), text])) };
}

function rowOf(event: DescribedEvent, section: number): Index["events"][number] {
  const { name, type, description, fields, versions } = event;
  const outer = fields.filter((field) => field.depth === 0 && /^\w+$/.test(field.name));
  const outline = outer.map((field) => `${field.name}${field.required ? "" : "?"}`);
  const row = [name, description, section, outline.join()] as const;
  const newest = versions.at(-1) ?? name;
  return newest === name ? row : [...row, newest.slice(type.length + 1)];
}

/** Packs the fields of a description in the form that the page unpacks. */
function forPage({ fields, examples, ...event }: DescribedEvent) {
  const packed = fields.map((field) => [field.path, field.type, Number(field.required), field]);
  const none = { sentWith: [], readBy: [] };
  return { ...event, ...none, fields: packed, examples };
}
