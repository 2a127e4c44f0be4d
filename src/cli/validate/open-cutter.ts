// Cuts an input into messages. The module judges messages of the catalogue from their bytes. All
// other messages, such as those of the user's own events, are judged as values.
import { type MessageText, TextCutter } from "../../reading/judge/cut.ts";
import { FrontCutter, type FrontReceiver } from "./front-cutter.ts";
import { BytesJudge, LONGEST } from "./judge-bytes.ts";
import type { Outcome } from "./message-files.ts";
import type { Reporter } from "./reporter.ts";
import { expectMessages, knowsContracts, loadScanner } from "./scanner.ts";

type Judge = (source: MessageText, payload: number) => Outcome;

export async function openCutter(reporter: Reporter, isPart = false) {
  const { apart, options } = reporter;
  const scanner = loadScanner();
  const bytes = scanner && knowsContracts(options) ? new BytesJudge(scanner, reporter) : undefined;
  /** Loads the judge with the contracts of all events, which takes a while. */
  const load = async (): Promise<Judge> => {
    const { validateMessage } = await import("./validate-message.ts");
    return (source, payload) => validateMessage(source, payload, reporter);
  };
  let slow = bytes && !options.own ? undefined : await load();
  const judge: Judge = (source, payload) => {
    const isLong = slow && Buffer.byteLength(source.text) > LONGEST;
    const outcome = isLong ? undefined : bytes?.judgeText(source, payload);
    return outcome ?? (slow as Judge)(source, payload);
  };
  let payload = 0;
  const receiver: FrontReceiver = {
    message(source) {
      const outcome = judge(source, payload++);
      apart?.take(source, reporter.file, outcome);
    },
    refuse: (fault) => reporter.refuse(fault),
    accepted(messages) {
      payload += messages;
      reporter.accept(messages);
    },
    take: apart && ((messages) => apart.accept(messages)),
  };
  if (bytes && !apart)
    receiver.judge = (source) => {
      const number = payload++;
      if (!bytes.judge({ ...source, payload: number, isRead: true }))
        slow?.({ ...source, text: bytes.textOf(source) }, number);
    };
  const { takesList, depth } = options.judge ?? {};
  if (scanner) expectMessages(scanner, options);
  const cutter = scanner
    ? new FrontCutter(receiver, { isPart, takesList, depth }, scanner)
    : new TextCutter(receiver, { isPart, takesList });
  return {
    cutter,
    messages: () => payload,
    /** Prepares for more bytes. Await this before you put the bytes in. */
    async prepare() {
      // A character has up to four bytes. `slow` judges a text of more than LONGEST bytes.
      if (cutter.length > LONGEST / 4) slow ??= await load();
    },
  };
}
