// What the judge of Node and browsers adds to its module: batches, events by name, and clear errors.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { fixture } from "../../../src/fixtures.ts";
import { openJudge } from "../../../src/judge.ts";

const EVENT = "account.created-v1";
const MB = 2 ** 20;
const root = join(import.meta.dirname, "../../..");
const bytes = readFileSync(join(root, "generated/judge.wasm"));
const payload = JSON.stringify(fixture(EVENT));
const valid = `{"type":"${EVENT}","payload":${payload}}`;
const wrong = `{"type":"${EVENT}","payload":{"account_number":"ä","account_user_emails":[7]}}`;
const broken = Uint8Array.of(0x7b, 0xff);

/** The part of the global that is used. */
declare const WebAssembly: { Module: new (bytes: Uint8Array) => object };

test("says of strings and bytes the verdict, the event and the faults", async () => {
  const judge = await openJudge();
  expect(judge.judge([valid, Buffer.from(wrong), "{}", broken])).toEqual([
    { verdict: "valid", event: EVENT, faults: [], faultCount: 0 },
    {
      verdict: "invalid",
      event: EVENT,
      faults: [
        {
          code: "invalid_type",
          attr: "account_user_emails.0",
          detail: "account_user_emails.0 must be a string, not the number 7",
          at: Buffer.from(wrong).indexOf("7"),
          record: null,
        },
      ],
      faultCount: 1,
    },
    {
      verdict: "missing_event_name",
      event: null,
      faults: [
        {
          code: "missing_event_name",
          attr: "",
          detail: "nothing names the event",
          at: 0,
          record: null,
        },
      ],
      faultCount: 1,
    },
    {
      verdict: "not_utf8",
      event: null,
      faults: [
        { code: "invalid_json", attr: "", detail: "the text is not UTF-8", at: 0, record: null },
      ],
      faultCount: 1,
    },
  ]);
  expect(judge.judge([])).toEqual([]);
});

test("a record of a batch has its index", async () => {
  const [row] = (await openJudge()).judge([`{"Records":[${valid},{"body":"{}"}]}`]);
  expect(row?.faults.map(({ record }) => record)).toEqual([1]);
});

