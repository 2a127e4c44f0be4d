// What Prism and openapi-typescript know by the place where it is written.
import type { OpenApiDocument } from "../../src/reading/model/openapi.ts";

/** Reports a problem: where it is, what is wrong there, and what to do. */
export type Say = (where: string, message: string, remedy: string) => void;

export function checkComponents(bundle: OpenApiDocument, say: Say): void {
  checkSecuritySchemes(bundle, say);
  checkReferences(bundle, say);
}

function checkSecuritySchemes(bundle: OpenApiDocument, say: Say): void {
  for (const [name, scheme] of Object.entries(bundle.components?.securitySchemes ?? {})) {
    const { type, scheme: http } = scheme as { type?: string; scheme?: string };
    if (type === "http" && http !== "basic")
      say(
        `the security scheme ${name}`,
        `is http with the scheme ${http}`,
        "Prism never checks it; write it as apiKey in the header Authorization",
      );
  }
}

/**
 * What lies elsewhere has no name of its own: openapi-typescript loses it, and then writes types
 * that lead nowhere.
 */
function checkReferences(bundle: OpenApiDocument, say: Say): void {
  JSON.stringify(bundle, (key, value) => {
    if (key === "$ref" && !/^#\/components\/\w+\/[^/]+$/.test(value))
      say(String(value), "is referred to, and is not a component", "Register it as a component");
    return value;
  });
}
