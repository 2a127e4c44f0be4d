// The fields of events as rows, from which tables are made.
import type { CatalogueEvent } from "../../reading/model/description.ts";
import type { OwnContracts } from "../contracts/own-events.ts";
import { describeEvent } from "../show/read-reference.ts";

interface Column {
  readonly event: string;
  readonly path: string;
  /** A JSON type, or several: `string[]`, `string | number`. */
  readonly type: string;
  /** Whether it is never left out of the object that it is in. */
  readonly required: boolean;
  readonly nullable: boolean;
}

/** Not those of the items of an array: `(string | null)[]`. */
const BETWEEN_TYPES = / \| (?![^(]*\))/;

export const columnsOf = (events: readonly CatalogueEvent[], own: OwnContracts): Column[] =>
  events.flatMap(({ name: event }) =>
    describeEvent(event, own).fields.map(({ path, type, required }) => {
      const types = type.split(BETWEEN_TYPES);
      const values = types.filter((one) => one !== "null");
      const nullable = values.length < types.length || type === "any";
      return { event, path, type: values.join(" | ") || "null", required, nullable };
    }),
  );

/** As RFC 4180 has it, but that a line ends with a line feed alone. */
export const toCsv = (columns: readonly Column[]): string =>
  [
    "event,path,type,required,nullable\n",
    ...columns.map((column) => `${Object.values(column).map(cell).join(",")}\n`),
  ].join("");

const cell = (value: string | boolean): string =>
  /[",\r\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
