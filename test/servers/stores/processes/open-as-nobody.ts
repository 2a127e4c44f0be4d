// Opens a directory and prints what happens, as a user other than root: root can write every file.
import { openSqliteStore } from "../../../../src/servers/stores/sqlite/sqlite-store.ts";

const NOBODY = 65_534;
const [directory = ""] = process.argv.slice(2);
if (process.getuid?.() === 0) process.seteuid?.(NOBODY);
try {
  const store = await openSqliteStore({ directory });
  await store.close();
  process.stdout.write("opened\n");
} catch (error) {
  process.stdout.write(`${error}\n`);
}
