import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Loaded } from "../frame/load.tsx";
import { Icon } from "./chip.tsx";

type PanelProps = Readonly<{
  /** A heading, or tabs. */
  title: ComponentChildren;
  /** Its name, if it is a place to go to. */
  name?: string | undefined;
  /** What stands at the end of its head. */
  end?: ComponentChildren;
  foot?: ComponentChildren;
  children: ComponentChildren;
}>;

/** A box with a head, what it holds, and a foot. */
export function Panel({ title, name, end, foot, children }: PanelProps) {
  return (
    <section class="panel" aria-label={name}>
      <header>
        {typeof title === "string" ? <h3>{title}</h3> : title}
        {end !== undefined && <span class="push">{end}</span>}
      </header>
      {children}
      {foot && <footer>{foot}</footer>}
    </section>
  );
}

type CopyProps = Readonly<{
  text: () => string;
  label?: string;
  /** What the button says, if it is no icon alone. */
  children?: ComponentChildren;
}>;

/** Copies a text and says so beside the button. */
export function Copy({ text, label = "Copy", children }: CopyProps) {
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
      <span role="status">{said}</span>
      <button
        type="button"
        class={children ? "" : "bare square"}
        aria-label={children ? undefined : label}
        onClick={copy}
      >
        <Icon of="copy" />
        {children}
      </button>
    </span>
  );
}

/** Text as it is. JSON has its values in a colour of their own. */
export function Code({ text, isJson = false }: Readonly<{ text: string; isJson?: boolean }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <pre tabIndex={0}>
      <code>{isJson ? <JsonText text={text} /> : text}</code>
    </pre>
  );
}

type CodePanelProps = Readonly<{
  title: string;
  text: string;
  isJson?: boolean;
  /** What is copied, if it is another text. */
  copied?: string;
  foot?: ComponentChildren;
}>;

/** A panel of code with a title. */
export function CodePanel({ title, text, isJson = false, copied = text, foot }: CodePanelProps) {
  return (
    <Panel title={title} end={<Copy text={() => copied} />} foot={foot}>
      <Code text={text} isJson={isJson} />
    </Panel>
  );
}

const TOKENS = /("(?:[^"\\]|\\.)*"?)(\s*:)?|\b(?:true|false|null)\b|(?<![\w/-])-?\d[\d.eE+-]*/g;
/** Longer texts stay in one colour: each value would be an element. */
const MOST_COLOURED = 100_000;

function JsonText({ text }: Readonly<{ text: string }>) {
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

/** One of several contents that share a panel. */
export interface Tab {
  readonly title: string;
  readonly content: () => ComponentChildren;
  /** The text of it that can be copied. */
  readonly copy?: (() => string) | undefined;
  /** What stands at the end of its head, if it is not a button to copy. */
  readonly end?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

type TabsProps = Readonly<{
  name: string;
  tabs: readonly Tab[];
  /** What stands below every tab. */
  foot?: ComponentChildren;
  /** The title of the tab that is shown, if that is kept elsewhere. */
  chosen?: string | undefined;
  onChoose?: (title: string) => void;
}>;

/** A tab of code. */
export const codeTab = (title: string, text: string): Tab => ({
  title,
  copy: () => text,
  content: () => <Code text={text} />,
});

/** A tab of JSON Schema that is loaded when it is chosen. */
export function schemaTab(what: string, load: () => Promise<unknown>): Tab {
  const from = async () => JSON.stringify(await load(), null, 2);
  const shown = (show: (text: string) => ComponentChildren) => (
    <Loaded what={`the schema of ${what}`} from={from}>
      {show}
    </Loaded>
  );
  return {
    title: "JSON Schema",
    end: shown((text) => <Copy text={() => text} />),
    content: () => shown((text) => <Code text={text} isJson />),
  };
}

/** A panel with tabs, one of which is shown. The arrow keys lead from tab to tab. */
export function Tabs({ name, tabs, foot, chosen: wanted, onChoose }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.title);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ title }) => title === (wanted ?? own)),
  );
  const shown = tabs[at];
  const choose = (index: number) => {
    const title = tabs[index]?.title ?? "";
    setOwn(title);
    onChoose?.(title);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    choose(next);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  const heads = (
    <div role="tablist" aria-label={name} ref={list} onKeyDown={move}>
      {tabs.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === at}
          aria-controls={`${id}-panel`}
          tabIndex={index === at ? 0 : -1}
          onClick={() => choose(index)}
        >
          {title}
        </button>
      ))}
    </div>
  );
  return (
    <Panel
      title={heads}
      name={name}
      end={shown?.end ?? (shown?.copy && <Copy text={shown.copy} />)}
      foot={shown?.foot ?? foot}
    >
      <div key={at} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${at}`}>
        {shown?.content()}
      </div>
    </Panel>
  );
}

type NoticeProps = Readonly<{
  kind?: "" | "warn" | "fault";
  /** What it is called, if it is looked for. */
  name?: string;
  children: ComponentChildren;
}>;

/** One sentence, and what to do. */
export const Notice = ({ kind = "", name, children }: NoticeProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
  <div class={`notice ${kind}`} role={kind === "fault" ? "alert" : "status"} aria-label={name}>
    {children}
  </div>
);
