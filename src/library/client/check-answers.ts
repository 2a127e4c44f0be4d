import { ANSWER_CONTRACTS, type AnswerContracts } from "../../../generated/answer-contracts.ts";
import { readJson } from "../json/read-json.ts";
import { AnswerError } from "./answer-error.ts";

/** The arguments of a middleware of openapi-fetch that `checkAnswers` reads. */
interface Answered {
  readonly request: Request;
  readonly response: Response;
  readonly schemaPath: string;
}

export interface CheckOptions {
  /** Receives the error of each bad answer. Without `report`, the call fails with the error. */
  readonly report?: ((error: AnswerError) => void) | undefined;
}

export interface AnswerCheck {
  onResponse(answered: Answered): Promise<undefined>;
}

/**
 * Makes a middleware for openapi-fetch that checks every answer against its contract. The contracts
 * of an operation are loaded with the first answer of the operation.
 */
export function checkAnswers({ report }: CheckOptions = {}): AnswerCheck {
  return {
    async onResponse(answered) {
      const error = await findBreach(answered);
      if (error && !report) throw error;
      if (error) report?.(error);
      return undefined;
    },
  };
}

async function findBreach({ request, response, schemaPath }: Answered) {
  const [operation, load] = ANSWER_CONTRACTS[`${request.method} ${schemaPath}`] ?? [];
  if (operation === undefined || load === undefined) return undefined;
  const { status } = response;
  const { responses }: AnswerContracts = await load();
  const contract = responses[status];
  if (!contract) {
    const declared = Object.keys(responses).join(", ");
    return new AnswerError(operation, status, [], `the operation declares ${declared}`);
  }
  const body = readJson(await response.clone().text());
  if (!body) return new AnswerError(operation, status, [], "the body is not JSON");
  const result = contract.validate(body.value);
  if (result.ok) return undefined;
  const what = result.issues.map(({ detail }) => detail).join("; ");
  return new AnswerError(operation, status, result.issues, what);
}
