/**
 * A name that is only known at run time. If the compiler knows the name, the name has to be one of
 * `Names`, and the error of the compiler shows the nearest one.
 */
export type AnyName<Name extends string, Names extends string> = string extends Name
  ? Name
  : Name extends Names
    ? never
    : ByEnd<Name, ByBeginning<Name, Names>>;

/** The names that share the longest beginning with a text. */
type ByBeginning<
  Text extends string,
  Names extends string,
  Read extends string = "",
> = Text extends `${infer First}${infer Rest}`
  ? Extract<Names, `${Read}${First}${string}`> extends infer Same extends string
    ? [Same] extends [never]
      ? Names
      : ByBeginning<Rest, Same, `${Read}${First}`>
    : never
  : Names;

/** The names that share the longest ending with a text. */
type ByEnd<Text extends string, Names extends string> =
  Extract<Names, `${string}${Text}`> extends infer Same extends string
    ? [Same] extends [never]
      ? Text extends `${string}${infer Rest}`
        ? ByEnd<Rest, Names>
        : Names
      : Same
    : never;
