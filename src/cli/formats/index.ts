import type { MakeFormat } from "../finding.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { pretty } from "./pretty.ts";
import { sarif } from "./sarif.ts";

export const FORMAT_NAMES = ["pretty", "json", "github", "junit", "sarif"] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** Every output format by its name. */
export const FORMATS: Readonly<Record<FormatName, MakeFormat>> = {
  pretty,
  json,
  github,
  junit,
  sarif,
};
