// Changes as findings, for the formats that point into files.
import { relative } from "node:path";
import { findOffset } from "../../library/json/find-offsets.ts";
import { positionOf } from "../../library/json/scan.ts";
import type { Change } from "../../reading/diff/change.ts";
import { listedParties } from "../../reading/diff/words.ts";
import type { Finding } from "../findings/finding.ts";
import type { ContractFiles } from "./contract-files.ts";

/** Where the new side lies: its generated/ folder, and the folder that paths are relative to. */
export interface NewSide {
  readonly folder: string;
  readonly cwd: string;
  readonly files: ContractFiles;
  /** The files that events of the user's own are in. */
  readonly own?: ReadonlyMap<string, string> | undefined;
}

type Place = Pick<Change, "half" | "subject" | "places">;

/** The file of the new side that describes a subject, by its path inside generated/. */
export const fileOf = ({ half, subject, places }: Place): string =>
  half === "events" ? `schemas/${places?.[0]?.subject ?? subject}.json` : "openapi.json";

/** A change as a finding at its position in the new document, or of what is around it. */
export function findingOf(change: Change, side: NewSide, payload: number): Finding {
  const { subject, code, path, what, breaks, at } = change;
  const text = side.files.get(fileOf(change));
  return {
    file: pathOf(fileOf(change), side),
    ...(text === undefined ? { line: 1, column: 1 } : positionOf(text, findOffset(text, at))),
    severity: breaks.length > 0 ? "error" : "note",
    code,
    attr: path,
    detail: breaks.length > 0 ? `${what}, which breaks ${listedParties(breaks)}` : what,
    event: subject,
    payload,
  };
}

/** A file inside generated/ as a path to print, or the one that has an event of the user's own. */
export const pathOf = (file: string, { folder, cwd, own }: NewSide): string =>
  own?.get(file.replace(/^schemas\/|\.json$/g, "")) ?? relative(cwd, `${folder}/${file}`);
