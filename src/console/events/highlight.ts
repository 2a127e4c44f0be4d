// Marks what was searched for, without touching the elements of the page.

const texts = new WeakMap<Element, readonly Text[]>();

/**
 * Marks the words in the rows of a list that are seen, or nearly. A single letter is everywhere, so
 * it is not marked. Browsers that can't do it show all rows without marks.
 */
export function highlight(list: Element, searched: readonly string[]): void {
  unmark();
  const words = searched.filter((word) => word.length > 1);
  if (!("highlights" in CSS) || words.length === 0) return;
  const ranges: StaticRange[] = [];
  for (const section of list.querySelectorAll("section:not([hidden])")) {
    if (!isNear(section)) continue;
    for (const row of section.querySelectorAll("li:not([hidden])")) {
      if (!isNear(row)) continue;
      for (const element of row.querySelectorAll(".hits"))
        for (const word of words) addRanges(element, word, ranges);
    }
  }
  CSS.highlights.set("hit", new Highlight(...(ranges as unknown as Range[])));
}

const MARGIN = 200;

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -MARGIN && top < innerHeight + MARGIN;
}

/** Takes all marks away. */
export function unmark(): void {
  if ("highlights" in CSS) CSS.highlights.delete("hit");
}

function addRanges(element: Element, word: string, ranges: StaticRange[]): void {
  const nodes = textsOf(element);
  const whole = nodes
    .map(({ data }) => data)
    .join("")
    .toLowerCase();
  for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + word.length)) {
    const [startContainer, startOffset] = pointAt(nodes, at);
    const [endContainer, endOffset] = pointAt(nodes, at + word.length);
    ranges.push(new StaticRange({ startContainer, startOffset, endContainer, endOffset }));
  }
}

/** The texts of an element itself, and not of what is in it, such as a tag. */
function textsOf(element: Element): readonly Text[] {
  const known = texts.get(element);
  if (known) return known;
  const found = [...element.childNodes].filter((node) => node instanceof Text);
  texts.set(element, found);
  return found;
}

/** The node and the place in it where a character of the whole text stands. */
function pointAt(nodes: readonly Text[], at: number): [Text, number] {
  let left = at;
  for (const node of nodes) {
    if (left <= node.length) return [node, left];
    left -= node.length;
  }
  const last = nodes.at(-1) as Text;
  return [last, last.length];
}
