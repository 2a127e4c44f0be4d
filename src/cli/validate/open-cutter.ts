// Cuts an input into messages. The module judges messages of the catalogue from their bytes; all
// other messages, and those of the user's own events, are judged as values.
import { type CutOptions, type MessageText, TextCutter } from "../../reading/judge/cut.ts";
import { FrontCutter, type FrontReceiver } from "./front-cutter.ts";
import { BytesJudge, LONGEST } from "./judge-bytes.ts";
import type { Outcome } from "./message-files.ts";
import type { Reporter } from "./reporter.ts";
import { knowsContracts, loadScanner, openFront } from "./scanner.ts";

type Judge = (source: MessageText, payload: number) => Outcome;

export interface OpenCutter {
  readonly cutter: TextCutter;
  /** The number of messages so far. */
  messages(): number;
  /** Prepares for more bytes. It has to be awaited before they are put in. */
  prepare(): Promise<void>;
}

export async function openCutter(reporter: Reporter, isPart = false): Promise<OpenCutter> {
  const { apart, options } = reporter;
  const front = openFront(options, apart);
  const scanner = knowsContracts(options) ? loadScanner() : undefined;
  const bytes = scanner && new BytesJudge(scanner, reporter);
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
    ...(bytes &&
      !apart && {
        judge: (source) =>
          bytes.judge({ ...source, payload: payload++, isRead: true }) ??
          slow?.({ ...source, text: bytes.textOf(source) }, payload - 1),
      }),
  };
  const cut: CutOptions = { isPart, takesList: options.judge?.takesList };
  const cutter = front ? new FrontCutter(receiver, cut, front) : new TextCutter(receiver, cut);
  return {
    cutter,
    messages: () => payload,
    async prepare() {
      // The text may grow above LONGEST, because a character has up to four bytes.
      if (cutter.length > LONGEST / 4) slow ??= await load();
    },
  };
}
