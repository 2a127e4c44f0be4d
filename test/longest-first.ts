import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, or mostly wait: the last of them would be waited for alone. */
const LONG = [
  "console/console",
  "console/live",
  "package/packed-package",
  "journeys/journeys",
  "package/older-nodes",
  "attacks/requests",
  "servers/stores/postgres-store",
  "servers/stores/lease",
  "cli/serve/serve-command",
  "cli/diff/diff-against",
  "servers/stores/postgres-driver",
  "servers/stores/killed-relays",
  "cli/validate/validate-command",
  "library/runtime/against-ajv",
  "scripts/source-rules",
  "scripts/generation",
];

/** First what has a process to itself, then what shares one; of each, first what takes long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`test/${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    const shares = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => shares(a) - shares(b) || rank(a) - rank(b));
  }
}
