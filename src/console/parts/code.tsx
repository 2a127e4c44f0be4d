// Text to read and to copy.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Copies a text and says so beside the button. */
export function Copy({
  text,
  label = "Copy",
}: {
  readonly text: () => string;
  readonly label?: string;
}) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(setSaid, 2500, "");
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid("Copied"),
      () => setSaid("The browser does not allow it"),
    );
  return (
    <span class="copy">
      <span role="status" class="small">
        {said}
      </span>
      <button type="button" class="small" onClick={copy}>
        {label}
      </button>
    </span>
  );
}

/** A block of code. JSON has its values in a colour of their own. */
export function Code({
  text,
  isJson = false,
  children,
}: {
  readonly text: string;
  readonly isJson?: boolean;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="block">
      <pre>
        <code>{isJson ? <JsonText text={text} /> : text}</code>
      </pre>
      {children}
    </div>
  );
}

const TOKENS = /("(?:[^"\\]|\\.)*"?)(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;
/** Longer texts stay in one colour: each value would be an element. */
const MOST_COLOURED = 100_000;

function JsonText({ text }: { readonly text: string }) {
  if (text.length > MOST_COLOURED) return <>{text}</>;
  const pieces: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [token, , colon] = match;
    if (colon !== undefined) continue;
    pieces.push(text.slice(end, match.index), <span class="value">{token}</span>);
    end = match.index + token.length;
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
