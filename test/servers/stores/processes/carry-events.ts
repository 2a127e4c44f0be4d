// Relays events to a webhook until it is killed.
import { startRelay } from "../../../../src/servers/sinks/relay.ts";
import { createWebhook } from "../../../../src/servers/sinks/webhook.ts";
import { openPlace } from "./open-place.ts";

const [place = "", url = ""] = process.argv.slice(2);
const store = await openPlace(place);
const secrets = [`whsec_${btoa("x".repeat(32))}`];
const retries = { delays: [20], afterwards: "repeat" } as const;
const sink = await createWebhook({ url, secrets, retries, timeoutSeconds: 5 });
startRelay({ store, sink, pollMilliseconds: 10, leaseMilliseconds: 2_000 });
process.stdout.write("started\n");
