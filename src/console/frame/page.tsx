// What every view is made of: the main part with its heading, and what stands beside it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { takeFocus } from "./router.ts";

/** The heading of a view. It takes the focus if the person opened the view. */
export function Title({
  text,
  children,
  isCode = false,
  aside,
}: {
  /** The title of the document. */
  readonly text: string;
  /** The heading, if it is not the text. */
  readonly children?: ComponentChildren;
  readonly isCode?: boolean;
  readonly aside?: ComponentChildren;
}) {
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
      {aside !== undefined && <p class="quiet">{aside}</p>}
    </div>
  );
}

/** The parts of a view, in the order in which they are read. */
export function Page({
  side,
  beside,
  besideName = "",
  children,
}: {
  readonly side?: ComponentChildren;
  readonly beside?: ComponentChildren;
  readonly besideName?: string;
  readonly children: ComponentChildren;
}) {
  const shape = `page${side ? " with-side" : ""}${beside ? " with-beside" : ""}`;
  return (
    <div class={shape}>
      {side}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {beside && <aside aria-label={besideName}>{beside}</aside>}
    </div>
  );
}
