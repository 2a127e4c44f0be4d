/** Runs one task at a time, in the order in which they are given. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    // The caller gets the error of its task; the next task runs all the same.
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
