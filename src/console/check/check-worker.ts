// Judges a large file beside the page, as it streams by.
import { ArrayReader } from "../../reading/messages/array-reader.ts";
import { type Layout, layoutOf } from "../../reading/messages/layout.ts";
import { type Message, readMessages } from "../../reading/messages/read-message.ts";
import { describeBreak } from "../../reading/messages/words.ts";
import { contractsOf } from "./contracts.ts";
import type { Fault } from "./fault.ts";
import { guessEvent } from "./guess.ts";
import { type AnyContract, judgeMessage, syntaxFault, unknownEventFault } from "./judge-message.ts";
import { type FaultGroup, groupKey, type LargeReport, type LargeTask } from "./large.ts";
import { breakAt, type MessageText } from "./messages.ts";

const REPORT_MILLISECONDS = 250;
const MOST_KEPT = 10_000;
const MOST_GROUPS = 500;
/** How many characters show what a file is. */
const FIRST = 65_536;

addEventListener("message", ({ data }: MessageEvent<LargeTask>) => {
  const judge = new LargeJudge(data);
  judge.run().catch((error: unknown) => judge.end(String(error)));
});

/** A message with its text. Without the message, the text is not JSON. */
interface Read {
  readonly source: MessageText;
  readonly message?: Message & { readonly name: string };
}

class LargeJudge {
  readonly #task: LargeTask;
  readonly #names: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #contracts = new Map<string, AnyContract>();
  readonly #groups = new Map<string, FaultGroup>();
  /** What was cut from the file and is not judged yet. */
  #cut: MessageText[] = [];
  #break: Fault | undefined;
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
    this.#known = new Set(this.#names);
  }

  async run(): Promise<void> {
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
      await this.#judge();
      this.#report(false);
    }
    if (!reader) {
      reader = this.#readerOf(layoutOf(first));
      reader.push(first);
    }
    reader.end();
    await this.#judge();
    if (this.#break) this.#add([this.#break]);
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
      end: () => this.#take({ text: pieces.join(""), line: 1, column: 1 }),
    };
  }

  #lines() {
    let rest = "";
    let line = 0;
    const take = (text: string) => {
      line++;
      if (/\S/.test(text)) this.#take({ text, line, column: 1 });
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
        this.#take({ text, line, column });
        return true;
      },
      (line, column, expected, came) => {
        this.#break = breakAt(line, column, describeBreak(expected, came));
      },
    );
  }

  #take(source: MessageText): void {
    this.#payloads++;
    this.#cut.push(source);
  }

  /** Judges what was cut, when the contracts that it needs are here. */
  async #judge(): Promise<void> {
    const read = this.#cut.flatMap((source) => this.#read(source));
    this.#cut = [];
    const names = new Set(read.map(({ message }) => message?.name ?? ""));
    const missing = [...names].filter(
      (name) => this.#known.has(name) && !this.#contracts.has(name),
    );
    for (const [name, contract] of await contractsOf(missing)) this.#contracts.set(name, contract);
    for (const one of read) this.#judgeOne(one);
  }

  #read(source: MessageText): Read[] {
    let value: unknown;
    try {
      value = JSON.parse(source.text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return [{ source }];
    }
    const { event, fileEvent } = this.#task;
    const messages = readMessages(value, { fileEvent: event === "" ? fileEvent : event });
    return messages.map((message) => ({
      source,
      message: { ...message, name: this.#nameOf(message, value) },
    }));
  }

  /** The event of a message; empty if it is not known. */
  #nameOf({ name }: Message, value: unknown): string {
    const { event, events } = this.#task;
    if (event !== "") return event;
    if (name !== undefined) return name;
    if (this.#guess === undefined) {
      const guess = guessEvent(value, events);
      this.#guess = guess.kind === "one" ? guess.event : "";
    }
    return this.#guess;
  }

  #judgeOne({ source, message }: Read): void {
    if (!message) {
      this.#add([syntaxFault(source)]);
      return;
    }
    const contract = this.#contracts.get(message.name);
    if (!contract) {
      this.#add([unknownEventFault(source, message, this.#names)]);
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
