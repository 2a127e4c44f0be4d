// fast-check, with the seed of the run.
import fc from "fast-check";
import { SEED } from "./seeded.ts";

fc.configureGlobal({ seed: SEED });

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * The unit "binary" of fast-check: any character, with the same ones for a seed. That one first
 * writes a million of them into a map, to find again what a character was made of.
 */
export const anyCharacter = fc.nat(0x10ffff - SURROGATES).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (character) => {
    if (typeof character !== "string" || !/^\P{Surrogate}$/su.test(character))
      throw new Error("This is not one character.");
    const point = Number(character.codePointAt(0));
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);

export default fc;
