// Judges YAML: each payload is written as JSON, and what is found there is told at its place in the YAML.
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { type Position, START } from "../../library/json/find-offsets.ts";
import {
  jsonWriter,
  parseYaml,
  positionInYaml,
  readYaml,
  unwritable,
} from "../../reading/documents/read-yaml.ts";
import { keysAt, type Place } from "../../reading/judge/place.ts";
import { describePacking, packingOf } from "../../reading/messages/packing.ts";
import { Unreadable } from "./find-inputs.ts";
import { openInputs } from "./open-input.ts";
import type { Reporter } from "./reporter.ts";

/** The largest size of a file, because its tree takes many times the memory of the text. */
const LARGEST = 32 * 1024 * 1024;

/** Matches the text of the input that the parser quotes at the end of a message. */
const QUOTED = / ["\\].*|(?<=\S): .*/s;

/** Validates each document of a YAML file, or each item of a document that is a list. */
export async function validateYaml(bytes: Uint8Array, reporter: Reporter): Promise<void> {
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
  const open = await openInputs(reporter);
  for (const document of documents) {
    const read = readYaml(document, lines);
    const unread = read.fault === undefined ? unwritable(document, lines) : read;
    if (unread) {
      refuse(unread.fault, unread.place);
      continue;
    }
    const writtenOf = jsonWriter(document);
    const value: unknown = document.toJS();
    const isList = Array.isArray(value) && !reporter.options.body?.takesList;
    const items: readonly unknown[] = isList ? value : [value];
    for (const [index, item] of items.entries()) {
      const outer = isList ? [String(index)] : [];
      const placeOf = (keys: readonly string[]): Place => {
        return { ...positionInYaml(document, [...outer, ...keys], lines), text };
      };
      const written = writtenOf(item);
      const json = Buffer.from(written);
      const keysOf = (place: number) => keysAt(written, json.subarray(0, place).toString().length);
      const input = open({
        text,
        positionOf: (place) => placeOf(keysOf(place)),
        placesIn: (place, paths) => paths.map((path) => placeOf([...keysOf(place), ...path])),
      });
      input.push(json);
      input.end();
    }
  }
  reporter.flush();
}
