// Opens outputs as a command does, passes one finding to them, and closes them.
import type { Io } from "../../../src/cli/command.ts";
import type { Totals } from "../../../src/cli/findings/finding.ts";
import { openOutputs } from "../../../src/cli/findings/outputs.ts";
import { VALIDATE_WORDS } from "../../../src/cli/validate/reporter.ts";
import { type FakeIo, fakeIo } from "../fake-io.ts";
import { FINDING } from "./render.ts";

export const OPTIONS = { version: "1.2.3", words: VALIDATE_WORDS };
export const TOTALS: Totals = {
  files: 1,
  payloads: 1,
  valid: 0,
  invalid: 1,
  unknown: 0,
  unreadable: 0,
  findings: 1,
  omitted: 0,
};
/** How the output of each format begins. */
export const BEGINS = {
  pretty: "fixtures/x.json:3:27  error",
  json: '{ "issues"',
  github: "::error ",
  junit: "<?xml",
  sarif: '{"$schema"',
} as const;
export const SUMMARY = "1 file, 1 payload: 1 invalid, 1 issue.\n";

/**
 * Opens what --format asks for with these values, passes on one finding, and closes it. Files are
 * written from `cwd` on.
 */
export async function run(
  values: readonly string[],
  overrides: Partial<Io> & Pick<Io, "cwd">,
  file = FINDING.file,
): Promise<FakeIo> {
  const io = fakeIo(overrides);
  const { format, close } = await openOutputs(values, io, OPTIONS);
  format.begin?.(file);
  format.finding({ ...FINDING, file });
  format.finish?.(file, { payloads: 1, valid: 0 });
  format.end(TOTALS);
  close();
  return io;
}
