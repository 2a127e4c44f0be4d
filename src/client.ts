// Middlewares for openapi-fetch, which has to be installed beside this package.
export {
  type AnswerCheck,
  AnswerError,
  type CheckOptions,
  checkAnswers,
} from "./library/client/check-answers.ts";
export { type TokenMiddleware, type TokenOptions, withToken } from "./library/client/with-token.ts";
