// Judges media types here, because Prism takes application/...+json in any charset as JSON.
import { refuseMediaType } from "../http/read-body.ts";
import { OPERATION_ROUTER, type Route } from "../http/router.ts";
import type { Engine } from "../prism/engine.ts";
import type { Fault } from "../prism/fault.ts";
import { decodeBody, withProblem } from "./decode-body.ts";
import type { ServerAnswer } from "./forward.ts";
import type { ProxyRequest } from "./judge-request.ts";

/** Judges an answer. If the path lacks the method, the answer has to be 405. */
export async function judgeAnswer(
  engine: Engine,
  { route, method, path }: ProxyRequest,
  answer: ServerAnswer,
): Promise<Fault[]> {
  if (route) return judgeByRoute(engine, route, method, answer);
  const [neighbour] = OPERATION_ROUTER.match(path);
  if (!neighbour || method === "OPTIONS") return [];
  if (answer.status === 405) return judgeByRoute(engine, neighbour, method, answer);
  const detail = `The path does not have the method ${method}, so the answer has to be 405, not ${answer.status}`;
  return [{ place: "message", attr: "", code: "405", detail }];
}

async function judgeByRoute(
  engine: Engine,
  { operationId }: Route,
  method: string,
  { status, headers, body: bytes }: ServerAnswer,
): Promise<Fault[]> {
  const body = decodeBody(bytes, headers, { keepMark: true });
  // Prism always gets application/json, so that it judges the body whatever the server's type is.
  const readable = { ...Object.fromEntries(headers), "content-type": "application/json" };
  const answer = { status, headers: readable, body: body.value };
  const bodyFaults = withProblem(await engine.judgeAnswer(operationId, answer), body);
  // A status that the contract lacks is one fault: the media type is not reported beside it.
  const faults = bodyFaults.some(({ place }) => place === "message")
    ? bodyFaults
    : [...bodyFaults, ...findMediaTypeFaults(headers)];
  return method === "HEAD" ? faults.filter((fault) => concernsHead(fault, headers)) : faults;
}

const MEDIA_TYPE = "media-type";

/** Finds a media type other than application/json. Answers are judged as strictly as requests. */
function findMediaTypeFaults(headers: Headers): Fault[] {
  const type = headers.get("content-type");
  if (type !== null && !refuseMediaType(new Headers({ "content-type": type }))) return [];
  const what = type === null ? "has no media type" : `has the media type "${type}"`;
  const detail = `The answer ${what}, and the contract declares application/json alone, in UTF-8`;
  return [{ place: "message", attr: "", code: MEDIA_TYPE, detail }];
}

/** True if the fault counts in an answer to HEAD, which may lack headers about a body. */
const concernsHead = ({ place, code }: Fault, headers: Headers): boolean =>
  place !== "body" && (code !== MEDIA_TYPE || headers.has("content-type"));
