import { describe, expect, test } from "vitest";
import { readTargets } from "../../../src/cli/findings/outputs.ts";
import { fakeIo } from "../fake-io.ts";

test.each([
  ["pretty", {}, "pretty"],
  ["github in GitHub Actions", { GITHUB_ACTIONS: "true" }, "github"],
  ["pretty if GITHUB_ACTIONS is false", { GITHUB_ACTIONS: "false" }, "pretty"],
])("without --format it is %s", (_what, env, name) => {
  expect(readTargets([], fakeIo({ env }))).toEqual([{ name }]);
});

describe("refused, with what to do instead, is", () => {
  test.each([
    ["an unknown format", ["prety"], 'There is no format "prety"; did you mean pretty?'],
    [
      "a format like no other",
      ["yaml"],
      'There is no format "yaml": there are pretty, json, github, junit, sarif, markdown, gitlab.',
    ],
    [
      "the name of something that every object has",
      ["constructor"],
      'There is no format "constructor": there are pretty, json, github, junit, sarif, markdown, gitlab.',
    ],
    [
      "an empty item",
      ["pretty,"],
      'There is no format "": there are pretty, json, github, junit, sarif, markdown, gitlab.',
    ],
    ["a file without a name", ["junit="], "--format junit= needs the name of a file after it."],
    [
      "json beside pretty",
      ["pretty,json"],
      "json and pretty would be mixed on standard output; give one a file: --format pretty,json=FILE.",
    ],
    [
      "json beside pretty, with a hyphen",
      ["pretty", "json=-"],
      "json and pretty would be mixed on standard output; give one a file: --format pretty,json=FILE.",
    ],
    [
      "two for programs",
      ["junit", "sarif"],
      "junit and sarif would be mixed on standard output; give one a file: --format sarif,junit=FILE.",
    ],
  ])("%s", (_what, values, message) => {
    expect(() => readTargets(values, fakeIo({ cwd: "/folder" }))).toThrow(
      expect.objectContaining({ name: "UsageError", exitCode: 2, message }),
    );
  });
});
