// From the text of the operator's file to settings. Pure, so that it runs wherever the server runs.
import { explainServerConfig, isServerConfig } from "../../../../generated/server-config.ts";
import type { ServerConfig } from "../../../../generated/server-types.ts";
import { findHazard } from "../../../library/json/hazards.ts";
import type { Issue } from "../../../library/runtime/issue.ts";
import type { Settings } from "../../handlers/context.ts";
import { inWordsOf } from "../../http/in-words-of.ts";
import { collectFaults, hazardLine, issueLine, withRest } from "../faults.ts";
import { fillIn } from "./fill-in.ts";
import { findConflicts } from "./find-conflicts.ts";

const LIMITS = { depth: 32, values: 100_000 };
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Reads the settings from the text of a configuration file, or returns a line for each thing that
 * is wrong with it. `file` is the name of the file in these lines.
 */
export function parseSettings(
  text: string,
  file: string,
): { settings: Settings } | { problems: string[] } {
  const source = text.replace(BYTE_ORDER_MARK, "");
  const hazard = findHazard(source, LIMITS);
  if (hazard) return { problems: [hazardLine(file, hazard)] };
  const config: unknown = JSON.parse(source);
  const found = collectFaults();
  explainServerConfig(config, "", found);
  const settings = isConfig(config) ? fillIn(config) : undefined;
  if (settings) findConflicts(settings, found);
  if (settings && found.issues.length === 0) return { settings };
  const lines = found.issues
    .map((issue) => issueLine({ file, text: source }, inWordsOfFile(issue)))
    .sort((one, other) => one.offset - other.offset) // the order of the file
    .map(({ line }) => line);
  return { problems: withRest(lines, found.omitted) };
}

const isConfig = (value: unknown): value is ServerConfig => isServerConfig(value);

/**
 * Issues are worded for payloads and contracts. Values in the lists of secrets are not repeated.
 */
function inWordsOfFile(issue: Issue): Issue {
  const { attr, code, detail } = inWordsOf(issue, "file", "a setting");
  const isSecret = /^(apiKeys|tokens|webhooks\.\d+\.secrets)\b/.test(attr);
  return { attr, code, detail: isSecret ? detail.replace(/, not .*$/s, "") : detail };
}
