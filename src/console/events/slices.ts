// Draws a long list in slices, so that no frame is late.
import { useEffect, useRef, useState } from "preact/hooks";

/** The height of the lowest row, so that the first slice fills the window. */
const ROW_PIXELS = 27;
/** The rows of every other slice. */
const LATER = 100;

/**
 * The items as they are drawn: the first slice at once, one more with each frame. An item whose turn
 * has not come is drawn as it was before, and undefined if it never was.
 */
export function useSlices<Item>(
  items: readonly Item[],
  rowsOf: (item: Item) => number,
): readonly (Item | undefined)[] {
  const [slice, setSlice] = useState({ items, end: 0 });
  const end =
    slice.items === items && slice.end > 0
      ? slice.end
      : endOfSlice(items, 0, innerHeight / ROW_PIXELS, rowsOf);
  const drawn = useRef<readonly (Item | undefined)[]>([]);
  drawn.current = items.map((item, at) => (at < end ? item : drawn.current[at]));
  useEffect(() => {
    if (end >= items.length) return;
    const frame = requestAnimationFrame(() =>
      setSlice({ items, end: endOfSlice(items, end, LATER, rowsOf) }),
    );
    return () => cancelAnimationFrame(frame);
  }, [items, end]);
  return drawn.current;
}

/** Where a slice ends that begins at an item. */
function endOfSlice<Item>(
  items: readonly Item[],
  start: number,
  most: number,
  rowsOf: (item: Item) => number,
): number {
  let rows = 0;
  let end = start;
  for (; end < items.length && rows < most; end++) rows += rowsOf(items[end] as Item);
  return end;
}
