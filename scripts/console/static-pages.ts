// Makes the pages of the static site that need no script, in the words of `show --format markdown`:
// one for each event and operation, and two that lead to them.
import type { Index } from "../../src/console/data.ts";
import { readAddress } from "../../src/console/frame/address.ts";
import { messagesOf, sequence } from "../../src/console/parts/sequence.ts";
import { GUIDE_TITLE } from "../../src/console/parts/words.ts";
import { fileNameOf } from "../../src/library/names/file-name.ts";
import type * as Model from "../../src/reading/model/description.ts";
import { markdownPage } from "../../src/reading/model/markdown-page.ts";

/** A page that needs no script. The console shows the same at `view`, for which it loads `data`. */
export type StaticPage = Readonly<
  Record<"file" | "title" | "about" | "html" | "view" | "data", string>
>;

type Described = Model.EventDescription | Model.OperationDescription;

const ABOUT = "The events and the REST API of an energy platform.";
export const DOCUMENTS = ["openapi.json", "asyncapi.json", "catalogue.json"];

export function staticPages(
  { domains }: Model.Catalogue,
  events: readonly Model.EventDescription[],
  operations: readonly Model.OperationDescription[],
  guide: string,
  index: Index,
): StaticPage[] {
  const all: readonly Described[] = [...events, ...operations];
  const links = new Map(all.map((it) => [nameOf(it), fileOf(it)]));
  for (const name of DOCUMENTS) links.set(name, name);
  const page = (file: string, title: string, view: string, ...parts: string[]): StaticPage => {
    const html = toHtml([`# ${title}`, ...parts].join("\n\n"), links);
    return { file, title, about: ABOUT, html, view, data: "" };
  };
  const sections = domains.map(({ name, title }) => {
    const members = events.filter(({ domain }) => domain === name);
    return section(title, members.map(lineOf));
  });
  // Turns tables into lists. Each table has two columns: an answer, and what to do about it.
  const steps = guide
    .replaceAll(/^#/gm, "##")
    .replaceAll(/^\| answer.*\n\|-.*\n/gm, "")
    .replaceAll(/^\| (.*?) \| (.*) \|$/gm, "- $1: $2");
  const listed = section("Operations", operations.map(lineOf));
  const documents = section("Documents", DOCUMENTS.map(asLink));
  const picture = sequence(messagesOf(index), (href) => fileOfName(readAddress(href).name));
  const first = page("index.html", GUIDE_TITLE, "#/rest", steps, listed, documents);
  return [
    { ...first, html: first.html.replace("</h1>", () => `</h1>\n${markupOf(picture)}`) },
    page("events.html", "Events", "./#/events", ...sections),
    page("404.html", "Not found", "", "This site has no page at this address."),
    ...all.map((it) => ({
      file: fileOf(it),
      view: `./#/${it.kind === "event" ? "events" : "rest"}/${nameOf(it)}`,
      data: it.kind === "event" ? `events/${it.domain}.json` : "operations.json",
      title: nameOf(it),
      about: sentenceOf(it),
      html: toHtml(`${markdownPage(it)}\n${section("See also", relatedTo(it).map(asLink))}`, links),
    })),
  ];
}

const nameOf = (it: Described): string => (it.kind === "event" ? it.name : it.operationId);
const fileOfName = (name: string): string => `${fileNameOf(name)}.html`;
const fileOf = (it: Described): string => fileOfName(nameOf(it));
const sentenceOf = (it: Described): string => (it.kind === "event" ? it.description : it.summary);
const relatedTo = (it: Described): readonly string[] =>
  it.kind === "event" ? [...it.versions, ...it.emittedBy] : it.emits;

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}`;
const asLink = (name: string): string => `- \`${name}\``;
const lineOf = (it: Described): string => `${asLink(nameOf(it))}: ${sentenceOf(it)}`;

/** Writes an element of the page as HTML, if it is made of elements and texts alone. */
function markupOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(markupOf).join("");
  if (typeof node === "string") return escaped(node);
  if (typeof node !== "object" || node === null) return "";
  const { type, props } = node as { type: string; props: Readonly<Record<string, unknown>> };
  const { children, ...attributes } = props;
  const written = Object.entries(attributes).map(([key, to]) => ` ${key}="${escaped(`${to}`)}"`);
  return `<${type}${written.join("")}>${markupOf(children)}</${type}>`;
}

/** Writes the Markdown of this repository as HTML. The name of a page becomes a link. */
function toHtml(markdown: string, links: ReadonlyMap<string, string>): string {
  const inline = (text: string): string =>
    escaped(text).replaceAll(/`([^`]+)`/g, (_, name: string) => {
      const href = links.get(name);
      return href ? `<a href="${href}"><code>${name}</code></a>` : `<code>${name}</code>`;
    });
  const list = (block: string): string => {
    let depth = -1;
    const items = block.split("\n").map((line) => {
      const text = line.trimStart();
      const before = depth;
      depth = (line.length - text.length) / 2;
      const between = depth > before ? "<ul>" : `</li>${"</ul></li>".repeat(before - depth)}`;
      return `${between}<li>${inline(text.slice(2))}`;
    });
    return `${items.join("\n")}${"</li></ul>".repeat(depth + 1)}`;
  };
  const blocks = markdown
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const level = block.search(/[^#]/);
      if (level > 0) return `<h${level}>${inline(block.slice(level + 1))}</h${level}>`;
      if (block.startsWith("- ")) return list(block);
      const [, code] = /^```\w*\n(.*)\n```$/s.exec(block) ?? [];
      return code === undefined
        ? `<p>${inline(block)}</p>`
        : `<pre tabindex="0">${escaped(code)}</pre>`;
    });
  return blocks.join("\n");
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
