// Makes the guide of the page from the description in the OpenAPI document.
import type { DescribedOperation, GuideAnswer, GuideSection } from "../../src/console/data.ts";
import { hrefOf } from "../../src/console/frame/address.ts";

/** Splits the description at its headings into sections with paragraphs, answers and calls. */
export const guideOf = (description: string, operations: readonly DescribedOperation[]) =>
  description
    .split(/^(?=#)/m)
    .map((section) => sectionOf(section, operations))
    .filter(({ text }) => text.length > 0);

function sectionOf(markdown: string, all: readonly DescribedOperation[]): GuideSection {
  const [heading = "", ...blocks] = markdown.trim().split(/\n\n+/);
  const title = heading.replace(/^#+ /, "");
  const text = blocks.filter((block) => !block.startsWith("|"));
  const other = text.find((block) => OTHER_MARKDOWN.test(block));
  if (other) throw new Error(`openapi/: the page can't show this Markdown of "${title}": ${other}`);
  const mentioned = all.filter(({ operationId }) => markdown.includes(`\`${operationId}\``));
  const rows = blocks.flatMap((block) => (block.startsWith("|") ? block.split("\n").slice(2) : []));
  return {
    id: title.toLowerCase().replaceAll(" ", "-"),
    title,
    text,
    answers: rows.map((row) => answerOf(row, [...mentioned, ...all])),
    calls: mentioned.map(callOf),
  };
}

/** Matches the Markdown that the page can't show: lists, quotes, emphasis, links, code blocks. */
const OTHER_MARKDOWN = /^\s*([-*+>]|\d+\.) |\*\w|\]\(|```/m;

/** Reads a row of a table. Each code gets the address of the first operation that answers it. */
function answerOf(row: string, operations: readonly DescribedOperation[]): GuideAnswer {
  const [, status = "", codeText = "", todo = ""] = /^\| (\d+) ?(.*?) \| (.+) \|$/.exec(row) ?? [];
  const codes = [...codeText.matchAll(/`(\w+)`/g)].map(([, code = ""]) => {
    const answering = operations.find(({ answers }) =>
      answers.some((answer) => answer.status === status && answer.codes.includes(code)),
    );
    if (!answering) throw new Error(`openapi/: no operation answers ${status} ${code}.`);
    return [code, hrefOf("rest", answering.operationId, { status, code })] as const;
  });
  if (todo === "") throw new Error(`openapi/: it is not a row of answer and what to do: ${row}`);
  return { status, codes, todo };
}

/** Makes a request from the smallest example of an operation. */
function callOf(operation: DescribedOperation): GuideSection["calls"][number] {
  const { operationId, method, path, parameters, requestBody, examples } = operation;
  const withAccount = (name: string, value: unknown) =>
    name === "external_account_number" ? "{account}" : value;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((parameter) => parameter.name === name)?.example;
    return String(withAccount(name, example));
  });
  const example = examples.find(({ name }) => name === "smallest") ?? examples[0];
  const body = requestBody && { body: JSON.stringify(example?.value, withAccount) };
  return { operationId, method, path: filled, ...body };
}
