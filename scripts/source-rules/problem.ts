/**
 * Something in the source of the contract that breaks a rule: where, what, and what to do about it.
 */
export interface Problem {
  readonly file: string;
  readonly message: string;
  readonly remedy: string;
}

export const toLine = ({ file, message, remedy }: Problem): string =>
  `${file}: ${message}. ${remedy}.`;
