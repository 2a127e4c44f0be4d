// What mutants of requests are made from: values that careless code confuses, trusts or trips over.

/** Stand in for a segment of a path. */
export const SEGMENTS: readonly string[] = [
  [
    "",
    ".",
    "..",
    "...",
    "%2e",
    "%2e%2e",
    "..%2f..",
    "%00",
    "%ff",
    "%",
    "%zz",
    "%c0%af",
    "%ED%A0%80",
  ],
  ["__proto__", "constructor", "toString", "{account_number}", ":id", "*", "null", "undefined"],
  ["a%2Fb", "a%5Cb", "%252e", "%0d%0aX: y", "a;b=c", "'--", "$1", "Ünïcode", "%F0%9F%98%80", "+"],
  ["0", "-1", "9".repeat(400), "a".repeat(256), "%E2%80%8B", "NORDWERK", "TEST-SLOW", "TEST-FAILS"],
].flat();

/** Stand in for the name of a query parameter, beside those of the contract. */
export const QUERY_NAMES: readonly string[] = [
  ["brand", "is_green", "is_prepay", "page", "period_from", "period_to"],
  ["check_previously_added", "force_add_to_current_statement"],
  ["", "__proto__", "page[]", "PAGE", "page%00", "%ff", "access_token", "token"],
].flat();

/** Stand in for the value of a query parameter. */
export const QUERY_VALUES: readonly string[] = [
  ["", "1", "0", "-1", "1.5", "1e3", "+1", "%2B1", "99999999999999999999", "NaN", "true", "True"],
  ["false", "FALSE", "null", "%00", "%ff", "%", "a=b=c", "2025-01-01T00:00:00Z", "2025-02-29"],
  ["2025-01-01T00:00:00+02:00", "2025-01-01T00:00:00%2B02:00", "2025-01-01", "2025-03-30T02:30:00"],
  [
    "9999-12-31T23:59:59Z",
    "0000-00-00T00:00:00Z",
    "9".repeat(300),
    "ü",
    "%F0%9F%98%80",
    "[]",
    "{}",
  ],
].flat();

/** Replace a header or are added. */
export const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ...[
    "text/plain",
    "application/json; charset=latin1",
    "application/json;charset=UTF-8",
    "APPLICATION/JSON",
    "application/problem+json",
    "multipart/form-data; boundary=x",
    "application/json, text/plain",
    "application/json;;;",
    `application/json${" ".repeat(500)}x`,
    "",
  ].map((type) => ["Content-Type", type] as const),
  ...["gzip", "identity", "br, gzip", "chunked", ""].map(
    (encoding) => ["Content-Encoding", encoding] as const,
  ),
  ...["0", "1", "99999999999", "-1", "abc", "1e3"].map(
    (length) => ["Content-Length", length] as const,
  ),
  // Nobody asks for a 500: the mock would give it.
  ...[
    "code=200",
    "code=201, dynamic=true",
    "code=400; example=nothing",
    "dynamic=true",
    "dynamic=maybe",
    "code=",
    `code=${" ".repeat(500)}"x"y`,
    "example=__proto__",
    "respond-async, wait=10",
    "=,;=",
  ].map((preference) => ["Prefer", preference] as const),
  ["Accept", "text/html"],
  ["Accept", "application/xml;q=0"],
  ["X-Request-Id", "a b"],
  ["X-Request-Id", "x".repeat(1000)],
  ["X-HTTP-Method-Override", "DELETE"],
  ["X-Original-URL", "/v1/products/"],
  ["X-Forwarded-Host", "other.example"],
  ["Forwarded", "host=other.example;proto=https"],
  ["Origin", "null"],
  ["Host", "other.example"],
  ["Range", "bytes=0-1"],
  ["If-None-Match", "*"],
  ["Expect", "miracles"],
  ["Cookie", "session=__proto__"],
  ["__proto__", "x"],
];

/** Replace the header Authorization. None of them is valid. */
export const CREDENTIALS: readonly string[] = [
  ["", "Token", "Token ", "Token  x y", "Bearer x", "Basic", "Basic =", "Basic Og==", "Basic %%%"],
  ["Token null", "Token __proto__", "Token undefined", `Token ${"x".repeat(5000)}`, "Token \xfc"],
  ["Digest username=x", `Basic ${btoa("x:")}`, `Basic ${btoa("x:y")}`, "Token x, Token y"],
].flat();

/** Replace a piece of JSON text. */
export const JSON_PIECES: readonly string[] = [
  ["{", "}", "[", "]", ",", ":", '"', "\\", "/", "\0", "\n", "\u2028", "\ufeff", "//", "/**/", "'"],
  ["1e400", "-0", "01", ".5", "1.", "NaN", "Infinity", "9007199254740993", "1e-400", "0x10"],
  ["0.1234567890123456789", "null", "true", "undefined", '"\\ud800"', '"\\u0000"', '"\\x41"'],
  ['"__proto__":{"a":1},', '"import_supplier":"OTHER",', '"":0,', `${"[".repeat(40)}`],
].flat();

/** Bytes that are not UTF-8, or cut it off. */
export const BYTES: readonly Uint8Array[] = [
  [0xff],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xf0, 0x9f],
  [0xfe, 0xff],
].map((bytes) => Uint8Array.from(bytes));
