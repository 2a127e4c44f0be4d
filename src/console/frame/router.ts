// Keeps the current address, and the history with its scroll positions.
import { useEffect, useState } from "preact/hooks";
import { type Address, hrefOf, readAddress } from "./address.ts";

let current = readAddress(location.hash);
/** True after the visitor has opened a view. Then the heading of the view takes the focus. */
let isOpened = false;
const listeners = new Set<(address: Address) => void>();

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

/** Changes the query of the current view without a new entry in the history. */
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

export function startRouter(): void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    forget(); // the unwritten change belongs to the entry that was left
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

/** The pause before a write to the history. Old versions of Safari allow 100 writes in 30 s. */
const PAUSE_MILLISECONDS = 300;
let pause: number | undefined;
let unwritten: string | undefined;

/** Writes the address and the scroll position into the history after a pause without changes. */
function writeEntrySoon(): void {
  clearTimeout(pause);
  pause = window.setTimeout(writeEntry, PAUSE_MILLISECONDS);
}

/** Writes a waiting change at once, for example before the visitor leaves. */
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

/** Restores the scroll position as soon as the view is long enough. */
function restore(y: number, frame = 0): void {
  const isLongEnough = document.documentElement.scrollHeight >= y + innerHeight;
  if (isLongEnough || frame === MOST_FRAMES) scrollTo(0, y);
  else requestAnimationFrame(() => restore(y, frame + 1));
}
