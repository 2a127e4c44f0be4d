// Writes a page as Markdown, for a ticket, an agent or a static site.
import { pageOf, type Row, type Section } from "./page.ts";

export function markdownPage(description: Parameters<typeof pageOf>[0]): string {
  const { name, address, about, sections } = pageOf(description);
  const head = [`# ${name}`, address ? `\`${address.join(" ")}\`` : "", about];
  return markdownOf(head, sections);
}

/** Writes sections below paragraphs, of which some may be empty. */
export function markdownOf(paragraphs: readonly string[], sections: readonly Section[]): string {
  const parts = sections.flatMap(({ title, aside = "", notes = [], rows = [], json }) => [
    title === "" ? "" : `## ${title}`,
    aside,
    ...notes.map(({ text }) => text),
    rows.map((row) => listItem(row, title === "")).join("\n"),
    json === undefined ? "" : `\`\`\`json\n${json}\n\`\`\``,
  ]);
  return `${[...paragraphs, ...parts].filter((part) => part !== "").join("\n\n")}\n`;
}

/** Writes a row as an item of a list, indented as its first cell is. */
function listItem({ cells: [first = "", ...cells], notes }: Row, isFact: boolean): string {
  const name = first.trimStart().replace(/^\./, "");
  const texts = [...(cells.length > 0 ? [cells.join(", ")] : []), ...notes.map(({ text }) => text)];
  const sentences = texts.map((text) => text.replace(/(?<![.!?;])$/, "."));
  return `${/^ */.exec(first)}- ${isFact ? name : `\`${name}\``}: ${sentences.join(" ")}`;
}
