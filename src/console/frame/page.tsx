// What every view is made of: the main part with its heading, and what stands beside it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { takeFocus } from "./router.ts";

type TitleProps = Readonly<{
  /** The title of the document. */
  text: string;
  /** The heading, if it is not the text. */
  children?: ComponentChildren;
  isCode?: boolean;
  aside?: ComponentChildren;
}>;

/** The heading of a view. It takes the focus if the person opened the view. */
export function Title({ text, children, isCode = false, aside }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} - energy-contracts`;
    if (takeFocus()) heading.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <div class="title">
      <h1 ref={heading} tabIndex={-1} class={isCode ? "code" : ""}>
        {children ?? text}
      </h1>
      {aside !== undefined && <div class="quiet">{aside}</div>}
    </div>
  );
}

/** The place of what stands beside a view. */
export const BESIDE = "beside";

type PageProps = Readonly<{
  side?: ComponentChildren;
  /** False as long as it is not here; it has its place already. */
  beside?: ComponentChildren;
  besideName?: string;
  children: ComponentChildren;
}>;

/** The parts of a view, in the order in which they are read. */
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
