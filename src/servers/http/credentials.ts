import type { Credentials } from "../api/reply.ts";
import type { HttpRequest } from "./fetch.ts";

/** Splits credentials into a scheme and the text after spaces or tabs. */
const SCHEME = /^([^ \t]+)[ \t]*([\s\S]*)$/;

/** Reads `Token <ACCESS_TOKEN>`, or HTTP Basic with an API key as user name and no password. */
export function readCredentials(headers: HttpRequest["headers"]): Credentials {
  const value = headers.get("authorization");
  if (!value) return { kind: "none" };
  const [, scheme = "", rest = ""] = SCHEME.exec(value) ?? [];
  if (scheme.toLowerCase() === "basic") return readBasic(rest);
  if (scheme.toLowerCase() !== "token")
    return unreadable(`the scheme has to be Token (or Basic with an API key), not ${scheme}`);
  return /^\S+$/.test(rest)
    ? { kind: "token", token: rest }
    : unreadable("the form is: Token <ACCESS_TOKEN>");
}

function readBasic(encoded: string): Credentials {
  const pair = decodeBase64(encoded);
  const [, apiKey = "", password = ""] = /^([^:]*):([\s\S]*)$/.exec(pair ?? "") ?? [];
  if (apiKey === "") return unreadable("for Basic the user name has to be the API key");
  return password === ""
    ? { kind: "apiKey", apiKey }
    : unreadable("for Basic the password has to be empty");
}

/** Matches groups of four characters; the last may lack padding. `atob` throws for other texts. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

export const decodeBase64 = (text: string): string | undefined =>
  BASE64.test(text) ? atob(text) : undefined;

const unreadable = (reason: string): Credentials => ({ kind: "unreadable", reason });
