import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { environment } from "./python.ts";
import { DOCUMENT, EXAMPLES, type Tool, withServer } from "./tool.ts";

/** How long it sends requests, and which share of the valid ones the server has to accept. */
const SECONDS = 300;
const LEAST_ACCEPTED = 0.85;

/** Fails for what depends on earlier requests, such as an account that nobody staged: see the share. */
const BY_STATE = "positive_data_acceptance";

/** What is read of a line of its report. */
interface Line {
  readonly ScenarioFinished?: { readonly recorder?: Recorder };
}
interface Recorder {
  readonly cases?: Readonly<Record<string, { readonly value: Case }>>;
  readonly interactions?: Readonly<
    Record<string, { readonly response?: { readonly status_code: number } }>
  >;
  readonly checks?: Readonly<Record<string, readonly { name: string; status: string }[]>>;
}
interface Case {
  readonly method: string;
  readonly path: string;
  readonly meta?: { readonly generation: { readonly mode: string } };
}

export const SCHEMATHESIS: Readonly<Record<string, Tool>> = {
  async Schemathesis(folder) {
    const python = await environment(folder, ["hypothesis", "schemathesis"]);
    const here = join(EXAMPLES, "schemathesis");
    const report = join(folder, "report.ndjson");
    let said = "";
    await withServer("serve", ["--state", "demo"], (address) =>
      python(
        "schemathesis",
        [
          ...["--config-file", join(here, "schemathesis.toml"), "run", DOCUMENT, "-u", address],
          ...["--checks", "all", "--continue-on-failure", "--seed", "5", "--no-color"],
          ...["--max-time", `${SECONDS}`, "--generation-database", "none"],
          ...["--report", "ndjson", "--report-ndjson-path", report],
        ],
        { SCHEMATHESIS_HOOKS: "hooks", PYTHONPATH: here, PYTHONDONTWRITEBYTECODE: "1" },
      ),
    ).catch((error) => {
      said = String(error); // it ends with 1 for any failed check
    });
    const { requests, valid, accepted, failures } = await readReport(report);
    const share = accepted / valid;
    if (failures.size > 0)
      throw new Error([...failures].map(([what, count]) => `${count} times ${what}`).join("\n"));
    if (!(share >= LEAST_ACCEPTED) || requests < SECONDS)
      throw new Error(`${requests} requests, ${accepted} of ${valid} valid ones accepted\n${said}`);
    return `${requests} requests, ${(share * 100).toFixed(1)} % of ${valid} valid ones accepted`;
  },
};

async function readReport(file: string) {
  let [requests, valid, accepted] = [0, 0, 0];
  const failures = new Map<string, number>();
  for await (const line of createInterface(createReadStream(file))) {
    const recorder = (JSON.parse(line) as Line).ScenarioFinished?.recorder;
    for (const [id, { response }] of Object.entries(recorder?.interactions ?? {})) {
      const { method, path, meta } = recorder?.cases?.[id]?.value ?? { method: "?", path: "?" };
      const status = response?.status_code ?? 0;
      requests += 1;
      // A 401 is a valid request without its credential, which is not to be accepted.
      if (meta?.generation.mode === "positive" && status !== 401) {
        valid += 1;
        if (status >= 200 && status < 300) accepted += 1;
      }
      for (const check of recorder?.checks?.[id] ?? [])
        if (check.status === "failure" && check.name !== BY_STATE) {
          const what = `${check.name}: ${method} ${path}, answered ${status}`;
          failures.set(what, (failures.get(what) ?? 0) + 1);
        }
    }
  }
  return { requests, valid, accepted, failures };
}
