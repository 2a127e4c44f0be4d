// To Prism every application/...+json is JSON, in every charset. So the media type of an answer is
// judged here.
import { refuseMediaType } from "../http/read-body.ts";
import { OPERATION_ROUTER, type Route } from "../http/router.ts";
import type { Engine } from "../prism/engine.ts";
import type { Fault } from "../prism/fault.ts";
import { decodeBody, withProblem } from "./decode-body.ts";
import type { ServerAnswer } from "./forward.ts";
import type { ProxyRequest } from "./judge-request.ts";

/** If the path lacks the method, the answer has to be 405, which all operations declare. */
export async function judgeAnswer(
  engine: Engine,
  { route, method, path }: ProxyRequest,
  answer: ServerAnswer,
): Promise<Fault[]> {
  if (route) return judgeByRoute(engine, route, method, answer);
  const [neighbour] = OPERATION_ROUTER.match(path)?.routes ?? [];
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
  // Prism gets the media type that it can judge the body by, whatever the server sent.
  const readable = { ...Object.fromEntries(headers), "content-type": "application/json" };
  const answer = { status, headers: readable, body: body.value };
  const bodyFaults = withProblem(await engine.judgeAnswer(operationId, answer), body);
  // The contract declares no media type for a status that it does not have.
  const faults = bodyFaults.some(({ place }) => place === "message")
    ? bodyFaults
    : [...bodyFaults, ...findMediaTypeFaults(headers)];
  return method === "HEAD" ? faults.filter((fault) => concernsHead(fault, headers)) : faults;
}

/** The code of a fault in the media type. */
const MEDIA_TYPE = "media-type";

/** Every answer of the contract is application/json, as strictly as every request. */
function findMediaTypeFaults(headers: Headers): Fault[] {
  const type = headers.get("content-type");
  if (type !== null && !refuseMediaType(new Headers({ "content-type": type }))) return [];
  const what = type === null ? "has no media type" : `has the media type "${type}"`;
  const detail = `The answer ${what}, and the contract declares application/json alone, in UTF-8`;
  return [{ place: "message", attr: "", code: MEDIA_TYPE, detail }];
}

/** The answer to HEAD has no body, and may leave out the headers that describe one. */
const concernsHead = ({ place, code }: Fault, headers: Headers): boolean =>
  place !== "body" && (code !== MEDIA_TYPE || headers.has("content-type"));
