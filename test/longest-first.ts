import { BaseSequencer, type TestSpecification } from "vitest/node";
import { nearestTests } from "./nearest-tests.ts";

/** Files that take long, or mostly wait: the last of them would be waited for alone. */
const LONG = [
  "package/packed-code",
  "package/packed-package",
  "console/live",
  "console/live-control",
  "console/every-part",
  "console/check",
  "console/views",
  "console/frame",
  "examples/import-console",
  "docs/front-ends",
  "scripts/dev",
  "package/older-nodes",
  "journeys/journeys",
  "console/same-as-validate",
  "console/snippets",
  "servers/stores/killed-relays",
  "attacks/soak",
  "cli/contracts/own-contracts",
  "attacks/requests",
  "servers/stores/postgres-store",
  "attacks/state",
  "servers/stores/lease",
  "servers/stores/crash",
  "cli/mock/mock-prism",
  "cli/diff/diff-against",
  "cli/validate/validate-command",
  "cli/serve/serve-command",
  "scripts/generation",
  "servers/proxy/create-proxy",
  "library/runtime/against-ajv",
  "scripts/source-rules",
  "servers/stores/postgres-driver",
];

/**
 * First what has a process to itself, then what shares one; of each, first what takes long. Of very
 * many that are related to a file, only those that are near to it and take no long time.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`test/${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    const shares = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);
    const { related } = this.ctx.config;
    const isLong = (file: TestSpecification): boolean => rank(file) < LONG.length;
    const near = related ? nearestTests(files, related, isLong) : files;
    if (near.length < files.length)
      process.stdout.write(`The ${near.length} nearest of ${files.length} related files run.\n`);
    const sorted = await super.sort(near);
    return sorted.toSorted((a, b) => shares(a) - shares(b) || rank(a) - rank(b));
  }
}
