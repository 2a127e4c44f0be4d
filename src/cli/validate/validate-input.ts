// Validates the messages of a stream.
import { Cutter } from "../../reading/judge/cut.ts";
import type { Layout } from "../../reading/messages/layout.ts";
import type { Reporter } from "./reporter.ts";
import { lineOptions } from "./scan-lines.ts";
import { unpack } from "./unpack.ts";
import { type ValidateOptions, validateMessage } from "./validate-message.ts";

export interface Input {
  /** The name that findings give it. */
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Otherwise the first bytes show it. */
  readonly layout: Layout | undefined;
}

/** Validates every message of an input. Throws if the input can't be read. */
export async function validateInput(
  { file, chunks, layout }: Input,
  options: ValidateOptions,
  reporter: Reporter,
): Promise<void> {
  let payload = 0;
  const cutter = new Cutter(
    {
      message: (source) => validateMessage(source, file, payload++, options, reporter),
      refuse: (fault) => reporter.refuse(fault, file),
    },
    {
      layout,
      takesList: options.judge?.takesList,
      ...lineOptions(options, (accepted) => {
        payload += accepted;
        reporter.accept(accepted);
      }),
    },
  );
  for await (const chunk of await unpack(chunks)) {
    cutter.push(chunk);
    if (cutter.stopped) break;
  }
  cutter.end();
}
