// Writes the TypeScript type of a payload with its import and the types of all its shapes.

import { nameOfReference } from "../../src/reading/model/schema.ts";
import { statementsOf } from "../generate/type-statements.ts";
import { capital } from "../naming.ts";
import type { Content } from "../source/openapi.ts";

export type Declarations = ReturnType<typeof declarationsOf>;

/** Makes functions that declare types. `events` is by title, `bodies` by operation. */
export function declarationsOf(texts: {
  readonly events: ReadonlyMap<string, string>;
  readonly bodies: ReadonlyMap<string, string>;
  readonly rest: string;
}) {
  const { events, bodies } = texts;
  const shapes = restShapes(texts.rest);
  const restShape = (name: string) => shapes.get(name);
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
    answer(operationId: string, status: string, { type, component, schema }: Content) {
      const title = `${capital(operationId)}Answer`;
      const access = `operations["${operationId}"]["responses"][${status}]["content"]["${type}"]`;
      const head = [
        `// import type { operations } from "energy-contracts/rest";`,
        `// type ${title} = ${access};`,
      ].join("\n");
      const comment = `/** The answer ${status} of \`${operationId}\`, which takes no request body. */`;
      const items = schema.items?.$ref && `${nameOfReference(schema.items.$ref)}[]`;
      const shape = knownType(component ?? items, title);
      return standalone(head, `${comment}\nexport type ${title} = ${shape};`, restShape);
    },
  };
}

function knownType<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The generated types have no ${name}.`);
  return value;
}

/** The type of a value that is a member of `schemas` alone. Objects have an exported name of their own. */
const MEMBER = /^ {4}(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n {4})?(\w+): (.+);$/gm;

/** Returns the declarations of all schemas of the REST API, by name. */
function restShapes(rest: string): Map<string, string> {
  const [, schemas = ""] = rest.split("  schemas: {\n");
  const members = schemas.slice(0, schemas.indexOf("\n  };")).matchAll(MEMBER);
  const declared = [...members].map(([, comment = "", name = "", type = ""]) => {
    const outdented = comment.replaceAll("\n    ", "\n");
    return [name, `${outdented}export type ${name} = ${type};`] as const;
  });
  const aliases = [...statementsOf(rest)].filter(([, text]) => text.includes("export type "));
  return new Map([...declared, ...aliases]);
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
