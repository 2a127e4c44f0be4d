import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { installed, readTarball } from "./packed.ts";

/**
 * Everything that publint would suggest but for one thing: `imports` in place of `browser`. Tools
 * that don't know `browser` get the same with more in it; those that don't know `imports`, an error.
 */
export async function lintPackage(): Promise<(string | undefined)[]> {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, level: "suggestion" });
  return messages
    .filter(({ code }) => code !== "USE_EXPORTS_OR_IMPORTS_BROWSER")
    .map((message) => formatMessage(message, pkg));
}

/**
 * What a package of ES modules does not support, by design: resolution without `exports`
 * (`node10`), and `require` in versions of Node that can't load ES modules with it (`node16-cjs`).
 */
const BY_DESIGN: readonly Partial<Record<string, string>>[] = [
  { kind: "NoResolution", resolutionKind: "node10" },
  { kind: "CJSResolvesToESM", resolutionKind: "node16-cjs" },
];

/**
 * The problems with types that are not by design, and the entry points whose types both supported
 * ways of resolution find.
 */
export async function lintTypes(
  entrypoints: string[],
): Promise<{ problems: Problem[]; typed: string[] }> {
  const analysis = await checkPackage(createPackageFromTarballData(readTarball()), { entrypoints });
  if (!analysis.types) throw new Error("The package has no types.");
  const isByDesign = (problem: Problem) =>
    BY_DESIGN.some(
      ({ kind, resolutionKind }) =>
        problem.kind === kind &&
        "resolutionKind" in problem &&
        problem.resolutionKind === resolutionKind,
    );
  const typed = Object.values(analysis.entrypoints).filter(({ resolutions }) =>
    [resolutions.bundler, resolutions["node16-esm"]].every(
      ({ resolution }) => resolution?.isTypeScript,
    ),
  );
  return {
    problems: analysis.problems.filter((problem) => !isByDesign(problem)),
    typed: typed.map(({ subpath }) => subpath),
  };
}
