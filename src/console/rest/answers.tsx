import { useEffect, useRef } from "preact/hooks";
import type { DescribedOperation } from "../data.ts";
import { Code, Copy } from "../parts/code.tsx";
import { EvidenceMarks } from "../parts/evidence.tsx";
import { FieldTree } from "../parts/field-tree.tsx";
import { Prose } from "../parts/prose.tsx";

/** What an operation answers, by status. */
export function Answers({
  operation,
  chosen,
}: {
  readonly operation: DescribedOperation;
  readonly chosen: string | undefined;
}) {
  return (
    <section>
      <h2>Answers</h2>
      {operation.answers.map((answer) => (
        <Answer
          key={answer.status}
          operationId={operation.operationId}
          answer={answer}
          isChosen={answer.status === chosen}
        />
      ))}
    </section>
  );
}

function Answer({
  operationId,
  answer: { status, description, headers, codes, evidence, body, examples },
  isChosen,
}: {
  readonly operationId: string;
  readonly answer: DescribedOperation["answers"][number];
  readonly isChosen: boolean;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isChosen) box.current?.scrollIntoView({ block: "start" });
  }, [isChosen]);
  return (
    <details class="answer" ref={box} open={isChosen}>
      <summary>
        <strong class="code">{status}</strong> <Prose text={description} />
        {codes.length > 0 && <span class="quiet code codes">{codes.join(", ")}</span>}
      </summary>
      {headers.length > 0 && (
        <p class="small quiet">
          Headers: <span class="code">{headers.join(", ")}</span>
        </p>
      )}
      <EvidenceMarks evidence={evidence} />
      {body && (
        <FieldTree
          of={`${operationId} ${status}`}
          title="Body"
          about={[body.shape, body.type].filter(Boolean).join(", ")}
          fields={body.fields}
        />
      )}
      {examples.map(({ name, summary, value }) => {
        const text = JSON.stringify(value, null, 2);
        return (
          <div key={name}>
            <p class="label">{summary ?? name}</p>
            <Code text={text} isJson>
              <Copy text={() => text} />
            </Code>
          </div>
        );
      })}
    </details>
  );
}
