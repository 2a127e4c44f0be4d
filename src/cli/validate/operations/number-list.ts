const BLOCK_BITS = 18;
const BLOCK = 1 << BLOCK_BITS;

/** A list of whole numbers of 32 bits, in 4 bytes each. It grows by blocks and copies nothing. */
export class NumberList {
  readonly #blocks: Int32Array[] = [];
  #length = 0;

  /** Adds a number and returns its index. */
  push(value: number): number {
    const index = this.#length++;
    const block = this.#blocks[index >> BLOCK_BITS] ?? new Int32Array(BLOCK);
    block[index & (BLOCK - 1)] = value;
    this.#blocks[index >> BLOCK_BITS] = block;
    return index;
  }

  at(index: number): number {
    return this.#blocks[index >> BLOCK_BITS]?.[index & (BLOCK - 1)] ?? 0;
  }
}
