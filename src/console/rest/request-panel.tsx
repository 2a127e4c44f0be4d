// Shows a request: parameters, body, credentials, and the same request as code in each language.
import { useEffect, useRef, useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import type { DescribedOperation } from "../data.ts";
import { useAnswer } from "../frame/hooks.ts";
import { HAS_CONTROL, HOST, ORIGIN } from "../frame/host.ts";
import { Chip, Icon } from "../parts/chip.tsx";
import { Editor, type GoTo } from "../parts/editor.tsx";
import { type Fault, findBodyFaults, loadOperation } from "../parts/fault.ts";
import { FaultList } from "../parts/fault-list.tsx";
import { Button, Choice, TextField, TokenField } from "../parts/input.tsx";
import { codeTab, type Tab, Tabs } from "../parts/panel.tsx";
import { exampleText, type Filled } from "./request.ts";
import type { Suggestions } from "./sent-requests.ts";
import { snippetsOf } from "./snippets.ts";

/** The option for the default answer; undefined if the server can't be asked for another answer. */
export const OWN_CHOICE =
  HOST === "mock" ? "Chosen by the mock" : HAS_CONTROL ? "Real answer" : undefined;
const BASE = HOST === undefined ? "http://127.0.0.1:4020" : ORIGIN;

interface Props {
  readonly operation: DescribedOperation;
  readonly filled: Filled;
  readonly fill: (change: Partial<Filled>) => void;
  /** The required parameters that were empty when the visitor last tried to send. */
  readonly missing: readonly string[];
  readonly suggestions: Suggestions;
  readonly isSending: boolean;
  /** Unfolds the request. On narrow screens, sending folds the request to one line. */
  readonly onEdit: () => void;
}

export function RequestPanel(props: Props) {
  const { operation, filled, missing } = props;
  const [tab, setTab] = useState("");
  useEffect(() => {
    if (missing.length > 0) setTab("Parameters");
  }, [missing]);
  const code = Object.entries(snippetsOf(operation, filled, BASE)).map((each) => codeTab(...each));
  const { parameters, requestBody, security } = operation;
  const tabs: readonly (Tab | false)[] = [
    parameters.length > 0 && { title: "Parameters", content: () => <Parameters {...props} /> },
    requestBody !== undefined && {
      title: "Body",
      // While this box is checked, the style sheet gives the form the width of the page.
      end: (
        <label class="large">
          <input type="checkbox" /> Large
        </label>
      ),
      content: () => <Body {...props} />,
    },
    security.length > 0 && { title: "Access", content: () => <Access fill={props.fill} /> },
    { title: "Code", content: () => <Tabs name="Language" tabs={code} /> },
  ];
  const foot = <Foot {...props} />;
  return <Tabs name="Request" tabs={tabs} foot={foot} chosen={tab} onChoose={setTab} />;
}

function Foot({ operation, filled, fill, isSending, onEdit }: Props) {
  if (HOST === undefined)
    return (
      <p class="small quiet">
        This site has no server to send to. <code>npx energy-contracts serve</code> is one.
      </p>
    );
  const statuses = operation.answers.map(({ status }) => status);
  return (
    <>
      <button type="submit" class="main" disabled={isSending}>
        <Icon of="send" /> Send
      </button>
      <Button look="unfold" act={onEdit}>
        Edit
      </Button>
      <kbd class="quiet">Ctrl Enter</kbd>
      {OWN_CHOICE !== undefined && (
        <span class="push">
          <Choice
            label="Answer"
            value={filled.status}
            options={[...new Set(["", ...statuses, filled.status])].map((status) => [
              status,
              status === "" ? OWN_CHOICE : status.replace(", example=", " "),
            ])}
            onChange={(status) => fill({ status })}
          />
        </span>
      )}
    </>
  );
}

function Parameters({ operation, filled, fill, missing, suggestions }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [missing]);
  return (
    <div ref={box} class="in stack">
      {operation.parameters.map(({ name, in: where, required, example }) => (
        <TextField
          key={name}
          label={name}
          hint={required ? `${where}, required` : where}
          isCode
          suggestions={suggestions[name] ?? []}
          placeholder={example === undefined ? "" : `such as ${example}`}
          value={filled.values[name] ?? ""}
          fault={
            missing.includes(name) && !filled.values[name]
              ? `${name} is needed for the ${where}`
              : undefined
          }
          onText={(text) => fill({ values: { ...filled.values, [name]: text } })}
        />
      ))}
    </div>
  );
}

const Access = ({ fill }: Pick<Props, "fill">) => (
  <div class="in stack">
    <TokenField onToken={(token) => fill({ token })} />
    <p class="small quiet">It is sent as Authorization, and gone when the page is left.</p>
  </div>
);

function Body({ operation, filled, fill }: Props) {
  const { operationId } = operation;
  const text = filled.body ?? "";
  const goTo = useRef<GoTo>(null);
  const check = async () => findBodyFaults(text, (await loadOperation(operationId)).judge);
  const faults = useAnswer(check, 150, [text]) ?? NONE;
  return (
    <>
      <Examples {...{ operation, filled, fill }} />
      {faults.length > 0 && (
        <div class="bar faulty">
          <p class="small quiet">{amount(faults.length, "fault")}. F8 goes to the next one.</p>
          <FaultList
            faults={faults}
            goTo={(fault) => goTo.current?.(fault)}
            name="Faults of the body"
          />
        </div>
      )}
      <Editor
        label="Body"
        text={text}
        faults={faults}
        goTo={goTo}
        onText={(body) => fill({ body })}
      />
    </>
  );
}

const NONE: readonly Fault[] = [];

function Examples({ operation, filled, fill }: Pick<Props, "operation" | "filled" | "fill">) {
  const choose = (example: number) => fill({ example, body: exampleText(operation, example) });
  return (
    <div class="bar">
      <Choice
        label="Example"
        value={String(filled.example)}
        options={operation.examples.map(
          ({ name, summary }, index) => [`${index}`, summary ?? name] as const,
        )}
        onChange={(index) => choose(Number(index))}
      />
      {filled.body !== exampleText(operation, filled.example) && (
        <>
          <Chip>edited</Chip>
          <Button look="link small" act={() => choose(filled.example)}>
            Back to the example
          </Button>
        </>
      )}
    </div>
  );
}
