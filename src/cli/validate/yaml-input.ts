import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { type Position, START } from "../../library/json/find-offsets.ts";
import { parseYaml, positionInYaml, readYaml } from "../../reading/documents/read-yaml.ts";
import type { Place } from "../../reading/judge/place.ts";
import { describePacking, packingOf } from "../../reading/messages/packing.ts";
import { Unreadable } from "./find-inputs.ts";
import { ValueJudge } from "./judge-values.ts";
import type { Reporter } from "./reporter.ts";

/** The largest size of a file, because its tree takes many times the memory of the text. */
const LARGEST = 32 * 1024 * 1024;

/** Matches the text of the input that the parser quotes at the end of a message. */
const QUOTED = / ["\\].*|(?<=\S): .*/s;

/** Validates each document of a YAML file, or each item of a document that is a list. */
export function validateYaml(bytes: Uint8Array, reporter: Reporter): void {
  const { showsValues } = reporter.options;
  const refuse = (words: string, position: Position = START) => {
    const detail = showsValues ? words : words.replace(QUOTED, "");
    reporter.refuse({ verdict: "unreadable", ...position, code: "invalid_yaml", detail });
  };
  if (bytes.length > LARGEST)
    throw new Unreadable(
      `the file is larger than ${LARGEST / 1024 / 1024} MB, which only JSON may be`,
    );
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    const packing = packingOf(bytes);
    refuse(packing ? describePacking(packing) : "the input is not UTF-8");
    return;
  }
  const { documents, lines } = parseYaml(text);
  const judge = new ValueJudge(reporter);
  let payload = 0;
  for (const document of documents) {
    const read = readYaml(document, lines);
    if (read.fault !== undefined) {
      refuse(read.fault, read.place);
      continue;
    }
    const isList = Array.isArray(read.value) && !reporter.options.judge?.takesList;
    const items = isList ? (read.value as unknown[]) : [read.value];
    for (const [index, value] of items.entries()) {
      const keys = isList ? [String(index)] : [];
      const placesOf = (paths: readonly (readonly string[])[]) =>
        paths.map((path): Place => {
          const place = positionInYaml(document, [...keys, ...path], lines);
          return { ...place, inside: { text, offset: place.offset } };
        });
      const [{ line } = START] = placesOf([[]]);
      const source = { payload: payload++, at: START, text: () => text };
      judge.value({ ...source, line, value, placesOf });
    }
  }
  reporter.flush();
}
