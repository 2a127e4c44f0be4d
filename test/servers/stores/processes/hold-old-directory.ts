// Opens a data directory as the first version did, and keeps it open.
import { MIGRATIONS } from "../../../../src/servers/stores/sql/schema.ts";
import { openDirectory } from "../../../../src/servers/stores/sqlite/sqlite-store.ts";

const [directory = ""] = process.argv.slice(2);
await openDirectory(directory, MIGRATIONS.slice(0, 1));
process.stdout.write("open\n");
process.stdin.resume();
