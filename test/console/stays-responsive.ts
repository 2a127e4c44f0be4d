// Whether a page goes on drawing while it has much to do. How long a task takes depends on what else
// the machine does, so that is said and not judged.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { figure } from "../servers/stores/engines.ts";

/**
 * Does work that makes a page change so many times, and expects that it shows many of the changes
 * together: at most one drawing in each frame, however long the work takes on a busy machine. What
 * it shows while it works is for the caller to see.
 */
export async function staysResponsive(
  page: Page,
  changes: number,
  work: () => Promise<void>,
): Promise<void> {
  await page.evaluate(`
    globalThis.seen = { drawn: 0, frames: 0, longest: 0 };
    const count = () => { seen.frames += 1; requestAnimationFrame(count); };
    count();
    new MutationObserver(() => { seen.drawn += 1; })
      .observe(document.body, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });`);
  await work();
  const { drawn, frames, longest } = (await page.evaluate("seen")) as Record<
    "drawn" | "frames" | "longest",
    number
  >;
  figure(`${expect.getState().currentTestName}: drawn ${drawn} times, longest task ${longest} ms`);
  expect(drawn).toBeLessThan(changes / 2 + frames);
}
