// Writes a page for people, as lines of text.
import type { Page, Section } from "../../reading/model/page.ts";
import { type Paint, table, wrap } from "../terminal.ts";

/** Writes a page in lines of `width` characters, which is infinite without a terminal. */
export function writePage(page: Page, width: number, paint: Paint): string {
  const { name, aside, address, about, sections } = page;
  const { bold, cyan, dim } = paint;
  const section = ({ title, aside = "", notes = [], rows = [], json }: Section): string[] => [
    ...(title === "" ? [] : [bold(title) + (aside === "" ? "" : `  ${dim(aside)}`)]),
    ...(notes.length > 0 ? table([{ cells: [], notes }], width, paint) : []),
    ...(notes.length > 0 && rows.length > 0 ? [""] : []),
    ...table(rows, width, paint, title === "" ? 0 : 2),
    ...(json?.split("\n").map((line) => `  ${line}`) ?? []),
    "",
  ];
  const lines = [
    `${bold(name)}  ${address ? aside : dim(aside)}`,
    "",
    ...(address ? [`${cyan(address[0])} ${address[1]}`, ""] : []),
    ...(about === "" ? [] : [...wrap(about, width), ""]),
    ...sections.flatMap(section),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}
