// The receivers of docs/receive.md in other languages, by the libraries of Standard Webhooks: they
// take what `emit --secret` sends, and refuse what is forged.
import { spawn } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { importSecrets, sign } from "../../src/library/envelopes/signature.ts";
import { environment } from "./python.ts";
import { download, EXAMPLES, root, run, type Tool } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

const [SECRET, OTHER] = [7, 8].map((byte) => `whsec_${Buffer.alloc(32, byte).toString("base64")}`);
const MAIN = join(root, "src/cli/main.ts");
const BODY = '{"type":"account.created-v1","payload":{"name":"Zoë 𝄞"}}';
const FIVE_MINUTES = 300;

const now = () => Math.floor(Date.now() / 1000);

async function signed({ at = now(), id = "id-1", secret = SECRET ?? "" } = {}) {
  const head = `${id}.${at}`;
  const signature = await sign(importSecrets([secret]), head, new TextEncoder().encode(BODY));
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": `${at}`,
    "webhook-signature": signature,
  };
  return { headers: headers as Record<string, string>, body: BODY };
}

/** Requests by what is wrong with them. */
async function forgeries() {
  const good = await signed();
  const withHeaders = (more: Record<string, string>) => ({
    ...good,
    headers: { ...good.headers, ...more },
  });
  const without = (name: string) => {
    const { [name]: _, ...headers } = good.headers;
    return { ...good, headers };
  };
  return {
    "another body": { ...good, body: BODY.replace("Zoë", "Zoe") },
    "another id": withHeaders({ "webhook-id": "id-2" }),
    "another time": withHeaders({ "webhook-timestamp": `${now() - 1}` }),
    "another secret": await signed({ secret: OTHER ?? "" }),
    "a time that is over": await signed({ at: now() - FIVE_MINUTES - 60 }),
    "a time to come": await signed({ at: now() + FIVE_MINUTES + 60 }),
    "a time that is none": withHeaders({ "webhook-timestamp": "now" }),
    "no signature": without("webhook-signature"),
    "no id": without("webhook-id"),
    "no time": without("webhook-timestamp"),
    "no header": { ...good, headers: {} },
    ...Object.fromEntries(
      ["v1", "v1,", "v1,%%%", "v2,AAAA", "v1,AAAA v1", ",", "v1,é"].map((signature) => [
        `the signature ${signature}`,
        withHeaders({ "webhook-signature": signature }),
      ]),
    ),
  };
}

/** Sends what is right and what is forged to the address of a receiver. */
async function tryReceiver(address: string): Promise<string> {
  const emit = async (secrets: readonly (string | undefined)[], ...options: string[]) => {
    const args = secrets.flatMap((secret) => ["--secret", secret ?? ""]);
    const events = ["--domain", "billing", "--variants", "--to", address];
    return await run(process.execPath, [MAIN, "emit", ...events, ...args, ...options]);
  };
  const answers: Record<string, number> = {};
  for (const secrets of [[SECRET], [OTHER, SECRET]]) {
    const said = await emit(secrets, "--expect");
    answers[`${secrets.length} secrets`] = Number(/^(\d+) messages: \1 × 204\.$/m.exec(said)?.[1]);
  }
  const forged = await emit([OTHER]);
  answers["another secret"] = Number(/^(\d+) messages: \1 × 401\.$/m.exec(forged)?.[1]);
  if (new Set(Object.values(answers)).size !== 1 || Number.isNaN(Object.values(answers)[0]))
    throw new Error(`Not all were answered as expected: ${JSON.stringify(answers)}`);
  const good = await fetch(address, { method: "POST", ...(await signed()) });
  if (good.status !== 204) throw new Error(`What is signed is answered ${good.status}.`);
  const all = Object.entries(await forgeries());
  for (const [what, request] of all) {
    const { status } = await fetch(address, { method: "POST", ...request });
    if (status !== 401) throw new Error(`The receiver answers ${status} to ${what}.`);
  }
  const [taken] = Object.values(answers);
  return `${taken} messages taken with one secret and with two, ${taken} and ${all.length} forged ones refused`;
}

/** Starts a receiver, and tries it at the address that it prints. */
async function withReceiver(program: string, args: readonly string[]): Promise<string> {
  const receiver = spawn(program, args, {
    env: { ...process.env, WEBHOOK_SECRET: SECRET },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    for await (const line of createInterface(receiver.stdout)) return await tryReceiver(line);
    throw new Error("The receiver did not start.");
  } finally {
    receiver.kill();
  }
}

const EXAMPLE = join(EXAMPLES, "webhooks");

export const WEBHOOKS: Readonly<Record<string, Tool>> = {
  async "webhooks in Go"(folder) {
    const library = "github.com/standard-webhooks/standard-webhooks/libraries";
    writeFileSync(join(folder, "go.mod"), "module receiver\n\ngo 1.24\n");
    cpSync(join(EXAMPLE, "receiver.go"), join(folder, "receiver.go"));
    await download("go", ["get", `${library}@${versions.go[library]}`], { cwd: folder });
    await run("go", ["build", "-o", "receiver", "."], { cwd: folder });
    return await withReceiver(join(folder, "receiver"), []);
  },

  async "webhooks in Java"(folder) {
    const plugin = "org.apache.maven.plugins:maven-dependency-plugin";
    const library = "com.standardwebhooks:standardwebhooks";
    await download("mvn", [
      ...["-q", "-B", `${plugin}:${versions.maven[plugin]}:copy`],
      ...[`-Dartifact=${library}:${versions.maven[library]}`, `-DoutputDirectory=${folder}`],
    ]);
    const jar = join(folder, `standardwebhooks-${versions.maven[library]}.jar`);
    return await withReceiver("java", ["-cp", jar, join(EXAMPLE, "Receiver.java")]);
  },

  async "webhooks in Python"(folder) {
    await environment(folder, ["standardwebhooks"]);
    const python = join(folder, "environment/bin/python");
    return await withReceiver(python, [join(EXAMPLE, "receiver.py")]);
  },
};
