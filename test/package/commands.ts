// Every command with good and with bad input, and what it prints on any Node.
import { gzipSync } from "node:zlib";
import { root } from "./packed.ts";

export const EVENT = "account.created-v1";
export const GOOD = '{"account_number":"A-1","account_user_emails":["maya.okafor@example.com"]}';
export const BAD = '{"account_number":7,"account_user_emails":[]}';
export const ACCOUNT = '{"import_supplier":"NORDWERK","external_account_number":"1"}';
export const LINES = `${GOOD}\n`.repeat(500) + BAD;

/** The files that the commands name. */
export const FILES: Readonly<Record<string, string | Uint8Array>> = {
  [`${EVENT}.json`]: GOOD,
  [`${EVENT}.bad.json`]: BAD,
  [`${EVENT}.yaml`]: GOOD,
  [`${EVENT}.ndjson`]: LINES,
  [`${EVENT}.ndjson.gz`]: gzipSync(LINES),
  "accounts.ndjson": ACCOUNT,
  "list.json": `[{"type":"${EVENT}","payload":${GOOD}}]`,
};

/** A command, its exit code, and what it prints on standard output and standard error. */
type Case = readonly [command: string, code: number, out: RegExp, err: RegExp];
const NONE = /^$/;

/** All but the ones that serve. LINES is their standard input. */
export const COMMANDS: readonly Case[] = [
  ["lst", 2, NONE, /^There is no command "lst"; did you mean list\?.+\n$/],
  ["list --type account.created", 0, /^account\.created-v1\t.+\n$/, NONE],
  ["list --domain nope", 2, NONE, /^There is no domain "nope".+\n$/],
  [`show ${EVENT} --schema`, 0, /"account_user_emails"/, NONE],
  ["show account.create-v1", 3, NONE, /^There is no event or operation "account\.create-v1"/],
  [`validate ${EVENT}.json list.json *.yaml`, 0, /3 files, 3 payloads: 3 valid\./, NONE],
  [
    `validate missing.json ${EVENT}.bad.json`,
    2,
    /missing\.json:1:1 {2}error {2}unreadable.+\n.+bad\.json:1:19 {2}error {2}invalid_type/,
    NONE,
  ],
  [
    `validate missing.gz list.json missing.ndjson ${EVENT}.json`,
    2,
    /missing\.gz:1:1.+no such file\nmissing\.ndjson:1:1.+no such file\n[\s\S]+ 2 valid, 2 unreadable/,
    NONE,
  ],
  [`validate --valid - --threads 2 ${EVENT}.ndjson`, 1, /^({.+}\n){500}$/, / 500 valid, 1 invalid/],
  ["validate *.ndjson* --event account.created-v1", 1, /(:501:19 .+\n.+){2}/, NONE],
  [`validate --event ${EVENT} -`, 1, /<stdin>:501:19 {2}error {2}invalid_type/, NONE],
  [
    `observe ${EVENT}.ndjson`,
    0,
    /^\{"contracts":.+"valid":500.+\}\n$/,
    / 500 valid, 1 invalid\.\n$/,
  ],
  ["observe --report nope", 2, NONE, /^nope can't be read: there is no such file\.\n$/],
  ["validate --operation stageAccount accounts.ndjson", 0, /1 payload: 1 valid\./, NONE],
  [`diff --against ${root}`, 0, /^Nothing has changed\.\n$/, /^Compared with the folder/],
  ["diff --against nope", 2, NONE, /^There is no folder, file or git revision "nope" here\./],
  [`fixtures ${EVENT} --count 2`, 0, /^(\{"account_number":"A-.+\}\n){2}$/, NONE],
  ["fixtures nope", 3, NONE, /^There is no fixture of "nope"/],
  [`emit ${EVENT} --run r --to -`, 0, /^\{"event_id":"r-.+\}\n$/, /^1 message: 1 × written\.\n$/],
  ["emit nope --to -", 3, NONE, /^There is no event "nope" in the catalogue\..+\n$/],
  ["deliveries", 2, NONE, /^deliveries needs --data or --database.+\n$/],
  ["serve --config nope.json", 2, NONE, /^nope\.json can't be read: there is no such file\.\n$/],
  ["mock --port 4o10", 2, NONE, /^--port takes a whole number, not "4o10"\..+\n$/],
  [
    "proxy nope",
    2,
    NONE,
    /^"nope" is not the address of a server, such as http:\/\/127\.0\.0\.1:8000, .+\n$/,
  ],
];
