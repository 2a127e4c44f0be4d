import { didYouMean } from "../../library/text/did-you-mean.ts";
import { type Option, type ParsedArguments, UsageError } from "../command.ts";

/** Returns the options of every server: its address, and the pages that may read its answers. */
export const listenOptions = (port: number): Readonly<Record<string, Option>> => ({
  port: {
    value: "PORT",
    number: [0, 65_535],
    help: `The port to listen on; 0 for any free one (${port}).`,
  },
  host: {
    value: "HOST",
    help: "The address to listen on (127.0.0.1, which other machines can't reach).",
  },
  origin: {
    value: "ORIGIN",
    multiple: true,
    help: "Let only pages of this origin read answers, such as http://localhost:5173; may be repeated (any page).",
  },
});

export const pageOption: Option = { help: "Leave out the page at /, which browsers get." };

export function readListening(args: ParsedArguments, usual: number) {
  const origins = args.texts("origin");
  for (const origin of origins) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    if (url?.origin === origin) continue;
    const hint = didYouMean(url?.origin === "null" ? undefined : url?.origin, ".");
    throw new UsageError(`"${origin}" is not an origin such as http://localhost:5173${hint}`);
  }
  return {
    port: args.number("port") ?? usual,
    host: args.text("host"),
    origins,
    isQuiet: args.has("quiet"),
  };
}
