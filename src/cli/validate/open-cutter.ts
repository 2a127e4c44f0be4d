// Cuts an input into messages. The module judges messages of the catalogue from their bytes. All
// other messages, such as those of the user's own events, are judged as values.
import { TextCutter } from "../../reading/judge/cut.ts";
import { FrontCutter, type FrontReceiver } from "./front-cutter.ts";
import { BytesJudge, LONGEST } from "./judge-bytes.ts";
import type { ValueJudge } from "./judge-values.ts";
import type { Reporter } from "./reporter.ts";
import { expectMessages, knowsContracts, loadScanner } from "./scanner.ts";

export async function openCutter(reporter: Reporter, isPart = false) {
  const { apart, options } = reporter;
  const scanner = loadScanner();
  /** The judge with the contracts of all events, which take a while to load. */
  let slow: ValueJudge | undefined;
  const load = async () => {
    const { ValueJudge } = await import("./judge-values.ts");
    slow = new ValueJudge(reporter);
  };
  const bytes = scanner && knowsContracts(options) ? new BytesJudge(scanner, reporter) : undefined;
  if (!bytes || options.own) await load();
  let payload = 0;
  const receiver: FrontReceiver = {
    message(source) {
      const number = payload++;
      const isLong = slow && Buffer.byteLength(source.text) > LONGEST;
      const outcome = isLong ? undefined : bytes?.judgeText(source, number);
      if (!outcome) slow?.text(source, number);
      else if (apart) {
        reporter.flush();
        apart.take(source, reporter.file, outcome);
      }
    },
    refuse: (fault) => reporter.refuse(fault),
    accepted(messages) {
      payload += messages;
      reporter.accept(messages);
    },
    take:
      apart &&
      ((messages) => {
        reporter.flush();
        apart.accept(messages);
      }),
  };
  if (bytes && !apart)
    receiver.judge = (source) => {
      const number = payload++;
      if (!bytes.judge({ ...source, payload: number, isRead: true }))
        slow?.text({ ...source, text: bytes.textOf(source) }, number);
    };
  const { takesList, depth } = options.judge ?? {};
  if (scanner) expectMessages(scanner, options);
  const cutter = scanner
    ? new FrontCutter(receiver, { isPart, takesList, depth }, scanner)
    : new TextCutter(receiver, { isPart, takesList });
  return {
    cutter,
    messages: () => payload,
    /** Judges all messages so far, and prepares for more bytes. */
    async prepare() {
      reporter.flush();
      // A character has up to four bytes. `slow` judges a text of more than LONGEST bytes.
      if (!slow && cutter.length > LONGEST / 4) await load();
    },
    end() {
      cutter.end();
      reporter.flush();
    },
  };
}
