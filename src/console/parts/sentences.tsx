import { printable } from "../../library/text/printable.ts";
import { hrefOfField } from "../frame/address.ts";

type Sentence = Readonly<{ detail: string; attr?: unknown }>;

const isSentence = (value: unknown): value is Sentence =>
  typeof (value as Partial<Sentence> | null | undefined)?.detail === "string";

/** The body of a refusal as text: its detail, and each fault. */
export function Sentences({ body, of }: Readonly<{ body: unknown; of: string | null }>) {
  if (!isSentence(body)) return null;
  const { errors } = body as { readonly errors?: unknown };
  const faults = Array.isArray(errors) ? errors.filter(isSentence) : [];
  return (
    <div class="sentences">
      <p>{printable(body.detail)}</p>
      {faults.map((fault, index) => (
        <p key={index}>{of === null ? printable(fault.detail) : linked(fault, of)}</p>
      ))}
    </div>
  );
}

/** A fault of a request, with a link to the field of the operation. */
function linked({ attr, detail }: Sentence, of: string) {
  if (typeof attr !== "string") return printable(detail);
  const rest = detail.startsWith(`${attr} `) ? detail.slice(attr.length) : ` ${detail}`;
  return (
    <>
      <a class="code" href={hrefOfField("rest", of, attr)}>
        {printable(attr)}
      </a>
      {printable(rest)}
    </>
  );
}
