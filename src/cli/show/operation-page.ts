import type {
  AnswerDescription,
  BodyDescription,
  OperationDescription,
} from "../../reading/model/description.ts";
import { type Note, table } from "../terminal/table.ts";
import {
  evidenceNotes,
  exampleSection,
  facts,
  fieldNotes,
  fieldRow,
  fieldTable,
  type Page,
  paragraph,
  section,
} from "./page.ts";

export function operationPage(operation: OperationDescription, page: Page): string[] {
  const { paint, width } = page;
  const { requestBody, parameters, answers, security } = operation;
  const answer = answers.find(({ body }) => body);
  return [
    `${paint.bold(operation.operationId)}  ${operation.summary}`,
    "",
    `${paint.cyan(operation.method)} ${operation.path}`,
    "",
    ...paragraph(operation.description, page),
    ...section("Evidence", notes(evidenceNotes(operation.evidence, page), page), page),
    ...facts(
      [
        ["Section", operation.section],
        [
          "Security",
          ...(security.length === 0
            ? ["none"]
            : security.map(({ name, description }) => `${name}: ${description}`)),
        ],
        ...(requestBody ? [["Import", requestBody.import] as const] : []),
      ],
      page,
    ),
    ...section(
      "Parameters",
      table(
        parameters.map((parameter) => fieldRow(parameter, page, parameter.in)),
        width,
      ),
      page,
    ),
    ...(requestBody
      ? bodySection(`Request body${requestBody.required ? "" : ", optional"}`, requestBody, page)
      : []),
    ...section(
      "Answers",
      table(
        answers.map((each) => answerRow(each, page)),
        width,
      ),
      page,
    ),
    ...answerSections(operation, page),
    ...section("Further assumptions", furtherLines(operation, page), page),
    ...exampleSection(
      operation.examples,
      requestBody ? "Example" : `Example of the answer ${answer?.status}`,
      page,
    ),
  ];
}

/**
 * What each answer holds. An answer is often what was sent. What was shown already is not shown
 * again.
 */
function answerSections({ answers, requestBody }: OperationDescription, page: Page): string[] {
  const shown = new Map(requestBody ? [[identityOf(requestBody), "the request body"]] : []);
  return answers.flatMap(({ status, body }) => {
    if (!body) return [];
    const same = shown.get(identityOf(body));
    shown.set(identityOf(body), same ?? `answer ${status}`);
    return same === undefined
      ? bodySection(`Answer ${status}`, body, page)
      : section(`Answer ${status}`, [`  The same as ${same}.`], page);
  });
}

const identityOf = ({ shape, type, mediaType, fields }: BodyDescription): string =>
  JSON.stringify([shape, type, mediaType, fields]);

function bodySection(
  title: string,
  { mediaType, type, shape, fields, ...payload }: BodyDescription,
  page: Page,
): string[] {
  const aside = [shape, type, mediaType].filter((text) => text !== undefined).join(", ");
  const about = notes(fieldNotes(payload, page), page);
  return section(
    title,
    [...about, ...(about.length > 0 && fields.length > 0 ? [""] : []), ...fieldTable(fields, page)],
    page,
    aside,
  );
}

function answerRow(
  { status, description, headers, evidence, examples }: AnswerDescription,
  page: Page,
) {
  const style = { "2": page.paint.green, "4": page.paint.yellow, "5": page.paint.red }[
    status.charAt(0)
  ];
  return {
    cells: [status],
    ...(style ? { styles: [style] } : {}),
    notes: [
      { text: description },
      ...(headers.length > 0
        ? [{ text: `headers: ${headers.join(", ")}`, style: page.paint.dim }]
        : []),
      ...(examples.length > 0
        ? [
            {
              text: `examples: ${examples.map(({ name }) => name).join(", ")}`,
              style: page.paint.dim,
            },
          ]
        : []),
      ...evidenceNotes(evidence, page),
    ],
  };
}

/**
 * What was assumed beyond what stands next to a rule above: mostly about bodies of errors, which
 * are the same everywhere.
 */
function furtherLines({ assumptions }: OperationDescription, page: Page): string[] {
  const errors = assumptions.operation.filter(({ id }) => !page.shown.has(id));
  const list = (label: string, ids: readonly string[]) =>
    ids.length > 0 ? [{ text: `${label}: ${ids.join(", ")}.` }] : [];
  const all = [
    ...list(
      "Of errors",
      errors.map(({ id }) => id),
    ),
    ...list(
      "Of the interface as a whole",
      assumptions.interface.map(({ id }) => id),
    ),
  ];
  return notes(
    all.length > 0 ? [...all, { text: "--json has each in full.", style: page.paint.dim }] : [],
    page,
  );
}

const notes = (texts: readonly Note[], { width }: Page): string[] =>
  texts.length > 0 ? table([{ cells: [], notes: texts }], width) : [];
