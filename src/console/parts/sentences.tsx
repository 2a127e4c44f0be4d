import { printable } from "../../library/text/printable.ts";

interface Sentence {
  readonly detail: string;
  readonly attr?: unknown;
}

type SentencesProps = Readonly<{
  body: unknown;
  /** Returns the address of a field; undefined if the page does not describe the field. */
  hrefOf?: (attr: string) => string | undefined;
}>;

/** The error in a body as text: its detail, then each fault with its field. */
export function Sentences({ body, hrefOf = () => undefined }: SentencesProps) {
  if (!isSentence(body)) return null;
  const { errors } = body as { readonly errors?: unknown };
  const faults = Array.isArray(errors) ? errors.filter(isSentence) : [];
  return (
    <div class="sentences">
      <p>{printable(body.detail)}</p>
      <ul>
        {faults.map(({ attr, detail }, index) => (
          <li key={index}>
            {typeof attr === "string" && <Field name={attr} href={hrefOf(attr)} />}{" "}
            {printable(detail.startsWith(`${attr} `) ? detail.slice(`${attr} `.length) : detail)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Field = ({ name, href }: Readonly<{ name: string; href: string | undefined }>) =>
  href === undefined ? (
    <code>{printable(name)}</code>
  ) : (
    <a class="code" href={href}>
      {printable(name)}
    </a>
  );

const isSentence = (value: unknown): value is Sentence =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as { readonly detail?: unknown }).detail === "string";
