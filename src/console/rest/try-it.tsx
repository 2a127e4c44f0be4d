// Sends the request of an operation to the server of the page, and judges the answer.
import { useEffect, useState } from "preact/hooks";
import type { Issue } from "../../library/runtime/issue.ts";
import { type AnyContract, readText } from "../../reading/judge/judge.ts";
import type { DescribedOperation } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadContract } from "../frame/contract.ts";
import { HAS_CONTROL, HOST } from "../frame/host.ts";
import { Copy } from "../parts/code.tsx";
import { EditorBox } from "../parts/editor-box.tsx";
import { type Fault, fieldOf, inputFault, placeFaults } from "../parts/fault.ts";
import { FaultList } from "../parts/fault-list.tsx";
import { TokenField, tokenInUse } from "../parts/token-field.tsx";
import { Answer, type Answered } from "./answer.tsx";
import { curlOf } from "./curl.ts";
import { type Filled, prepare } from "./request.ts";

/** What is answered if no other answer is asked for; undefined where none can be asked for. */
const OWN_CHOICE =
  HOST === "mock" ? "the mock's choice" : HAS_CONTROL ? "what the server does" : undefined;

/** What the module of an operation exports, if it takes a body. */
interface OperationModule {
  readonly responses: Readonly<Record<string, AnyContract>>;
  readonly judge: (body: unknown) => Promise<readonly Issue[]>;
}

const load = (operationId: string) =>
  loadContract<OperationModule>(`generated/rest/${operationId}.js`);

export function TryIt({ operation }: { readonly operation: DescribedOperation }) {
  const { operationId, parameters, requestBody, examples, answers, security } = operation;
  const [example, setExample] = useState(0);
  const textOf = (at: number) => JSON.stringify(examples[at]?.value, null, 2);
  const [filled, setFilled] = useState<Filled>({
    token: tokenInUse(),
    values: Object.fromEntries(parameters.map(({ name }) => [name, ""])),
    body: requestBody && textOf(0),
    status: "",
  });
  const [answered, setAnswered] = useState<Answered | "sending" | "nobody">();
  const faults = useFaults(operationId, filled.body);
  const fill = (change: Partial<Filled>) => setFilled({ ...filled, ...change });
  const send = async () => {
    setAnswered("sending");
    setAnswered(await exchange(operation, filled));
  };
  return (
    <form
      class="try"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {requestBody && (
        <label>
          <span class="label">Example</span>
          <select
            value={example}
            onChange={({ currentTarget }) => {
              const at = Number(currentTarget.value);
              setExample(at);
              fill({ body: textOf(at) });
            }}
          >
            {examples.map(({ name, summary }, at) => (
              <option key={name} value={at}>
                {summary ?? name}
              </option>
            ))}
          </select>
        </label>
      )}
      {security.length > 0 && <TokenField onToken={(token) => fill({ token })} />}
      {parameters.map(({ name, in: where, required }) => (
        <label key={name}>
          <span class="label">
            {name} <span class="count">{required ? `${where}, required` : where}</span>
          </span>
          <input
            type="text"
            class="code"
            autocomplete="off"
            spellcheck={false}
            value={filled.values[name]}
            onInput={({ currentTarget }) =>
              fill({ values: { ...filled.values, [name]: currentTarget.value } })
            }
          />
        </label>
      ))}
      {OWN_CHOICE !== undefined && (
        <label>
          <span class="label">Answer</span>
          <select
            value={filled.status}
            onChange={({ currentTarget }) => fill({ status: currentTarget.value })}
          >
            <option value="">{OWN_CHOICE}</option>
            {answers.map(({ status }) => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </select>
        </label>
      )}
      {filled.body !== undefined && (
        <div>
          <p class="label" aria-hidden="true">
            Body
          </p>
          <EditorBox
            label="Body"
            text={filled.body}
            faults={faults}
            onText={(body) => fill({ body })}
            onSend={() => void send()}
          />
          {faults.length > 0 && (
            <FaultList
              faults={faults}
              name="Faults of the body"
              hrefOfField={({ attr }) =>
                attr === "" ? undefined : hrefOf("rest", operationId, { field: fieldOf(attr) })
              }
            />
          )}
        </div>
      )}
      <div class="controls spread">
        <span class="controls">
          <button type="submit" class="main" disabled={answered === "sending"}>
            Send
          </button>
          {filled.body !== undefined && <span class="small quiet">Ctrl Enter</span>}
        </span>
        <Copy
          text={() => curlOf(prepare(operation, filled), location.origin)}
          label="Copy as curl"
        />
      </div>
      <Answer answered={answered} operation={operation} />
    </form>
  );
}

/** The faults of a body while it is typed. */
function useFaults(operationId: string, body: string | undefined): readonly Fault[] {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    if (body === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await faultsOf(body, (await load(operationId)).judge);
      if (isCurrent) setFaults(found);
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [operationId, body]);
  return faults;
}

async function faultsOf(text: string, judge: OperationModule["judge"]): Promise<readonly Fault[]> {
  const source = { text, line: 1, column: 1 };
  const { value, fault } = readText(source);
  return fault
    ? [inputFault(fault)]
    : placeFaults(source, value, { issues: await judge(value), at: [] });
}

async function exchange(
  operation: DescribedOperation,
  filled: Filled,
): Promise<Answered | "nobody"> {
  const { method, path, headers, body } = prepare(operation, filled);
  const start = performance.now();
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers },
      body: body ?? null,
      credentials: "omit",
    });
    const text = await response.text();
    const { responses } = await load(operation.operationId);
    return {
      status: response.status,
      milliseconds: performance.now() - start,
      headers: [...response.headers],
      text,
      contract: Object.hasOwn(responses, response.status) ? responses[response.status] : undefined,
    };
  } catch (error) {
    if (error instanceof TypeError) return "nobody";
    throw error;
  }
}
