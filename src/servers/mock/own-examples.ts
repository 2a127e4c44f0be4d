import type { AnswerMap } from "../../../generated/answer-map.ts";
import { MOCK_ANSWERS, type MockAnswer } from "../../../generated/mock-answers.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { OwnAnswers } from "../prefer/kept-answers.ts";
import { findOverrideFaults, type StatusOf } from "../prefer/overrides.ts";

/** Bodies by operation, status and name. The first body of a status is the default answer. */
export type OwnExamples = {
  readonly [Id in OperationId]?: {
    readonly [Status in StatusOf<Id>]?: Readonly<Record<string, AnswerMap[Id][Status]>>;
  };
};

export const ownAnswers = (examples: OwnExamples): Partial<Record<OperationId, OwnAnswers>> =>
  Object.fromEntries(
    Object.entries(examples).map(([id, statuses]) => [id, answersOf(id as OperationId, statuses)]),
  );

function answersOf(operation: OperationId, statuses: Readonly<Record<string, object>>): OwnAnswers {
  const asked = Object.keys(statuses).map((status) => ({ operation, status: Number(status) }));
  const [fault] = findOverrideFaults(asked);
  if (fault) throw new TypeError(`The examples are not of the contract: ${fault.detail}.`);
  const answers = Object.fromEntries(
    Object.entries(MOCK_ANSWERS[operation]).map(([status, kept]) => {
      const bodies = Object.entries(statuses[status] ?? {});
      // The user's example gets the headers of the contract's example.
      const [like] = Object.values(kept);
      const added = bodies.map(([name, body]) => [name, { ...like, body }]);
      const first: Readonly<Record<string, MockAnswer>> = Object.fromEntries(added);
      return [status, { ...first, ...kept, ...first }];
    }),
  );
  const byStatus = <Value>(value: (status: string) => Value) =>
    Object.fromEntries(Object.keys(answers).map((status) => [status, value(status)]));
  return {
    answers,
    names: byStatus((status) => Object.keys(answers[status] ?? {})),
    first: byStatus((status) => Object.keys(statuses[status] ?? {})[0]),
  };
}
