// Cuts declarations out of generated modules, which are formatted, so that lines and indentation tell where each begins and ends.

/** The exported types of a module by name, each with the comment above it, indented by two spaces. */
export function statementsIn(module: string): Map<string, string> {
  return new Map(
    blocks(
      module.split("\n"),
      (line) => /^export (?:declare )?(?:interface|type) (\w+)/.exec(line)?.[1],
    ).map(([name, lines]) => [name, narrow(lines).join("\n")]),
  );
}

/** The members of an object type by name, each with the comment above it, as the lines between its braces. */
export function membersIn(type: string): Map<string, string> {
  const lines = type.split("\n").slice(1, -1);
  const [indent = ""] = /^ */.exec(lines[0] ?? "") ?? [];
  const own = lines.map((line) => line.slice(indent.length));
  return new Map(
    blocks(own, (line) => /^(?:"([^"]+)"|([\w$]+))\??: /.exec(line)?.slice(1).find(Boolean)).map(
      ([name, member]) => [name, member.join("\n")],
    ),
  );
}

/** A member in two parts: the comment above it, and its type. */
export function typeOf(member: string): { comment: string; type: string } {
  const [, comment = "", rest = ""] = /^(\/\*\*[\s\S]*?\*\/\n)?([\s\S]*)$/.exec(member) ?? [];
  return { comment, type: rest.replace(/^(?:"[^"]+"|[\w$]+)\??: /, "").replace(/;$/, "") };
}

/** Cuts lines into named blocks: a block begins where `nameOf` finds a name in a line, or at the comment above it. */
function blocks(
  lines: readonly string[],
  nameOf: (line: string) => string | undefined,
): [name: string, lines: string[]][] {
  const found: [string, string[]][] = [];
  let comment: string[] = [];
  for (const line of lines) {
    const name = nameOf(line);
    if (name !== undefined) found.push([name, [...comment, line]]);
    else if (/^(?:export|import)\b/.test(line)) found.push(["", []]);
    else if (!isComment(line) && line !== "") found.at(-1)?.[1].push(line);
    comment = isComment(line) ? [...comment, line] : [];
  }
  return found.filter(([name]) => name !== "");
}

const isComment = (line: string): boolean => /^(?:\/\*\*| \*)/.test(line);

/** Indentation by two spaces, where it is by four. */
function narrow(lines: readonly string[]): string[] {
  const depths = lines.map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const isWide = depths.every((depth) => depth % 4 < 2);
  return lines.map((line, index) => {
    const depth = depths[index] ?? 0;
    return isWide ? " ".repeat(Math.floor(depth / 4) * 2 + (depth % 4)) + line.slice(depth) : line;
  });
}
