import { parseArgs } from "node:util";
import { didYouMean, nearest } from "../library/text/did-you-mean.ts";
import { type Command, type Option, type ParsedArguments, UsageError } from "./command.ts";

export const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  // `multiple`, because the command `help diff --help` gives the option twice.
  help: { short: "h", multiple: true, help: "Show this help." },
};

/** Reads the words after the name of a command, and checks them against the command's table. */
export function parseArguments(command: Command, typed: readonly string[]): ParsedArguments {
  const options: Readonly<Record<string, Option>> = { ...command.options, ...COMMON_OPTIONS };
  // A command that has --format takes --json as a short form of --format=json.
  const isFormat = options.format !== undefined && options.json === undefined;
  const argv = isFormat ? typed.map((word) => (word === "--json" ? "--format=json" : word)) : typed;
  const { values, positionals, tokens } = readWords(argv, options);
  const handing = tokens.filter(
    (token) => token.kind === "option" && options[token.name]?.handsOver,
  );
  if (handing.length > 0 && handing.length < argv.length) {
    const switches = argv.filter((_, place) => handing.some(({ index }) => index === place));
    return { ...parseArguments(command, switches), typed: argv };
  }
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const instead = command.dropped?.[token.name];
    if (instead !== undefined) throw new UsageError(`${token.rawName} is gone: ${instead}.`);
    checkOption(token.name, token.rawName, token.value, options);
    if (seen.has(token.name) && !options[token.name]?.multiple)
      throw new UsageError(`--${token.name} is given twice; give it once.`);
    seen.add(token.name);
  }
  const given = values as Record<string, (string | boolean)[] | undefined>;
  if (given.help === undefined) {
    checkOperands(command, positionals);
    for (const name of seen) checkCompany(name, options[name], seen);
  }
  const texts = (name: string) =>
    (given[name] ?? []).flatMap((value) => valuesOf(String(value), options[name]));
  return {
    typed: argv,
    operands: positionals,
    has: (name) => given[name] !== undefined,
    text: (name) => texts(name).at(-1),
    texts,
    number: (name) => (texts(name).length > 0 ? Number(texts(name).at(-1)) : undefined),
  };
}

const readWords = (argv: readonly string[], options: Readonly<Record<string, Option>>) =>
  parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, short }]) => {
        const type = value === undefined ? "boolean" : "string";
        return [name, { type, multiple: true, ...(short && { short }) } as const];
      }),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });

/** Splits the value of an option with several choices at its commas. */
const valuesOf = (value: string, option: Option | undefined): string[] =>
  option?.choices && option.multiple ? value.split(",").map((choice) => choice.trim()) : [value];

const ANY_NUMBER = [0, Number.MAX_SAFE_INTEGER] as const;

function checkOperands({ name, operands, insteadOfOperand }: Command, given: readonly string[]) {
  const [first, second] = given;
  if (given.includes("")) throw new UsageError("An operand is empty; is a variable not set?");
  if (operands) {
    if (first === undefined && !operands.optional) throw new UsageError(operands.missing);
    if (second !== undefined && !operands.multiple)
      throw new UsageError(
        `${name} takes only one ${operands.name}, but "${second}" is given, too.`,
      );
  } else if (first !== undefined) {
    const hint = insteadOfOperand ? ` ${insteadOfOperand(first)}` : "";
    throw new UsageError(`${name} takes only options, but "${first}" is given.${hint}`);
  }
}

/** Checks that an option has the options that it needs, and none that it excludes. */
function checkCompany(name: string, option: Option | undefined, given: ReadonlySet<string>): void {
  const rival = option?.excludes?.find((excluded) => given.has(excluded));
  if (rival !== undefined)
    throw new UsageError(`--${name} and --${rival} exclude each other; give one of them.`);
  if (!option?.needs || option.needs.some((need) => given.has(need))) return;
  const needed = option.needs.map((need) => `--${need}`).join(" or ");
  throw new UsageError(`--${name} needs ${needed} beside it.`);
}

function checkOption(
  name: string,
  raw: string,
  value: string | undefined,
  options: Readonly<Record<string, Option>>,
): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) {
    const meant = nearest(name, Object.keys(options));
    throw new UsageError(`There is no option ${raw}${didYouMean(meant && `--${meant}`, ".")}`);
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(`${raw} is a switch and takes no value.`);
    return;
  }
  if (value === undefined) throw new UsageError(`${raw} needs a value: ${raw} ${option.value}.`);
  if (value === "") throw new UsageError(`The value of ${raw} is empty; is a variable not set?`);
  const { choices } = option;
  const wrong = choices && valuesOf(value, option).find((choice) => !choices.includes(choice));
  if (wrong !== undefined)
    throw new UsageError(`${raw} takes ${choices?.join(", ")}, not "${wrong}".`);
  if (option.number && !/^\d+$/.test(value))
    throw new UsageError(`${raw} takes a whole number, not "${value}".`);
  const [least, greatest] = typeof option.number === "object" ? option.number : ANY_NUMBER;
  if (option.number && (Number(value) < least || Number(value) > greatest))
    throw new UsageError(`${raw} takes a number from ${least} to ${greatest}, not ${value}.`);
  if (option.share && !(/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(value) && Number(value) <= 1))
    throw new UsageError(`${raw} takes a share from 0 to 1, such as 0.02, not "${value}".`);
}
