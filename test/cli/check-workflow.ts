// What GitHub's own parser says of a workflow or an action. The package imports its schemas in a way
// that only bundlers know, so this is bundled before it runs.
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";

const checkBy = (parse: typeof parseWorkflow) => (content: string) =>
  parse({ name: "file.yml", content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

export const check = { action: checkBy(parseAction), workflow: checkBy(parseWorkflow) };
