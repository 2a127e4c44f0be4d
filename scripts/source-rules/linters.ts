// Runs common linters on every document and on the bundle, without a list of exceptions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { OpenApiDocument } from "../source/openapi.ts";
import type { Problem } from "./problem.ts";

/** Turns off one rule, because every path of this API ends in a slash. */
const CONFIG = {
  extends: ["recommended-strict"],
  rules: { "no-path-trailing-slash": "off" },
} as const;

export async function checkWithLinters(
  root: string,
  documents: readonly string[],
  bundle: OpenApiDocument,
): Promise<Problem[]> {
  const config = await createConfig(CONFIG as never);
  const problems: Problem[] = [];
  const report = (file: string, message: string) =>
    problems.push({ file, message, remedy: "Fix it" });
  const lint = async (file: string, source: string, absoluteRef: string): Promise<void> => {
    for (const fault of await lintFromString({ source, absoluteRef, config })) {
      const { ruleId, message, location } = fault;
      report(file, `${location[0]?.pointer ?? "#/"} ${message} (Redocly ${ruleId})`);
    }
  };
  const parse = (file: string, api: Parameters<typeof SwaggerParser.validate>[0]) =>
    SwaggerParser.validate(api, {}).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      report(file, `swagger-parser refuses it: ${error.message}`);
    });
  for (const path of documents) {
    const file = join(root, path);
    await lint(`openapi/${path}`, readFileSync(file, "utf8"), file);
    await parse(`openapi/${path}`, file);
  }
  const text = JSON.stringify(bundle);
  await lint("the bundle", text, join(root, "bundle.json"));
  await parse("the bundle", JSON.parse(text));
  return problems;
}