describe("options", () => {
  const details = async (options: Parameters<typeof openJudge>[0], payload: object) => {
    const judge = await openJudge(options);
    const text = JSON.stringify({ type: EVENT, payload });
    const [row] = judge.judge([text]);
    return [row?.verdict, row?.faultCount, ...(row?.faults.map(({ detail }) => detail) ?? [])];
  };
  const given = fixture(EVENT);

  test("unknown: report", async () => {
    const more = { ...given, is_import: true };
    expect(await details({}, more)).toEqual(["valid", 0]);
    expect(await details({ unknown: "ignore" }, more)).toEqual(["valid", 0]);
    expect(await details({ unknown: "report" }, more)).toEqual([
      "invalid",
      1,
      "is_import is not a field of this contract; did you mean is_imported?",
    ]);
  });

  test("nulls: absent", async () => {
    const withNull = { ...given, is_imported: null };
    expect((await details({ nulls: "fault" }, withNull))[0]).toBe("invalid");
    expect((await details({ nulls: "absent" }, withNull))[0]).toBe("valid");
  });

  test("keys: once", async () => {
    const message = `{"type":"${EVENT}","payload":{"account_number":7,${payload.slice(1)}}`;
    for (const keys of [undefined, "last", "once"] as const) {
      const [row] = (await openJudge({ keys })).judge([message]);
      expect(row?.verdict).toBe(keys === "once" ? "invalid" : "valid");
      if (keys === "once") expect(row?.faults[0]).toMatchObject({ code: "repeated_field" });
    }
  });

  test("unknown: tell", async () => {
    const [row] = (await openJudge({ unknown: "tell" })).judge([`${valid.slice(0, -2)},"zz":1}}`]);
    expect([row?.verdict, row?.faultCount]).toEqual(["valid", 0]);
    expect(row?.faults).toMatchObject([{ code: "unknown_field", attr: "zz" }]);
  });

  test("integers: int64", async () => {
    const judge = await openJudge({ integers: "int64" });
    const rows = judge.judge(
      ['{"agreement_id":1e18}', '{"agreement_id":1e19}'],
      "agreement.revoked-v1",
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(["valid", "invalid"]);
  });

  test("columns, and records: rows", async () => {
    const columns = ["payload", "id", "name", "sequence", "time"] as const;
    const judge = await openJudge({ columns, records: "rows" });
    const facts = '"time":"t","id":"a","sequence":"7"';
    const own = `{"type":"agreement.revoked-v1",${facts},"data":{"agreement_id":1,"agreement_id":2.0}}`;
    const batch = JSON.stringify({ Records: [{ body: own }, { body: "{" }] });
    const many = Array.from({ length: 10_000 }, () => '{"type":"x","payload":1}');
    const rows = judge.judge([...many, own, batch]);
    expect(rows[0]).toMatchObject({ row: 0, record: null, name: "x", payload: "1", id: null });
    const told = { payload: '{"agreement_id":2}', id: "a", sequence: 7, time: "t" };
    const name = "agreement.revoked-v1";
    expect(rows.slice(10_000)).toMatchObject([
      { ...told, name, verdict: "valid", row: 10_000, record: null },
      { ...told, name, verdict: "valid", row: 10_001, record: 0 },
      {
        ...{ payload: null, id: null, sequence: null, time: null, name: null },
        row: 10_001,
        record: 1,
      },
    ]);
    expect(rows.at(-1)?.verdict).toBe("invalid_json");
  });

  test("values: hide", async () => {
    const secret = { ...given, is_imported: "secret" };
    expect((await details({ values: "show" }, secret))[2]).toContain("secret");
    expect((await details({ values: "hide" }, secret))[2]).not.toContain("secret");
  });

  test("limit keeps so many faults, and all are counted", async () => {
    const numbers = { ...given, account_user_emails: Array.from({ length: 1500 }, () => 7) };
    for (const [limit, kept] of [
      [undefined, 1000],
      [0, 0],
      [3, 3],
      [2 ** 31 - 1, 1500],
    ] as const) {
      const [verdict, count, ...kepts] = await details({ limit }, numbers);
      expect([verdict, count, kepts.length]).toEqual(["invalid", 1500, kept]);
    }
  });

  test("longest is the most bytes of a message", async () => {
    const verdicts = async (longest?: number) => {
      const judge = await openJudge({ longest });
      return judge.judge([valid, `${valid} `, "ä"]).map(({ verdict }) => verdict);
    };
    expect(await verdicts()).toEqual(["valid", "valid", "invalid_json"]);
    expect(await verdicts(valid.length)).toEqual(["valid", "too_long", "invalid_json"]);
    expect(await verdicts(1)).toEqual(["too_long", "too_long", "too_long"]);
  });
});

describe("an option", () => {
  const LARGEST = 2 ** 31 - 1;
  const { limit, longest } = {
    limit: `limit is a whole number from 0 to ${LARGEST}`,
    longest: `longest is a whole number from 1 to ${LARGEST}`,
  };
  test.each<[object, string]>([
    [{ values: "hidden" }, "values is show or hide, not hidden."],
    [{ values: null }, "values is show or hide, not null."],
    [{ unknown: "reprt" }, "unknown is ignore or report or tell, not reprt."],
    [{ unknown: true }, "unknown is ignore or report or tell, not true."],
    [{ columns: "id" }, "columns is a list of name, payload, id, time, sequence, without id."],
    [{ columns: ["x"] }, "columns is a list of name, payload, id, time, sequence, without x."],
    [{ nulls: "x" }, "nulls is fault or absent, not x."],
    [{ keys: "first" }, "keys is last or once, not first."],
    [{ nulls: ["absent"] }, "nulls is fault or absent, not an object."],
    [{ limit: Number.NaN }, `${limit}, not NaN.`],
    [{ limit: -1 }, `${limit}, not -1.`],
    [{ limit: 1.5 }, `${limit}, not 1.5.`],
    [{ limit: "5" }, `${limit}, not 5.`],
    [{ limit: 2 ** 31 }, `${limit}, not 2147483648.`],
    [{ longest: "a" }, `${longest}, not a.`],
    [{ longest: 0 }, `${longest}, not 0.`],
    [{ longest: Number.POSITIVE_INFINITY }, `${longest}, not Infinity.`],
    [{ nope: 1 }, "The judge has no option nope."],
    [{ constructor: 1 }, "The judge has no option constructor."],
  ])("that is wrong is an error: %o", async (options, message) => {
    await expect(openJudge(options)).rejects.toThrow(new TypeError(message));
  });

  test("may be undefined, and the largest number", async () => {
    const judge = await openJudge({ values: undefined, limit: LARGEST, longest: LARGEST });
    expect(judge.judge([valid])[0]?.verdict).toBe("valid");
  });
});

test("what is no list of messages is an error", async () => {
  const judge = await openJudge();
  for (const messages of ["text", new Set([valid]), broken, 7, undefined, null])
    expect(() => judge.judge(messages as never)).toThrow(
      new TypeError("messages is a list of strings or Uint8Arrays."),
    );
});

describe("the event", () => {
  test("is named by each message if it is null", async () => {
    const judge = await openJudge();
    expect(judge.judge([valid], null)).toEqual(judge.judge([valid]));
  });

  test("is a name, or a list", async () => {
    const judge = await openJudge();
    for (const event of [3, {}, false, [EVENT, 3]])
      expect(() => judge.judge([payload, payload], event as never)).toThrow(
        new TypeError("event is a name, or a list of names and nulls."),
      );
  });

  test("is given for all messages, or for each", async () => {
    const judge = await openJudge();
    const read = (rows: ReturnType<typeof judge.judge>) =>
      rows.map(({ verdict, event }) => [verdict, event]);
    expect(read(judge.judge([payload, "{}"], EVENT))).toEqual([
      ["valid", EVENT],
      ["invalid", EVENT],
    ]);
    expect(read(judge.judge([payload, valid, payload], [EVENT, null, null]))).toEqual([
      ["valid", EVENT],
      ["valid", EVENT],
      ["missing_event_name", null],
    ]);
  });

  test("of all has to be in the catalogue, and the error has the nearest", async () => {
    const judge = await openJudge({ limit: 0, longest: 1 });
    for (const messages of [[payload, payload], []])
      expect(() => judge.judge(messages, "account.created")).toThrow(
        new RangeError(
          `there is no event "account.created" in the catalogue; did you mean ${EVENT}?`,
        ),
      );
    expect(() => judge.judge([], 'wrong"-v1')).toThrow('no event "wrong"-v1" in the catalogue');
  });

  test("of each may be unknown, which is a verdict", async () => {
    const rows = (await openJudge()).judge(
      [payload, valid, payload],
      ["account.created", null, EVENT],
    );
    expect(rows.map(({ verdict, event }) => [verdict, event])).toEqual([
      ["unknown_event", null],
      ["valid", EVENT],
      ["valid", EVENT],
    ]);
  });

  test("comes as often as messages do", async () => {
    const judge = await openJudge();
    expect(() => judge.judge([payload], [EVENT, EVENT])).toThrow(
      "There are 2 events for 1 messages.",
    );
  });
});

test("what is neither a string nor bytes is named by its index", async () => {
  const judge = await openJudge();
  for (const message of [null, undefined, 7, {}, new Int16Array(2), ["{}"]])
    expect(() => judge.judge(["{}", message as string])).toThrow(
      new TypeError("messages[1] is neither a string nor a Uint8Array."),
    );
});

describe("the module", () => {
  test("may be given as bytes, or compiled", async () => {
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    for (const module of [bytes, buffer, new WebAssembly.Module(bytes)]) {
      const judge = await openJudge({ module });
      expect(judge.judge([valid])[0]?.verdict).toBe("valid");
    }
  });

  test.each<[string, object, RegExp]>([
    ["no bytes", new Uint8Array(), /is not WebAssembly\. It begins with ""$/],
    [
      "a page",
      Buffer.from("<!doctype html>"),
      /opened: the module is not WebAssembly\. It begins with "<!doctype html>"$/,
    ],
    [
      "a pointer of Git LFS",
      Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:7"),
      /It begins with "version https:\/\/git-lfs/,
    ],
    ["half of it", bytes.subarray(0, 1000), /opened: the module is cut or damaged: .+/],
    ["the module with another byte in its table", changed(), /opened: the module was changed$/],
    ["another module", Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0), /another ABI than 1$/],
    ["another ABI", withAbi(0x32), /another ABI than 1$/],
    ["what is no module", {}, /can't be opened: .*WebAssembly\.Module/],
    ["null", null as unknown as object, /can't be opened: .*WebAssembly\.Module/],
  ])("is refused if it is %s", async (_, module, error) => {
    await expect(openJudge({ module })).rejects.toThrow(error);
  });

  function changed(): Uint8Array {
    const other = Buffer.from(bytes);
    other.write("z", other.indexOf("account_number"));
    return other;
  }

  test("names the file that is not there, or is another", async () => {
    const { openWith } = await import("../../../src/library/judge/judge.ts");
    const file = new URL("file:///there/judge.wasm");
    const page = Buffer.from("<!doctype html>");
    await expect(
      openWith(
        () => file,
        async () => page,
        {},
      ),
    ).rejects.toThrow(`${file} is not WebAss`);
    const missing = join(root, "missing/judge.wasm");
    await expect(openWith(() => pathToFileURL(missing), readFile, {})).rejects.toThrow(missing);
  });

  /** The module with another digit at the end of "ECJ1". The number is written in groups of 7 bits. */
  function withAbi(digit: number): Uint8Array {
    const signed = (value: number): number[] => {
      const low = value & 127;
      const rest = value >> 7;
      const isLast = (rest === 0 && !(low & 64)) || (rest === -1 && Boolean(low & 64));
      return isLast ? [low] : [low | 128, ...signed(rest)];
    };
    const changed = Buffer.from(bytes);
    const number = Buffer.from(signed(0x314a4345));
    const at = changed.indexOf(number);
    changed.set(signed((digit << 24) | 0x4a4345), at);
    return changed;
  }
});

describe("what is large", () => {
  test("is judged in batches, whose rows are in order", async () => {
    const judge = await openJudge();
    const count = 25_000;
    const messages = Array.from({ length: count }, (_, index) => (index % 3 ? valid : wrong));
    const batches = [...judge.columns(messages)];
    expect(batches.length).toBeGreaterThan(2);
    const verdicts = batches.flatMap(({ verdict }) => [...verdict]);
    expect(verdicts).toEqual(messages.map((message) => Number(message === wrong)));
    for (const { fault_offsets: ends, code, attr_offsets: attrs, attr } of batches) {
      expect([ends[0], ends.at(-1)]).toEqual([0, code.length]);
      expect(attrs.at(-1)).toBe(attr.length);
    }
  });

  test("has a verdict of its own, between others", async () => {
    const judge = await openJudge();
    const large = `${valid}${" ".repeat(32 * MB - valid.length)}`;
    const rows = judge.judge([valid, large, new Uint8Array(32 * MB + 1), wrong, `${large} `]);
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      "valid",
      "valid",
      "too_long",
      "invalid",
      "too_long",
    ]);
    expect(rows[2]?.faults[0]?.detail).toBe("the text is too long");
  });

  test("is too long if there is no memory for it, whatever the limit", async () => {
    const judge = await openJudge({ longest: 2 ** 31 - 1 });
    const rows = judge.judge([valid, new Uint8Array(2 ** 31), wrong], [null, EVENT, null]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(["valid", "too_long", "invalid"]);
  });
});

test("a message that needs more memory than a batch may have does not end the batch", async () => {
  const judge = await openJudge({ limit: 1e9 });
  const many = `{"type":"${EVENT}","payload":{"account_user_emails":[${"7,".repeat(5e5)}7]}}`;
  const rows = judge.judge([many, valid]);
  expect(rows.map(({ faultCount }) => faultCount)).toEqual([500_002, 0]);
});

test("50 threads judge 1,000 messages each, by one compiled module", async () => {
  const workerData = { module: new WebAssembly.Module(bytes), count: 1000 };
  const file = new URL("judging-worker.ts", import.meta.url);
  const workers = Array.from({ length: 50 }, () => new Worker(file, { workerData }));
  const wrong = await Promise.all(workers.map((worker) => once(worker, "message")));
  expect(wrong.flat()).toEqual(workers.map(() => 0));
});

describe("where JSON leaves a choice", () => {
  const number = (json: string) => [`{"type":"business.created-v1","payload":{"id":${json}}}`];
  const other = '"detail-type":"other-v1","detail":{}';
  const carried = (name: string) => `"${name}":${JSON.stringify(wrong)}`;
  const inside = valid.slice(1);
  test.each<[string, string, string[]]>([
    ["the last of two equal names counts", "valid", [`{"type":"other-v1",${inside}`]],
    ["the last of two equal payloads", "valid", [`{"payload":{},${inside}`]],
    [
      "EventBridge before ours",
      "unknown_event",
      [`{${other},${inside}`, `${valid.slice(0, -1)},${other}}`],
    ],
    [
      "`payload` before `data`",
      "valid",
      [`{"data":{},${inside}`, `{"data_base64":"e30=",${inside}`],
    ],
    ["an envelope before carriers", "valid", [`{${carried("body")},${inside}`]],
    ["an envelope before a batch", "valid", [`{"Records":[{${carried("body")}}],${inside}`]],
    [
      "`body` before `Body` and `Message`",
      "invalid",
      [`{"Body":"{}","Message":"{}",${carried("body")}}`],
    ],
    ["integers without a fraction", "valid", ["1.0", "1e2", "-0", "0.0"].flatMap(number)],
    ["integers of any size", "valid", ["9223372036854775808", "1e300"].flatMap(number)],
    [
      "a fraction that a double loses",
      "valid",
      ["1.00000000000000000000001", "9007199254740993.5"].flatMap(number),
    ],
    ["what rounds to 0", "valid", number("1e-400")],
    ["what is beyond a double", "invalid", ["1e400", "-1e400"].flatMap(number)],
    [
      "it in a field without a type",
      "valid",
      [valid.replace('"payload":{', '"payload":{"x":1e400,')],
    ],
    ["no numbers of JSON", "invalid_json", ["NaN", "Infinity", "01", "1.", ".5"].flatMap(number)],
    ["half of a pair", "valid", [valid.replace('"payload":{', '"payload":{"x":"\\\\ud800",')]],
  ])("%s: %s", async (_, verdict, messages) => {
    const judge = await openJudge();
    expect(judge.judge(messages).map((row) => row.verdict)).toEqual(messages.map(() => verdict));
  });
});
