// Marks what was searched for, without touching the elements of the page.

const texts = new WeakMap<Element, readonly Text[]>();

/** Marks the words in the elements. Browsers that can't do it show them without marks. */
export function highlight(elements: Iterable<Element>, words: readonly string[]): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete("hit");
  if (words.length === 0) return;
  const ranges: StaticRange[] = [];
  for (const element of elements) {
    for (const word of words) addRanges(element, word, ranges);
    if (ranges.length > MOST_MARKS) break;
  }
  CSS.highlights.set("hit", new Highlight(...(ranges as unknown as Range[])));
}

/** Beyond so many marks a page is all marks, and drawing them takes time. */
const MOST_MARKS = 1200;

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

function textsOf(element: Element): readonly Text[] {
  const known = texts.get(element);
  if (known) return known;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
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
