// What can be run by itself, as each job of the night does.
import { GO, GO_EVENTS } from "./go.ts";
import { HOST_PYTHON } from "./host-python.ts";
import { HOST_GO, HOST_JAVA } from "./hosts.ts";
import { JAVA, JAVA_EVENTS, KOTLIN } from "./java.ts";
import { NPM } from "./npm.ts";
import { PYTHON } from "./python.ts";
import { SCHEMATHESIS } from "./schemathesis.ts";
import type { Tool } from "./tool.ts";
import { WEBHOOKS } from "./webhooks.ts";
import { WITHOUT_NODE } from "./without-node.ts";

export const GROUPS: Readonly<Record<string, Readonly<Record<string, Tool>>>> = {
  go: GO,
  "go-events": GO_EVENTS,
  "host-go": HOST_GO,
  "host-java": HOST_JAVA,
  "host-python": HOST_PYTHON,
  java: JAVA,
  "java-events": JAVA_EVENTS,
  kotlin: KOTLIN,
  npm: NPM,
  python: PYTHON,
  schemathesis: SCHEMATHESIS,
  webhooks: WEBHOOKS,
  "without-node": WITHOUT_NODE,
};
