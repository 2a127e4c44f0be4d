// Relays events into a file until it is killed.
import { openNdjsonFile } from "../../../../src/servers/sinks/ndjson-file.ts";
import { startRelay } from "../../../../src/servers/sinks/relay.ts";
import { openPlace } from "./open-place.ts";

const [place = "", path = ""] = process.argv.slice(2);
const store = await openPlace(place);
const sink = await openNdjsonFile(path);
startRelay({ store, sink, pollMilliseconds: 10, leaseMilliseconds: 500 });
process.stdout.write("started\n");
