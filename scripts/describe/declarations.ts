// Writes the TypeScript type of a payload with its import and the types of all its shapes.
import ts from "typescript";
import { capital } from "../naming.ts";

export type Declarations = ReturnType<typeof declarationsOf>;

interface Declared {
  readonly comment: string;
  readonly type: string;
}

/** Makes functions that declare types. `events` is by title, `bodies` by operation. */
export function declarationsOf(texts: {
  readonly events: ReadonlyMap<string, string>;
  readonly bodies: ReadonlyMap<string, string>;
  readonly rest: string;
}) {
  const { events, bodies } = texts;
  const rest = ts.createSourceFile("types.ts", texts.rest, ts.ScriptTarget.Latest, true);
  const schemas = members(rest, ["components", "schemas"]);
  // Objects have an exported name of their own; the other shapes are members of `components` alone.
  const aliases = new Map(
    rest.statements
      .filter(ts.isTypeAliasDeclaration)
      .map((alias) => [alias.name.text, alias.getFullText(rest).trim()] as const),
  );
  const restShape = (name: string): string | undefined => {
    const declared = schemas.get(name);
    return (
      aliases.get(name) ??
      (declared && `${declared.comment}export type ${name} = ${declared.type};`)
    );
  };
  return {
    event(name: string, title: string) {
      const head = `// import type { ${title} } from "energy-contracts/events/${name}";`;
      return standalone(head, knownType(events.get(title), title), (shape) => events.get(shape));
    },
    body(operationId: string) {
      const title = capital(operationId);
      const head = `// import type { ${title} } from "energy-contracts/rest/${operationId}";`;
      return standalone(head, knownType(bodies.get(operationId), title), restShape);
    },
    answer(operationId: string, status: string, mediaType: string) {
      const path = ["operations", operationId, "responses", status, "content"];
      const { type } = knownType(members(rest, path).get(mediaType), operationId);
      const title = `${capital(operationId)}Answer`;
      const access = `operations["${operationId}"]["responses"][${status}]["content"]["${mediaType}"]`;
      const head = [
        `// import type { operations } from "energy-contracts/rest";`,
        `// type ${title} = ${access};`,
      ].join("\n");
      const comment = `/** The answer ${status} of \`${operationId}\`, which takes no request body. */`;
      return standalone(head, `${comment}\nexport type ${title} = ${type};`, restShape);
    },
  };
}

function knownType<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The generated types have no ${name}.`);
  return value;
}

/** Finds the members of an object type. The path is an exported interface and keys inside it. */
function members(file: ts.SourceFile, [name, ...keys]: readonly string[]): Map<string, Declared> {
  const root = file.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  const container = keys.reduce<ts.Node | undefined>(
    (node, key) => membersOf(node).find((member) => keyOf(member) === key)?.type,
    root,
  );
  return new Map(membersOf(container).map((member) => [keyOf(member), declared(file, member)]));
}

const membersOf = (node: ts.Node | undefined): ts.PropertySignature[] =>
  node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
    ? node.members.filter(ts.isPropertySignature)
    : [];

const keyOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";

/** Reads a member, and removes the indentation that it has in its file. */
function declared(file: ts.SourceFile, member: ts.PropertySignature): Declared {
  const start = member.getStart(file, true);
  const { character } = file.getLineAndCharacterOfPosition(start);
  const flush = (text: string) => text.replaceAll(`\n${" ".repeat(character)}`, "\n");
  return {
    comment: flush(file.text.slice(start, member.getStart(file))),
    type: flush(member.type?.getText(file) ?? "unknown"),
  };
}

/** Puts a declaration together with the declaration of every shape that it names, at any depth. */
function standalone(
  head: string,
  declaration: string,
  shapeOf: (name: string) => string | undefined,
): string {
  const texts = [localNames(declaration)];
  const seen = new Set<string>();
  for (const text of texts) {
    for (const [name] of withoutComments(text).matchAll(/\b[A-Z]\w*\b/g)) {
      const shape = seen.has(name) ? undefined : shapeOf(name);
      seen.add(name);
      if (shape !== undefined && !texts.includes(localNames(shape))) texts.push(localNames(shape));
    }
  }
  return `${[head, ...texts].join("\n\n")}\n`;
}

/** Replaces `components["schemas"]["Note"]` by `Note`, whose declaration is in the same text. */
const localNames = (text: string): string =>
  text.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, "$1");

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "").replaceAll(/"[^"]*"/g, "");
