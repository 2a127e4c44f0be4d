// An operation as Markdown.
import type { DescribedOperation } from "../data.ts";
import { fieldsMarkdown, jsonMarkdown } from "../parts/markdown.ts";

export function operationMarkdown(operation: DescribedOperation): string {
  const { summary, method, path, description, parameters, requestBody, answers } = operation;
  const [example] = operation.examples;
  return [
    `# ${summary}`,
    `\`${method} ${path}\``,
    description,
    ...(parameters.length > 0 ? ["## Parameters", fieldsMarkdown(parameters)] : []),
    ...(requestBody ? ["## Body", fieldsMarkdown(requestBody.fields)] : []),
    ...(requestBody && example ? [jsonMarkdown(example.value)] : []),
    "## Answers",
    answers
      .map(({ status, description: said, codes }) =>
        [`- ${status}: ${said}`, codes.join(", ")].filter(Boolean).join(" "),
      )
      .join("\n"),
    "",
  ].join("\n\n");
}
