// Speaks HTTP by hand, as no client library would.
import { once } from "node:events";
import { connect } from "node:net";

/**
 * What is written next, or what happens before it: milliseconds pass, or a function runs. `end`
 * closes our side, and `reset` cuts the connection.
 */
export type Step = string | Uint8Array | number | (() => unknown) | "end" | "reset";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The lines of a head, with the empty one behind them. */
export const head = (line: string, ...headers: readonly string[]): string =>
  [line, ...headers, "", ""].join("\r\n");

/** A text as one chunk. An empty one is the last. */
export const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

/**
 * Does the steps, and returns what came back: as many answers as are waited for, or fewer if the
 * server closes the connection before.
 */
export async function speak(port: number, steps: readonly Step[], count = 1): Promise<RawAnswer[]> {
  const socket = connect(port, "127.0.0.1");
  const answers: RawAnswer[] = [];
  let rest = "";
  const done = new Promise<void>((resolve) => {
    socket.setEncoding("latin1").on("data", (chunk) => {
      rest = takeAnswers(rest + chunk, answers);
      if (answers.length >= count) resolve();
    });
    socket
      .on("error", () => {})
      .on("close", () => {
        takeAnswers(rest, answers, true);
        resolve();
      }); // a connection that was reset is closed, too
  });
  await once(socket, "connect");
  for (const step of steps) {
    if (typeof step === "number") await pause(step);
    else if (typeof step === "function") await step();
    else if (step === "end") socket.end();
    else if (step === "reset") socket.resetAndDestroy();
    else socket.write(step);
  }
  await done;
  socket.destroy();
  return answers;
}

/**
 * Waits some turns longer than the time: even if this process stood still, a server in it has then
 * read what was written before.
 */
async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Adds the answers that are whole. Returns the text after them. */
function takeAnswers(received: string, answers: RawAnswer[], hasEnded = false): string {
  let rest = received;
  while (rest.includes("\r\n\r\n")) {
    const head = rest.slice(0, rest.indexOf("\r\n\r\n"));
    const [line = "", ...lines] = head.split("\r\n");
    const headers = new Headers(
      lines.map((text): [string, string] => [
        text.slice(0, text.indexOf(":")),
        text.slice(text.indexOf(":") + 1),
      ]),
    );
    const body = rest.slice(head.length + 4);
    const length = headers.get("content-length");
    const isUntilEnd = length === null && headers.get("connection") === "close";
    if (isUntilEnd && !hasEnded) break;
    const isChunked = headers.get("transfer-encoding") === "chunked";
    const taken = isChunked ? takeChunks(body) : takeText(body, isUntilEnd ? body.length : length);
    if (!taken) break;
    answers.push({ status: Number(line.split(" ")[1]), headers, text: taken.text });
    rest = taken.rest;
  }
  return rest;
}

function takeText(body: string, length: string | number | null) {
  const end = Number(length ?? 0);
  return body.length < end ? undefined : { text: body.slice(0, end), rest: body.slice(end) };
}

function takeChunks(body: string) {
  let text = "";
  let rest = body;
  for (let line = /^([0-9a-f]+)\r\n/.exec(rest); line; line = /^([0-9a-f]+)\r\n/.exec(rest)) {
    const size = Number.parseInt(line[1] ?? "", 16);
    const start = line[0].length;
    if (rest.length < start + size + 2) return undefined;
    text += rest.slice(start, start + size);
    rest = rest.slice(start + size + 2);
    if (size === 0) return { text, rest };
  }
  return undefined;
}
