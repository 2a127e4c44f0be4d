// Opens what reads an input, and judges its messages by the module of WebAssembly.
import { isUtf8 } from "node:buffer";
import { START } from "../../library/json/find-offsets.ts";
import { BY_ENVELOPE, JudgeModule, type Settings } from "../../library/judge/module.ts";
import { InputJudge, judgeText, type Origin } from "../../reading/judge/input-judge.ts";
import { UsageError } from "../command.ts";
import { RowJudge } from "./judge-rows.ts";
import { moduleBytes } from "./module-bytes.ts";
import type { ValidateOptions } from "./read-options.ts";
import type { Reporter } from "./reporter.ts";

declare const WebAssembly: { Module: new (bytes: Uint8Array) => object } | undefined;

let module: JudgeModule | undefined;

export function openModule(): JudgeModule {
  if (typeof WebAssembly === "undefined")
    throw new UsageError("validate needs WebAssembly, which this Node is without (--jitless).");
  module ??= new JudgeModule(new WebAssembly.Module(moduleBytes()));
  return module;
}

/** Tells the module where names and payloads lie, and what it leaves to the host. */
function settingsOf({ layout, own, judge }: ValidateOptions): Settings {
  const { event, nameAt, versionAt, payloadAt, fileEvent, words } = layout;
  return {
    name_at: nameAt,
    version_at: versionAt,
    payload_at: payloadAt,
    words,
    // With --event, files are not named after another.
    file_event: event === undefined ? fileEvent : undefined,
    other_events: judge ? [event ?? ""] : own && [...own.keys()],
  };
}

/** Opens all that judges messages. */
async function open(reporter: Reporter) {
  const { options } = reporter;
  const { own, judge, layout } = options;
  const module = openModule();
  module.set(settingsOf(options));
  const values =
    own || judge ? new (await import("./judge-values.ts")).ValueJudge(reporter) : undefined;
  const rows = new RowJudge(module, reporter, values);
  const { event } = layout;
  const given = {
    event: event === undefined ? BY_ENVELOPE : (module.numberOf(event) ?? BY_ENVELOPE),
    takesList: judge?.takesList,
    prepare: () => rows.prepare(),
    isUtf8,
  };
  return { module, rows, given };
}

export async function openInput(reporter: Reporter) {
  const { module, rows, given } = await open(reporter);
  const input = new InputJudge(rows, module, given);
  return {
    input,
    end() {
      input.end();
      reporter.flush();
    },
  };
}

/** Opens a judge of texts that were made of other texts. */
export async function openTexts(reporter: Reporter) {
  const { module, rows, given } = await open(reporter);
  return (text: string, origin: Origin) =>
    judgeText(rows, module, given, { text, ...START }, origin);
}
