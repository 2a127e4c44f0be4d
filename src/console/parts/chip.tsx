import type { RenderableProps } from "preact";
import { plain } from "../../library/names/versions.ts";
import { hrefOf } from "../frame/address.ts";
import { pathOf } from "../frame/load-once.ts";
import { shortEvent } from "./words.ts";

/** Shows a state. Its look is a colour (`good`, `warn`, `fault`, `link`) or the font `num`. */
export const Chip = ({ kind = "", children }: RenderableProps<{ kind?: string }>) => (
  <span class={`chip ${kind}`}>{children}</span>
);

export function Method({ name }: Readonly<{ name: string }>) {
  const hue = { GET: "get", POST: "good", PUT: "warn", PATCH: "event", DELETE: "fault" }[name];
  return <span class={`verb ${hue}`}>{name}</span>;
}

export function Status({ of }: Readonly<{ of: string | number }>) {
  const kind = { 2: "good", 4: "warn", 5: "fault" }[String(of).charAt(0)] ?? "link";
  return <Chip kind={`num ${kind}`}>{of}</Chip>;
}

export const Outcome = ({ isGood, children }: RenderableProps<{ isGood: boolean }>) => (
  <Chip kind={isGood ? "good" : "fault"}>
    <Icon of={isGood ? "check" : "cross"} /> {children}
  </Chip>
);

export const ChangeMark = ({ kind }: Readonly<{ kind: "added" | "removed" | "changed" }>) => (
  <span class={{ added: "good", removed: "bad", changed: "" }[kind]}>{kind}</span>
);

/** Shows a long name, which may break after its dots, slashes and underscores. */
export function Name({ text, isCode = false }: Readonly<{ text: string; isCode?: boolean }>) {
  const parts = text.split(/([._/])/);
  const name = parts.map((part, index) => (index % 2 ? [part, <wbr key={index} />] : part));
  return isCode ? <code>{name}</code> : name;
}

/** Marks words where a word of a text begins. Single letters have no mark. */
export function Marked({ text, words }: Readonly<{ text: string; words: readonly string[] }>) {
  const patterns = words
    .map((word) => [...plain(word)].map((letter) => `[${letter}${letter.toUpperCase()}]`))
    .filter(({ length }) => length > 1)
    .map((letters) => letters.join("[^a-zA-Z0-9]*"));
  if (patterns.length === 0) return <Name text={text} />;
  const parts = text.split(new RegExp(`${WORD_START}(${patterns.join("|")})`));
  return parts.map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : <Name key={index} text={part} />,
  );
}

const WORD_START = "(?:(?<![a-zA-Z0-9])|(?<=[a-z])(?=[A-Z]))";

export const EventChips = ({ names }: Readonly<{ names: readonly string[] }>) => (
  <span class="chips">
    {names.map((name) => (
      <a key={name} class="chip event" href={hrefOf("events", name)} title={name}>
        <Icon of="event" /> <Name text={shortEvent(name)} />
      </a>
    ))}
  </span>
);

export const CodeLink = ({ href, children }: RenderableProps<{ href: string }>) => (
  <a class="code" href={href}>
    {children}
  </a>
);

export const nameLinks = (part: string, names: readonly string[]) =>
  names.map((name) => (
    <span key={name}>
      <a href={hrefOf(part, name)}>
        <Name text={name} />
      </a>{" "}
    </span>
  ));

type ProseProps = Readonly<{ text: string; look?: string; as?: "p" | "span" }>;

/** Shows a description, with text between backticks as code. Operations are links. */
export const Prose = ({ text, look = "", as: Tag = "p" }: ProseProps) => (
  <Tag class={look}>
    {text.split(/`([^`]+)`/).map((piece, index) => {
      if (index % 2 === 0) return piece;
      if (pathOf(piece) === "") return <code key={index}>{piece}</code>;
      return (
        <CodeLink key={index} href={hrefOf("rest", piece)}>
          {piece}
        </CodeLink>
      );
    })}
  </Tag>
);

const PATHS = {
  search: "M11 11l4 4M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10z",
  check: "M3 8.5l3.5 3.5L13 4.5",
  cross: "M4 4l8 8M12 4l-8 8",
  arrow: "M3 8h10M9 4l4 4-4 4",
  turn: "M6 4l4 4-4 4",
  event: "M9 1 3 9h4l-1 6 6-8H8z",
  copy: "M6 6V2h8v8h-4M2 6h8v8H2z",
  evidence: "M8 2l6 6-6 6-6-6z",
  run: "M5 3l8 5-8 5z",
  send: "M2 8l12-5-4 11-3-5z",
  pause: "M5.5 3v10M10.5 3v10",
  file: "M4 2h5l3 3v9H4zM9 2v3h3",
  list: "M2 4h12M2 8h12M2 12h8",
  system: "M2 3h12v8H2zM8 11v3M5 14h6",
  light:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1",
  dark: "M13.5 10A6 6 0 0 1 6 2.5a6 6 0 1 0 7.5 7.5z",
  flow: "M1.5 5.5h4v5h-4zM10.5 5.5h4v5h-4zM5.5 8h5",
} as const;

export const Icon = ({ of }: Readonly<{ of: keyof typeof PATHS }>) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
