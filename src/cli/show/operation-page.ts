import type { BodyDescription, OperationDescription } from "../../reading/model/description.ts";
import type { Assumption } from "../../reading/model/evidence.ts";
import type { Page } from "./page.ts";

export function operationPage(operation: OperationDescription, page: Page): string[] {
  const { requestBody, parameters, answers, security } = operation;
  const answer = answers.find(({ body }) => body);
  const credentials = security.map(({ name, description }) => `${name}: ${description}`);
  return [
    `${page.paint.bold(operation.operationId)}  ${operation.summary}`,
    "",
    `${page.paint.cyan(operation.method)} ${operation.path}`,
    "",
    ...page.paragraph(operation.description),
    ...page.section("Evidence", page.notes(page.evidence(operation.evidence))),
    ...page.facts([
      ["Section", operation.section],
      ["Security", ...(security.length === 0 ? ["none"] : credentials)],
      ...(requestBody ? [["Import", requestBody.import] as const] : []),
    ]),
    ...page.section("Parameters", page.fields(parameters)),
    ...(requestBody
      ? bodySection(`Request body${requestBody.required ? "" : ", optional"}`, requestBody, page)
      : []),
    ...page.section("Answers", page.table(answers.map((each) => answerRow(each, page)))),
    ...answerSections(operation, page),
    ...page.section("Further assumptions", furtherLines(operation, page)),
    ...page.example(
      operation.examples,
      requestBody ? "Example" : `Example of the answer ${answer?.status}`,
    ),
  ];
}

/** Prints the body of each answer. A body that was already shown is not shown again. */
function answerSections({ answers, requestBody }: OperationDescription, page: Page): string[] {
  const shown = new Map(requestBody ? [[identityOf(requestBody), "the request body"]] : []);
  return answers.flatMap(({ status, body }) => {
    if (!body) return [];
    const same = shown.get(identityOf(body));
    shown.set(identityOf(body), same ?? `answer ${status}`);
    return same === undefined
      ? bodySection(`Answer ${status}`, body, page)
      : page.section(`Answer ${status}`, [`  The same as ${same}.`]);
  });
}

const identityOf = ({ shape, type, mediaType, fields }: BodyDescription): string =>
  JSON.stringify([shape, type, mediaType, fields]);

function bodySection(title: string, body: BodyDescription, page: Page): string[] {
  const { mediaType, type, shape, fields } = body;
  const aside = [shape, type, mediaType].filter((text) => text !== undefined).join(", ");
  const about = page.notes(page.about(body));
  const gap = about.length > 0 && fields.length > 0 ? [""] : [];
  return page.section(title, [...about, ...gap, ...page.fields(fields)], aside);
}

function answerRow(answer: OperationDescription["answers"][number], page: Page) {
  const { status, description, headers, evidence, examples } = answer;
  const { green, yellow, red, dim } = page.paint;
  const style = { "2": green, "4": yellow, "5": red }[status.charAt(0)];
  const list = (label: string, names: readonly string[]) =>
    names.length > 0 ? [{ text: `${label}: ${names.join(", ")}`, style: dim }] : [];
  const exampleNames = examples.map(({ name }) => name);
  return {
    cells: [status],
    ...(style ? { styles: [style] } : {}),
    notes: [
      { text: description },
      ...list("headers", headers),
      ...list("examples", exampleNames),
      ...page.evidence(evidence),
    ],
  };
}

/** Prints the ids of assumptions that the page does not show in full. Most are about errors. */
function furtherLines({ assumptions }: OperationDescription, page: Page): string[] {
  const errors = assumptions.operation.filter((assumption) => !page.isShown(assumption));
  const list = (label: string, entries: readonly Assumption[]) =>
    entries.length > 0 ? [{ text: `${label}: ${entries.map(({ id }) => id).join(", ")}.` }] : [];
  const all = [
    ...list("Of errors", errors),
    ...list("Of the interface as a whole", assumptions.interface),
  ];
  const hint = { text: "--json has each in full.", style: page.paint.dim };
  return page.notes(all.length > 0 ? [...all, hint] : []);
}
