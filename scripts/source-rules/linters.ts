// The linters that others trust, on every document and on the bundle, with no list of exceptions.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lint } from "@redocly/openapi-core";
import type { OpenApiDocument } from "../source/read-openapi.ts";
import type { Problem } from "./problem.ts";

/** The one rule that is off: every path of this API ends in a slash. */
const CONFIG = { extends: ["recommended-strict"], rules: { "no-path-trailing-slash": "off" } } as const;

export async function checkWithLinters(root: string, documents: readonly string[], bundle: OpenApiDocument): Promise<Problem[]> {
  const bundleFile = join(tmpdir(), `energy-contracts-bundle-${process.pid}.json`);
  writeFileSync(bundleFile, JSON.stringify(bundle));
  const files = [...documents.map((path) => ({ name: `openapi/${path}`, ref: join(root, path) })), { name: "the bundle", ref: bundleFile }];
  const config = await createConfig(CONFIG as never);
  const problems: Problem[] = [];
  for (const { name, ref } of files) {
    const findings = await lint({ ref, config });
    for (const { ruleId, message, location } of findings) {
      problems.push({ file: name, message: `${location[0]?.pointer ?? "#/"} ${message} (Redocly ${ruleId})`, remedy: "Mend it" });
    }
    try {
      await SwaggerParser.validate(ref, {});
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      problems.push({ file: name, message: `swagger-parser refuses it: ${error.message}`, remedy: "Mend it" });
    }
  }
  return problems;
}
