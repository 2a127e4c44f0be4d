export interface Problem {
  readonly file: string;
  readonly message: string;
  readonly remedy: string;
}

export type Report = (file: string, message: string, remedy: string) => void;

export function problemsOf(check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((file, message, remedy) => problems.push({ file, message, remedy }));
  return problems;
}

export const toLine = ({ file, message, remedy }: Problem): string =>
  `${file}: ${message}. ${remedy}.`;
