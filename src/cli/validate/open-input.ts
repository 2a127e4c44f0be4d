// Opens what reads an input, and judges its messages by the module of WebAssembly.
import { isUtf8 } from "node:buffer";
import { BY_ENVELOPE, JudgeModule, type Settings } from "../../library/judge/module.ts";
import { InputJudge, type Origin } from "../../reading/judge/input-judge.ts";
import { InputError, UsageError } from "../command.ts";
import { moduleBytes } from "./module-bytes.ts";
import type { ValidateOptions } from "./read-options.ts";
import { RowReporter } from "./report-rows.ts";
import type { Reporter } from "./reporter.ts";

declare const WebAssembly: { Module: new (bytes: Uint8Array) => object } | undefined;

let module: JudgeModule | undefined;

export function openModule(): JudgeModule {
  if (typeof WebAssembly === "undefined")
    throw new UsageError("validate needs WebAssembly, which this Node is without (--jitless).");
  try {
    module ??= new JudgeModule(new WebAssembly.Module(moduleBytes()));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(
      `generated/judge.wasm does not fit this build: ${why}. Build, or install, the package again.`,
    );
  }
  return module;
}

/** Tells the module where names and payloads lie, and what it leaves to the host. */
function settingsOf({ layout, own, body }: ValidateOptions): Settings {
  const { event, nameAt, versionAt, payloadAt, fileEvent, words } = layout;
  return {
    name_at: nameAt,
    version_at: versionAt,
    payload_at: payloadAt,
    words,
    // With --event, files are not named after another.
    file_event: event === undefined ? fileEvent : undefined,
    other_events: body ? [event ?? ""] : own && [...own.keys()],
  };
}

/** Opens what judges inputs. With an origin, an input was made of another text. */
export async function openInputs(reporter: Reporter) {
  const { options } = reporter;
  const { own, body, layout } = options;
  const module = openModule();
  module.set(settingsOf(options));
  const values =
    own || body ? new (await import("./check-values.ts")).ValueCheck(reporter) : undefined;
  const rows = new RowReporter(module, reporter, values);
  const { event = "" } = layout;
  return (origin?: Origin) =>
    new InputJudge(rows, module, {
      event: module.numberOf(event) ?? BY_ENVELOPE,
      takesList: origin ? true : body?.takesList,
      prepare: () => rows.prepare(),
      isUtf8,
      origin,
    });
}
