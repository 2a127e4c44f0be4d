// What Prism overlooks in an answer: to it, every application/...+json is JSON, in every charset.
import { refuseMediaType } from "../http/read-body.ts";
import type { Fault } from "../prism/fault.ts";

/** The code of such a fault. */
export const MEDIA_TYPE = "media-type";

/** Every answer of the contract is application/json. It is read as strictly as in a request. */
export function findAnswerTypeFaults(headers: Headers): Fault[] {
  const type = headers.get("content-type");
  if (type !== null && !refuseMediaType(new Headers({ "content-type": type }))) return [];
  const what = type === null ? "has no media type" : `has the media type "${type}"`;
  const detail = `The answer ${what}, and the contract declares application/json alone, in UTF-8`;
  return [{ place: "message", attr: "", code: MEDIA_TYPE, detail }];
}
