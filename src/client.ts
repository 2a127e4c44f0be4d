// A kit for front ends: middlewares for openapi-fetch, which has to be installed beside this package,
// and what a screen asks of a refusal.
export { AnswerError } from "./library/client/answer-error.ts";
export {
  type AnswerCheck,
  type CheckOptions,
  checkAnswers,
} from "./library/client/check-answers.ts";
export { type Faults, faultsAt, type PathOf, withoutEmpty } from "./library/client/forms.ts";
export {
  isRefusal,
  type RefusalBody,
  RefusalError,
  refusals,
} from "./library/client/refusals.ts";
export {
  type RepeatMiddleware,
  type RepeatOptions,
  waitAndRepeat,
} from "./library/client/wait-and-repeat.ts";
export { type TokenMiddleware, type TokenOptions, withToken } from "./library/client/with-token.ts";
