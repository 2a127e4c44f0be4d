/** Returns a function that makes the result for a name again only if its input has changed. */
export function kept<Output>(): (name: string, input: unknown, make: () => Output) => Output {
  const made = new Map<string, { readonly text: string; readonly output: Output }>();
  return (name, input, make) => {
    const text = JSON.stringify(input);
    const before = made.get(name);
    if (before?.text === text) return before.output;
    const output = make();
    made.set(name, { text, output });
    return output;
  };
}
