/** Runs one task at a time, in the order in which they came. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // Whoever asked for the task is told of its failure; the next one does not depend on it.
    last = result.catch(() => undefined);
    return result;
  };
}
