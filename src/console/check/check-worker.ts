// Judges a large file beside the page, as it streams by.
import { ArrayReader } from "../../messages/array-reader.ts";
import { type Layout, layoutOf } from "../../messages/layout.ts";
import { type Message, readMessages } from "../../messages/read-message.ts";
import { describeBreak } from "../../messages/words.ts";
import type { Fault } from "./fault.ts";
import { guessEvent } from "./guess.ts";
import { type AnyContract, judgeMessage, syntaxFault, unknownEventFault } from "./judge-message.ts";
import { type FaultGroup, groupKey, type LargeReport, type LargeTask } from "./large.ts";
import { breakAt, type MessageText } from "./messages.ts";

type Contracts = Readonly<Record<string, AnyContract>>;

const REPORT_MILLISECONDS = 250;
const MOST_KEPT = 10_000;
const MOST_GROUPS = 500;
/** How many characters show what a file is. */
const FIRST = 65_536;

addEventListener("message", ({ data }: MessageEvent<LargeTask>) => {
  const judge = new LargeJudge(data);
  judge.run().catch((error: unknown) => judge.end(String(error)));
});

class LargeJudge {
  readonly #task: LargeTask;
  readonly #names: readonly string[];
  readonly #groups = new Map<string, FaultGroup>();
  #contracts: Contracts = {};
  #guess: string | undefined;
  #fresh: Fault[] = [];
  #kept = 0;
  #bytes = 0;
  #payloads = 0;
  #invalid = 0;
  #count = 0;
  #reported = performance.now();

  constructor(task: LargeTask) {
    this.#task = task;
    this.#names = task.events.map(([name]) => name);
  }

  async run(): Promise<void> {
    const url = new URL("contract/generated/all-events.js", import.meta.url).href;
    this.#contracts = ((await import(url)) as { readonly ALL_EVENTS: Contracts }).ALL_EVENTS;
    let reader: { push(text: string): void; end(): void } | undefined;
    let first = "";
    for await (const text of this.#texts()) {
      if (reader) reader.push(text);
      else {
        first += text;
        if (first.length < FIRST) continue;
        reader = this.#readerOf(layoutOf(first));
        reader.push(first);
      }
      this.#report(false);
    }
    if (!reader) {
      reader = this.#readerOf(layoutOf(first));
      reader.push(first);
    }
    reader.end();
    this.end();
  }

  end(failure?: string): void {
    this.#report(true, failure);
  }

  /** The text of the file, unpacked, in pieces. */
  async *#texts(): AsyncGenerator<string> {
    const { file } = this.#task;
    const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const counted = file.stream().pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          this.#bytes += chunk.length;
          controller.enqueue(chunk);
        },
      }),
    );
    const isGzip = head[0] === 0x1f && head[1] === 0x8b;
    const bytes = isGzip ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    const reader = bytes.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  }

  #readerOf(layout: Layout): { push(text: string): void; end(): void } {
    if (layout === "lines") return this.#lines();
    if (layout === "array") return this.#items();
    const pieces: string[] = [];
    return {
      push: (text) => void pieces.push(text),
      end: () => this.#judge({ text: pieces.join(""), line: 1, column: 1 }),
    };
  }

  #lines() {
    let rest = "";
    let line = 0;
    const take = (text: string) => {
      line++;
      if (/\S/.test(text)) this.#judge({ text, line, column: 1 });
    };
    return {
      push: (text: string) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        lines.forEach(take);
      },
      end: () => take(rest),
    };
  }

  #items() {
    return new ArrayReader(
      (text = "", line, column) => {
        this.#judge({ text, line, column });
        return true;
      },
      (line, column, expected, came) =>
        this.#add([breakAt(line, column, describeBreak(expected, came))]),
    );
  }

  #judge(source: MessageText): void {
    this.#payloads++;
    let value: unknown;
    try {
      value = JSON.parse(source.text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#add([syntaxFault(source)]);
      return;
    }
    const { event, fileEvent } = this.#task;
    for (const message of readMessages(value, { fileEvent: event === "" ? fileEvent : event }))
      this.#judgeOne(source, value, message);
  }

  #judgeOne(source: MessageText, value: unknown, message: Message): void {
    const { event, events } = this.#task;
    if (event === "" && message.name === undefined && this.#guess === undefined) {
      const guess = guessEvent(value, events);
      this.#guess = guess.kind === "one" ? guess.event : "";
    }
    const name = event === "" ? (message.name ?? this.#guess ?? "") : event;
    const contract = Object.hasOwn(this.#contracts, name) ? this.#contracts[name] : undefined;
    if (!contract) {
      this.#add([unknownEventFault(source, { ...message, name }, this.#names)]);
      return;
    }
    if (message.payload !== undefined && contract.is(message.payload)) return;
    const { faults, omitted } = judgeMessage(source, message, contract, MOST_KEPT);
    this.#add(faults);
    this.#count += omitted;
  }

  #add(faults: readonly Fault[]): void {
    this.#invalid++;
    this.#count += faults.length;
    for (const fault of faults) {
      const key = groupKey(fault);
      const group = this.#groups.get(key);
      const field = fault.attr.replace(/\.\d+(?=\.|$)/g, ".*");
      if (group) this.#groups.set(key, { ...group, count: group.count + 1 });
      else if (this.#groups.size < MOST_GROUPS)
        this.#groups.set(key, { key, code: fault.code, field, event: fault.event ?? "", count: 1 });
      if (this.#kept < MOST_KEPT) {
        this.#kept++;
        this.#fresh.push(fault);
      }
    }
  }

  #report(isDone: boolean, failure?: string): void {
    const now = performance.now();
    if (!isDone && now - this.#reported < REPORT_MILLISECONDS) return;
    this.#reported = now;
    const report: LargeReport = {
      bytes: this.#bytes,
      payloads: this.#payloads,
      invalid: this.#invalid,
      count: this.#count,
      faults: this.#fresh,
      groups: [...this.#groups.values()].sort((a, b) => b.count - a.count),
      isDone,
      failure,
    };
    this.#fresh = [];
    postMessage(report);
  }
}
