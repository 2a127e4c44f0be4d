// Runs common linters on every document and on the bundle, without a list of exceptions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { DIALECT } from "../../src/reading/model/schema.ts";
import type { OpenApiDocument } from "../source/openapi.ts";
import type { Problem } from "./problem.ts";

/** Makes a rule for Redocly: what it asserts of a kind of node, and what to say of a breach. */
const rule = (type: string, assertions: object, message: string, property?: string) => ({
  subject: { type, property },
  assertions,
  message,
});

const IS_THERE = { defined: true };

const CONFIG = {
  extends: ["recommended-strict"],
  rules: {
    "no-path-trailing-slash": "off",
    "operation-description": "error",
    "parameter-description": "error",
    "rule/path-ends-in-slash": rule(
      "Paths",
      { pattern: String.raw`/\/$/` },
      "Every path of this API ends in a slash",
    ),
    "rule/dialect": rule(
      "Root",
      { ...IS_THERE, const: DIALECT },
      "Without this dialect Prism reads schemas as draft-07; with that of OAS it checks nothing",
      "jsonSchemaDialect",
    ),
    "rule/no-http-scheme": rule(
      "SecurityScheme",
      { enum: ["basic"] },
      "Prism never checks this scheme; write it as apiKey in the header Authorization",
      "scheme",
    ),
    "rule/no-422": rule(
      "Responses",
      { disallowed: ["422"] },
      "Prism would prefer 422 to 400; faults in a request are 400 here",
    ),
    "rule/parameter-example": rule("Parameter", IS_THERE, "A parameter has an example", "example"),
    "rule/answer-body": rule("Response", IS_THERE, "Every answer of this API is JSON", "content"),
    "rule/named-example": rule(
      "MediaType",
      IS_THERE,
      "Prism answers with a named example; give one",
      "examples",
    ),
    "rule/example-summary": rule("Example", IS_THERE, "Say what the example shows", "summary"),
  },
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
