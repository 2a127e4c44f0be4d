/** What is checked. */
export interface Source {
  readonly text: string;
  /** The file that it came from, or that is judged without the editor. */
  readonly file?: File | undefined;
  readonly isLarge: boolean;
}
