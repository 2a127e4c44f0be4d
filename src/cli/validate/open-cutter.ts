// Opens what reads an input, and judges its messages by the module of WebAssembly.
import { isUtf8 } from "node:buffer";
import { START } from "../../library/json/find-offsets.ts";
import { BY_ENVELOPE, JudgeModule, type Settings } from "../../library/judge/module.ts";
import {
  InputJudge,
  type Origin,
  type RowReceiver,
  TextJudge,
} from "../../reading/judge/input-judge.ts";
import { UsageError } from "../command.ts";
import { RowJudge } from "./judge-rows.ts";
import type { OtherPayload } from "./judge-values.ts";
import { moduleBytes } from "./module-bytes.ts";
import type { ValidateOptions } from "./read-options.ts";
import type { Reporter } from "./reporter.ts";

declare const WebAssembly: { Module: new (bytes: Uint8Array) => object } | undefined;

let compiled: object | undefined;
const modules: (JudgeModule | undefined)[] = [];

/** Returns one of the modules: the first holds the input, and the second judges single texts. */
function openModule(number: number): JudgeModule {
  if (typeof WebAssembly === "undefined")
    throw new UsageError("validate needs WebAssembly, which this Node is without (--jitless).");
  compiled ??= new WebAssembly.Module(moduleBytes());
  modules[number] ??= new JudgeModule(compiled);
  return modules[number];
}

/** Tells the module where names and payloads lie, and what it leaves to the host. */
function settingsOf({ layout, own, judge }: ValidateOptions): Settings {
  const { event, nameAt, versionAt, payloadAt, fileEvent } = layout;
  return {
    name_at: nameAt,
    version_at: versionAt,
    payload_at: payloadAt,
    // With --event, files are not named after another.
    file_event: event === undefined ? fileEvent : undefined,
    other_events: judge ? [event ?? ""] : own && [...own.keys()],
    plain_to: judge && String(judge.depth),
  };
}

/** Opens all that judges messages. */
async function open(reporter: Reporter) {
  const { options } = reporter;
  const { own, judge, layout } = options;
  const settings = settingsOf(options);
  const another = (number: number): JudgeModule => {
    const module = openModule(number);
    module.set(settings);
    return module;
  };
  const module = another(0);
  const values =
    own || judge ? new (await import("./judge-values.ts")).ValueJudge(reporter) : undefined;
  const rows = new RowJudge(module, reporter, values);
  const receiver: RowReceiver = {
    rows: (found) => rows.rows(found),
    refuse: (fault, source) => rows.refuse(fault, source),
    // A text that is a body is judged as a value, whether or not it is JSON.
    text: judge && !layout.payloadAt ? (source) => rows.text(source) : undefined,
  };
  const { event } = layout;
  const given = {
    event: event === undefined ? BY_ENVELOPE : (module.numberOf(event) ?? BY_ENVELOPE),
    takesList: judge?.takesList,
    prepare: (used: JudgeModule) => rows.prepare(used),
    isUtf8,
    view: ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length),
  };
  return { module, another: () => another(1), receiver, given, values };
}

export async function openCutter(reporter: Reporter) {
  const { module, another, receiver, given } = await open(reporter);
  const cutter = new InputJudge(receiver, module, another, given);
  return {
    cutter,
    end() {
      cutter.end();
      reporter.flush();
    },
  };
}

/** Opens a judge of texts and values that were made of other texts. */
export async function openTexts(reporter: Reporter) {
  const { module, receiver, given, values } = await open(reporter);
  const judge = new TextJudge(receiver, () => module, given);
  let payload = 0;
  return {
    json: (text: string, origin: Origin) => judge.judge({ text, ...START }, origin),
    value(value: unknown, text: string, placesOf: OtherPayload["placesOf"]) {
      const source = { payload: payload++, at: START, text: () => text };
      const [{ line } = START] = placesOf([[]]);
      values?.values(source, [{ event: "", value, line, placesOf }]);
    },
  };
}
