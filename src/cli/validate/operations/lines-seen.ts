import type { PayloadPlace } from "../validate-message.ts";

/** Gives each line of each input a number of 32 bits, and says which line has one. */
export class LinesSeen {
  readonly #files: { readonly name: string; readonly before: number }[] = [];
  #last = 0;

  /** The number of a line. Lines come in their order, one input after the other. */
  numberOf({ file, line }: PayloadPlace): number {
    let current = this.#files.at(-1);
    if (current?.name !== file) {
      current = { name: file, before: this.#last };
      this.#files.push(current);
    }
    this.#last = current.before + line;
    return this.#last;
  }

  /** What to call a line: with its file, if that is another one. */
  nameOf(number: number, from: PayloadPlace): string {
    const file = this.#files.filter(({ before }) => before < number).at(-1);
    const line = `line ${number - (file?.before ?? 0)}`;
    return !file || file.name === from.file ? line : `${file.name}, ${line}`;
  }
}
