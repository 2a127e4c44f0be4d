import { type ComponentChildren, Fragment, type RenderableProps } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useListener } from "./hooks.ts";
import { TITLE } from "./host.ts";
import { takeFocus } from "./router.ts";

type TitleProps = RenderableProps<{ text: string; isCode?: boolean; aside?: ComponentChildren }>;

const MOST_VISITS = 5;
/** The views that were visited last, the newest first. They are kept until the page is left. */
export let visits: readonly (readonly [title: string, href: string])[] = [];

/** Shows the heading of a view. The heading takes the focus if the visitor opened the view. */
export function Title({ text, children, isCode = false, aside }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} - ${TITLE}`;
    const others = visits.filter(([title]) => title !== text);
    visits = [[text, location.hash] as const, ...others].slice(0, MOST_VISITS);
    if (takeFocus()) heading.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <div class="title">
      <h1 ref={heading} tabIndex={-1} class={isCode ? "code" : ""}>
        {children ?? text}
      </h1>
      {aside !== undefined && <div>{aside}</div>}
    </div>
  );
}

export const BESIDE = "beside";

type PageProps = RenderableProps<{
  side?: ComponentChildren;
  /** The content of the aside. While the content is loading, `false` keeps the space free. */
  beside?: ComponentChildren;
  besideName?: string;
}>;

export const Page = ({ side, beside, besideName = "", children }: PageProps) => (
  <div class={`shell split${side ? " l" : ""}${beside === undefined ? "" : " r"}`}>
    {side}
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    {beside !== undefined && (
      <aside id={BESIDE} tabIndex={-1} class="beside stack" aria-label={besideName}>
        {beside}
      </aside>
    )}
  </div>
);

type Section = readonly [id: string, title: string, content: ComponentChildren];
type SectionsProps = Readonly<{
  of: readonly (Section | false | undefined)[];
  /** The title of the aside, which is below the sections on narrow screens. */
  beside: string;
}>;

/** Shows sections, with links to them that stay in view during scrolling. */
export function Sections({ of, beside }: SectionsProps) {
  const sections = of.filter((section) => section !== false && section !== undefined);
  const isWide = matchMedia("(min-width: 1200px)").matches;
  const ids = sections.map(([id]) => id);
  const [current, choose] = useReached(isWide ? ids : [...ids, BESIDE]);
  const link = (id: string, title: string) => (
    <button
      key={id}
      type="button"
      class={id === BESIDE ? "narrow" : ""}
      aria-current={id === current ? "true" : undefined}
      onClick={() => choose(id)}
    >
      {title}
    </button>
  );
  return (
    <>
      <nav class="here" aria-label="On this page">
        {link(BESIDE, beside)}
        {sections.map(([id, title]) => link(id, title))}
      </nav>
      {sections.map(([id, title, content]) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {content}
        </Fragment>
      ))}
    </>
  );
}

/** Returns the place that the visitor has chosen or scrolled to, and a function to choose one. */
export function useReached(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  // A place near the end of the page can't come to the top, so a click on its link counts there.
  const chosen = useRef<string | undefined>(undefined);
  useListener("scroll", () => {
    const { scrollHeight } = document.documentElement;
    if (scrollY + innerHeight < scrollHeight - 1) chosen.current = undefined;
    setCurrent(chosen.current ?? ids.findLast(isReached) ?? ids[0]);
  });
  const choose = (id: string) => {
    chosen.current = id;
    setCurrent(id);
    showPlace(id);
  };
  return [current, choose];
}

export function showPlace(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

/** The distance from the top, in pixels, up to which a place counts as current. */
const READ = 160;

const isReached = (id: string): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? READ) < READ;
