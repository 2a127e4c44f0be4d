// The TypeScript type of a payload as text that stands alone: how to import it, its declaration, and those of the shapes it uses.
import { readDeclarations } from "../../host/package-files.ts";
import type { CatalogueEvent } from "./catalogue.ts";
import { membersIn, statementsIn, typeOf } from "./declarations.ts";

export function eventType({ name, domain, title }: CatalogueEvent): string {
  const own = statementsIn(readDeclarations(`types/${domain}`)).get(title);
  if (own === undefined) throw new Error(`The types of ${domain} have no ${title}.`);
  const shapes = statementsIn(readDeclarations("types/_shared"));
  return standalone(
    [`// import type { ${title} } from "energy-contracts/events/${name}";`],
    own,
    (shape) => shapes.get(shape),
  );
}

/** The type of an operation's request body. */
export function bodyType(operationId: string): string {
  const title = capitalised(operationId);
  const own = statementsIn(readDeclarations(`rest/${operationId}`)).get(title);
  if (own === undefined) throw new Error(`The module of ${operationId} has no ${title}.`);
  return standalone(
    [`// import type { ${title} } from "energy-contracts/rest/${operationId}";`],
    own,
    restShapes(),
  );
}

/** The type of an operation's answer, for operations without a request body. */
export function answerType(operationId: string, status: string, mediaType: string): string {
  const path = [operationId, "responses", status, "content", mediaType];
  const type = path.reduce(
    (parent, key) => memberType(parent, key),
    statementsIn(readDeclarations("rest-types")).get("operations") ?? "",
  );
  const title = `${capitalised(operationId)}Answer`;
  const access = `operations["${operationId}"]["responses"][${status}]["content"]["${mediaType}"]`;
  return standalone(
    [
      `// import type { operations } from "energy-contracts/rest";`,
      `// type ${title} = ${access};`,
    ],
    `/** The answer ${status} of \`${operationId}\`, which takes no request body. */\nexport type ${title} = ${type};`,
    restShapes(),
  );
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function memberType(parent: string, key: string): string {
  const member = membersIn(parent.slice(parent.indexOf("{"))).get(key);
  if (member === undefined)
    throw new Error(`The types of the REST API have no ${key} where it was expected.`);
  return typeOf(member).type;
}

function restShapes(): (name: string) => string | undefined {
  const components = statementsIn(readDeclarations("rest-types")).get("components") ?? "";
  const schemas = membersIn(memberType(components, "schemas"));
  return (name) => {
    const member = schemas.get(name);
    if (member === undefined) return undefined;
    const { comment, type } = typeOf(member);
    return `${comment}export type ${name} = ${type};`;
  };
}

function standalone(
  head: readonly string[],
  own: string,
  shapeOf: (name: string) => string | undefined,
): string {
  const texts = [localNames(own)];
  const known = new Set<string>();
  for (const text of texts) {
    for (const [name] of withoutComments(text).matchAll(/\b[A-Z]\w*\b/g)) {
      const shape = known.has(name) ? undefined : shapeOf(name);
      known.add(name);
      if (shape !== undefined) texts.push(localNames(shape));
    }
  }
  return `${[head.join("\n"), ...texts].join("\n\n")}\n`;
}

/** `components["schemas"]["Note"]` is `Note` where its declaration stands beside it. */
const localNames = (text: string): string =>
  text.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, "$1");

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "").replaceAll(/"[^"]*"/g, "");
