/** The most messages that wait for an answer at a time. */
const MOST_WAITING = 100;

/**
 * Does work for each item: one after the other, or `rate` of them begun each second, of which several
 * may be under way.
 */
export async function atPace<Item>(
  items: Iterable<Item>,
  rate: number | undefined,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const underWay = new Set<Promise<void>>();
  let begun = 0;
  for (const item of items) {
    if (rate) await until(start + (begun++ / rate) * 1000);
    const running = work(item).finally(() => underWay.delete(running));
    underWay.add(running);
    if (!rate) await running;
    else if (underWay.size >= MOST_WAITING) await Promise.race(underWay);
  }
  await Promise.all(underWay);
}

async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
