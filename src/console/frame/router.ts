// Where the person is: the address, and the way back with its scroll.
import { useEffect, useState } from "preact/hooks";
import { type Address, hrefOf, readAddress } from "./address.ts";

let current = readAddress(location.hash);
/** Whether a view was opened by the person, so that its heading takes the focus. */
let isOpened = false;
const listeners = new Set<() => void>();

/** The address, and a new one whenever it changes. */
export function useAddress(): Address {
  const [address, setAddress] = useState(current);
  useEffect(() => {
    const listener = () => setAddress(current);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return address;
}

/** Whether the view that opens next leaves the focus where it is. */
let keepsFocus = false;

/** Opens a view, as a link does. */
export function open(part: string, name = "", query: Address["query"] = {}): void {
  location.hash = hrefOf(part, name, query);
}

/** Opens a view while somebody types, so that the focus stays. */
export function openWhileTyping(part: string, query: Address["query"]): void {
  keepsFocus = true;
  open(part, "", query);
}

/** Changes the query of the view. The history keeps one entry, as while somebody types. */
export function refine(query: Address["query"]): void {
  const { part, name } = current;
  history.replaceState(history.state, "", hrefOf(part, name, { ...current.query, ...query }));
  notice();
}

/** Whether the view was opened by the person. True once for each view. */
export function takeFocus(): boolean {
  const was = isOpened;
  isOpened = false;
  return was;
}

/** Follows the address of the browser. */
export function startRouter(): void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    const before = current;
    notice();
    const isOther = before.part !== current.part || before.name !== current.name;
    isOpened = isOther && !keepsFocus;
    keepsFocus = false;
    const kept = (state as { readonly y?: number } | null)?.y;
    if (kept !== undefined) restore(kept);
    else if (isOther) scrollTo(0, 0);
  });
  let timer = 0;
  addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(keepScroll, 120);
    },
    { passive: true },
  );
}

const keepScroll = (): void => history.replaceState({ y: scrollY }, "");

function notice(): void {
  current = readAddress(location.hash);
  for (const listener of listeners) listener();
}

const MOST_FRAMES = 90;

/** Scrolls to where the view was left, as soon as it is long enough again. */
function restore(y: number, frame = 0): void {
  const isLongEnough = document.documentElement.scrollHeight >= y + innerHeight;
  if (isLongEnough || frame === MOST_FRAMES) scrollTo(0, y);
  else requestAnimationFrame(() => restore(y, frame + 1));
}
