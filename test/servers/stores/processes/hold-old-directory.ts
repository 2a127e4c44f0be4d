// Opens a data directory as an older version may, and keeps it open.
import { openDirectory } from "../../../../src/servers/stores/sqlite/sqlite-store.ts";

const [directory = ""] = process.argv.slice(2);
await openDirectory({ directory }, []);
process.stdout.write("open\n");
process.stdin.resume();
