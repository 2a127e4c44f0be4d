// The origins of the reference server are tested in test/cli/serve/.
import { expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/arguments.ts";
import { readListening } from "../../../src/cli/hosting/listen-options.ts";
import { mock } from "../../../src/cli/mock/command.ts";
import { proxy } from "../../../src/cli/proxy/command.ts";

test.each([mock, proxy])("$name takes several origins, and refuses what is none", (command) => {
  const read = (...origins: string[]) =>
    readListening(
      parseArguments(
        command,
        ["http://a", ...origins.map((origin) => `--origin=${origin}`)].slice(
          command === proxy ? 0 : 1,
        ),
      ),
      0,
    ).origins;
  expect(read()).toEqual([]);
  expect(read("http://localhost:5173", "https://a.test")).toEqual([
    "http://localhost:5173",
    "https://a.test",
  ]);
  expect(() => read("http://localhost:5173/")).toThrow("did you mean http://localhost:5173?");
  for (const origin of ["*", "null", "localhost", "file:///a"])
    expect(() => read(origin)).toThrow(`"${origin}" is not an origin`);
});
