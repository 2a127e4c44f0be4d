// Where the person is: the address, and the way back with its scroll.
import { useEffect, useState } from "preact/hooks";
import { type Address, hrefOf, readAddress } from "./address.ts";

let current = readAddress(location.hash);
/** Whether a view was opened by the person, so that its heading takes the focus. */
let isOpened = false;
const listeners = new Set<(address: Address) => void>();

/** The address, and a new one whenever it changes. */
export function useAddress(): Address {
  const [address, setAddress] = useState(current);
  useEffect(() => {
    listeners.add(setAddress);
    setAddress(current);
    return () => void listeners.delete(setAddress);
  }, []);
  return address;
}

export function openHref(href: string): void {
  writeEntry();
  location.hash = href;
}

/** Changes the query of the view. The history keeps one entry, as while somebody types. */
export function refine(query: Address["query"]): void {
  const { part, name } = current;
  show({ part, name, query: { ...current.query, ...query } });
  unwritten = hrefOf(part, name, current.query);
  writeEntrySoon();
}

export function takeFocus(): boolean {
  const was = isOpened;
  isOpened = false;
  return was;
}

/** Follows the address, and tells where somebody went. */
export function startRouter(onGone: (address: Address) => void): void {
  listeners.add(onGone);
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    forget(); // what was not written belongs to the entry that was left
    const before = current;
    show(readAddress(location.hash));
    const isOther = before.part !== current.part || before.name !== current.name;
    isOpened = isOther;
    const kept = (state as { readonly y?: number } | null)?.y;
    if (kept !== undefined) restore(kept);
    else if (isOther) scrollTo(0, 0);
  });
  addEventListener("scroll", writeEntrySoon, { passive: true });
  for (const leaving of ["click", "blur", "pagehide"]) addEventListener(leaving, writeEntry, true);
}

function show(address: Address): void {
  current = address;
  for (const listener of listeners) listener(address);
}

/** Safari refuses more than 100 changes of the history in 10 seconds, and older ones in 30. */
const PAUSE_MILLISECONDS = 300;
let pause: number | undefined;
let unwritten: string | undefined;

/** Writes where the person is into the entry of the history, once nothing changes any more. */
function writeEntrySoon(): void {
  clearTimeout(pause);
  pause = window.setTimeout(writeEntry, PAUSE_MILLISECONDS);
}

/** Writes what is not written yet: also at once, when the person turns to something else. */
function writeEntry(): void {
  if (pause === undefined) return;
  history.replaceState({ y: scrollY }, "", unwritten);
  forget();
}

function forget(): void {
  clearTimeout(pause);
  pause = unwritten = undefined;
}

const MOST_FRAMES = 90;

/** Scrolls to where the view was left, as soon as it is long enough again. */
function restore(y: number, frame = 0): void {
  const isLongEnough = document.documentElement.scrollHeight >= y + innerHeight;
  if (isLongEnough || frame === MOST_FRAMES) scrollTo(0, y);
  else requestAnimationFrame(() => restore(y, frame + 1));
}
