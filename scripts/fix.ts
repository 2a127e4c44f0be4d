// Corrects texts that follow from other facts. A path in events/ gives a schema's $schema, $id
// and title. package.json gives the version and the repository's address wherever files name them.
// `npm run fix` also runs the formatter.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DIALECT } from "../src/reading/model/schema.ts";
import { readManifestTexts } from "./manifest-texts.ts";
import { readEvents } from "./source/read-events.ts";

const root = join(import.meta.dirname, "..");
const { events, shapes } = readEvents(join(root, "events"));
for (const { path, id, title, schema } of [...events, ...shapes]) {
  const mended = { $schema: DIALECT, $id: id, title };
  if (
    Object.entries(mended).every(
      ([keyword, value]) => schema[keyword as keyof typeof mended] === value,
    )
  )
    continue;
  const file = join(root, path);
  const { $schema: _, $id: __, title: ___, ...rest } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...mended, ...rest }, null, 2)}\n`);
  console.log(`${path}: $schema, $id and title written.`);
}

for (const { path, text, mended } of readManifestTexts(root).files) {
  if (text === mended) continue;
  writeFileSync(join(root, path), mended);
  console.log(`${path}: what follows from package.json written.`);
}
