import { printable } from "../../library/text/printable.ts";
import { hrefOfField } from "../frame/address.ts";
import { CodeLink } from "./chip.tsx";

type Sentence = Readonly<{ detail: string; attr?: unknown }>;

const isSentence = (value: unknown): value is Sentence =>
  typeof (value as Partial<Sentence> | null | undefined)?.detail === "string";

/** Shows the body of a refusal as text: its detail, and each fault with a link to its field. */
export function Sentences({ body, of }: Readonly<{ body: unknown; of: string | null }>) {
  if (!isSentence(body)) return null;
  const { errors } = body as { readonly errors?: unknown };
  const faults = Array.isArray(errors) ? errors.filter(isSentence) : [];
  return (
    <div class="sentences">
      <p>{printable(body.detail)}</p>
      {faults.map(({ attr, detail }, index) => {
        if (of === null || typeof attr !== "string") return <p key={index}>{printable(detail)}</p>;
        const rest = detail.startsWith(`${attr} `) ? detail.slice(attr.length) : ` ${detail}`;
        return (
          <p key={index}>
            <CodeLink href={hrefOfField("rest", of, attr)}>{printable(attr)}</CodeLink>
            {printable(rest)}
          </p>
        );
      })}
    </div>
  );
}
