import type { ComponentChildren, RenderableProps } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Loaded } from "../frame/load.tsx";
import { Icon } from "./chip.tsx";
import { Coloured } from "./coloured.tsx";
import { Button } from "./input.tsx";

type PanelProps = RenderableProps<{
  title: ComponentChildren;
  name?: string | undefined;
  end?: ComponentChildren;
  foot?: ComponentChildren;
}>;

export const Panel = ({ title, name, end, foot, children }: PanelProps) => (
  <section class="panel" aria-label={name}>
    <header>
      {typeof title === "string" ? <h3>{title}</h3> : title}
      {end !== undefined && <span class="push">{end}</span>}
    </header>
    {children}
    {foot && <footer>{foot}</footer>}
  </section>
);

type CopyProps = RenderableProps<{ text: () => string; label?: string }>;

/** Shows a button that copies a text, and then has a tick. Without children, it is an icon. */
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
  const icon = said === "" ? "copy" : said === "Copied" ? "check" : "cross";
  return (
    <span class="copy">
      <span role="status" class="hidden">
        {said}
      </span>
      <Button
        act={copy}
        look={children ? "" : "bare square"}
        label={children ? undefined : label}
        title={said}
      >
        <Icon of={icon} />
        {children}
      </Button>
    </span>
  );
}

type CodeProps = Readonly<{ text: string }>;

export const Code = ({ text }: CodeProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach an area that scrolls
  <pre tabIndex={0}>
    <code>
      <Coloured text={text} />
    </code>
  </pre>
);

type CodePanelProps = CodeProps &
  Readonly<{ title: string; above?: ComponentChildren; foot?: ComponentChildren }>;

export const CodePanel = ({ title, above, foot, ...code }: CodePanelProps) => (
  <Panel title={title} end={<Copy text={() => code.text} />} foot={foot}>
    {above}
    <Code {...code} />
  </Panel>
);

export interface Tab {
  readonly title: string;
  readonly content: () => ComponentChildren;
  readonly end?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

type TabsProps = Readonly<{
  name: string;
  tabs: readonly (Tab | false | undefined)[];
  /** The foot of all tabs that have no foot of their own. */
  foot?: ComponentChildren;
  chosen?: string | undefined;
  onChoose?: (title: string) => void;
}>;

export const codeTab = (title: string, text: string): Tab => ({
  title,
  end: <Copy text={() => text} />,
  content: () => <Code text={text} />,
});

/** Makes a tab with a JSON Schema. The schema is loaded when the visitor chooses the tab. */
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
    content: () => shown((text) => <Code text={text} />),
  };
}

export function Tabs({ name, tabs: all, foot, chosen: wanted, onChoose }: TabsProps) {
  const tabs = all.filter((tab) => tab !== false && tab !== undefined);
  const [selected, setSelected] = useState(tabs[0]?.title);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const match = tabs.findIndex(({ title }) => title === (wanted ?? selected));
  const selectedIndex = Math.max(0, match);
  const shown = tabs[selectedIndex];
  const choose = (index: number) => {
    const title = tabs[index]?.title ?? "";
    setSelected(title);
    onChoose?.(title);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (selectedIndex + step + tabs.length) % tabs.length;
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
          aria-selected={index === selectedIndex}
          aria-controls={`${id}-panel`}
          tabIndex={index === selectedIndex ? 0 : -1}
          onClick={() => choose(index)}
        >
          {title}
        </button>
      ))}
    </div>
  );
  return (
    <Panel title={heads} name={name} end={shown?.end} foot={shown?.foot ?? foot}>
      <div
        key={selectedIndex}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selectedIndex}`}
      >
        {shown?.content()}
      </div>
    </Panel>
  );
}

type NoticeProps = RenderableProps<{ kind?: "" | "warn" | "fault"; name?: string }>;

export const Notice = ({ kind = "", name, children }: NoticeProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the roles `alert` and `status` take a name
  <div class={`notice ${kind}`} role={kind === "fault" ? "alert" : "status"} aria-label={name}>
    {children}
  </div>
);
