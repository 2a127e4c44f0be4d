// Draws what client, API and bus send each other during an import. The file has no JSX, because the
// build runs it, too: pages without scripts have the same picture.
import { h } from "preact";
import type { Emission } from "../../reading/model/import-process.ts";
import type { Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { allSendings } from "../frame/load-once.ts";
import { shortEvent } from "./words.ts";

type End = Pick<Emission, "answer" | "codes" | "emits"> & { readonly to?: string | undefined };

interface Message {
  readonly look: "call" | "answer" | "event";
  readonly text: string;
  readonly href: string;
  /** Words on the other side: the state after an answer, or `or` before another answer. */
  readonly beside?: string | undefined;
}

/** The places of client, API and bus. A label is as long as it likes, and covers a line. */
const LANES = [
  [24, "client"],
  [168, "API"],
  [316, "bus"],
] as const;
const WIDTH = 340;
const ROW = 34;
const HEAD = 32;

/** Lists the messages about one account, in the order of the guide. */
export function messagesOf({ guide, process }: Pick<Index, "guide" | "process">): Message[] {
  const { states } = process;
  const ofAccount = guide.flatMap(({ answers, calls }) => {
    const [call] = calls.filter(({ body = "", path }) => `${path}${body}`.includes("{account}"));
    return call && answers.length > 0 ? [{ ...call, answers }] : [];
  });
  return ofAccount.flatMap(({ operationId, answers }) => {
    const own = allSendings(process)
      .filter(({ by, answer }) => by === operationId && answer !== null)
      .map(({ to, ...rest }) => ({ ...rest, to: states.find(({ id }) => id === to)?.title }));
    const isNew = ({ to, emits }: End, index: number) =>
      emits.length > 0 || own.findIndex((other) => other.to === to) === index;
    const [{ status = "" } = {}] = answers;
    const ends = own.length > 0 ? own.filter(isNew) : [{ answer: Number(status), emits: [] }];
    return [
      { look: "call", text: operationId, href: hrefOf("rest", operationId) },
      ...ends.flatMap((end, index) => endOf(operationId, end, index > 0 ? "or" : undefined)),
    ];
  });
}

function endOf(by: string, { answer, codes, emits, to }: End, or: string | undefined): Message[] {
  const [code = ""] = codes ?? [];
  const events = emits.map((name, index) => ({
    look: "event" as const,
    text: shortEvent(name),
    href: hrefOf("events", name),
    beside: index === 0 ? or : undefined,
  }));
  const href = hrefOf("rest", by, { status: `${answer}`, code });
  return [...events, { look: "answer", text: `${answer} ${code}`.trim(), href, beside: to }];
}

/** Draws the messages. `linkOf` writes the address of a link, which a static page has elsewhere. */
export function sequence(messages: readonly Message[], linkOf = (href: string) => href) {
  const height = HEAD + messages.length * ROW;
  return h("figure", { class: "sequence", "aria-label": "What an import sends, in its order" }, [
    h("svg", { viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH }, [
      ...LANES.map(([x, name]) => [
        h("text", { class: "lane", x, y: 14, "text-anchor": "middle" }, name),
        h("path", { class: "lane", d: `M${x} 22V${height}` }),
      ]),
      ...messages.map((message, row) => draw(message, HEAD + row * ROW, linkOf)),
    ]),
  ]);
}

function draw({ look, text, href, beside }: Message, y: number, linkOf: (href: string) => string) {
  const [client, api, bus] = LANES.map(([x]) => x) as [number, number, number];
  const isEvent = look === "event";
  const [from, to] = { call: [client, api], answer: [api, client], event: [api, bus] }[look];
  const tip = (to ?? 0) > (from ?? 0) ? -6 : 6;
  const x = isEvent ? WIDTH : client + 8;
  const [anchor, other] = isEvent ? ["end", "start"] : ["start", "end"];
  const attributes = { y: y + 12, "text-anchor": anchor };
  const opposite = { x: isEvent ? client + 8 : WIDTH, y: y + 12, "text-anchor": other };
  return h("g", { class: look }, [
    h("path", { d: `M${from} ${y + 20}H${to}` }),
    h("path", { class: "tip", d: `M${(to ?? 0) + tip} ${y + 16}l${-tip} 4l${tip} 4` }),
    h("a", { href: linkOf(href) }, h("text", { x, ...attributes }, text)),
    beside && h("text", { class: "lane", ...opposite }, beside),
  ]);
}
