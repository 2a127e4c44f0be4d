// The files beside this one are compiled and never run: against the sources by `npm run check`, and
// against the packed package by every supported compiler in test/package/.

/** Whether two types are the same to the compiler, `any` and `readonly` included. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** `expectType<Equal<A, B>>()` compiles if the types are the same. */
export declare function expectType<_Same extends true>(): void;
