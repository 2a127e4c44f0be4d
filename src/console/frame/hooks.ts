import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listen: (event: WindowEventMap[Type]) => void,
): void {
  useEffect(() => {
    addEventListener(type, listen);
    return () => removeEventListener(type, listen);
  });
}

/** Scrolls an element into view and gives it the focus when `isAsked` becomes true. */
export function useShown<Shown extends HTMLElement>(isAsked: boolean): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (!isAsked) return;
    element.current?.scrollIntoView({ block: "center" });
    element.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return element;
}

/** Returns the latest answer of `ask`. The first call is immediate; later calls follow a pause. */
export function useAnswer<Content>(
  ask: () => Promise<Content>,
  pause: number,
  on: readonly unknown[],
): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    let isCurrent = true;
    const take = async () => {
      const answer = await ask();
      if (isCurrent) setContent(() => answer);
    };
    const timer = setTimeout(take, content === undefined ? 0 : pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, on);
  return content;
}
