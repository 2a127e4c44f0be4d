import { type Contract, contract } from "./contract.ts";
import { examine } from "./examine.ts";
import type { Explain } from "./issue.ts";

/**
 * Makes a contract of the two functions that judge a payload. All such contracts share one
 * `validate`, which is less code and slower than one for each.
 */
export const slimContract = <
  Name extends string,
  Type extends string,
  Version extends string,
  Payload,
>(
  name: Name,
  type: Type,
  version: Version,
  is: (input: any) => boolean,
  explain: Explain,
): Contract<Name, Type, Version, Payload> =>
  contract(name, type, version, is, (input, options) =>
    options?.unknown === "report" || !is(input)
      ? examine<Payload>(input, options, explain)
      : { ok: true, value: input as Payload },
  );
