// What every view is made of: the main part with its heading, and what stands beside it.
import type { ComponentChildren, RefObject } from "preact";
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
  const aside = useRef<HTMLElement>(null);
  const shape = `page${side ? " with-side" : ""}${beside ? " with-beside" : ""}`;
  return (
    <div class={shape}>
      {side}
      <main id="main" tabIndex={-1}>
        {beside && <ToBeside name={besideName} aside={aside} />}
        {children}
      </main>
      {beside && (
        <aside ref={aside} tabIndex={-1} aria-label={besideName}>
          {beside}
        </aside>
      )}
    </div>
  );
}

/** Leads to what stands beside a view, where there is no room for it there and it stands below. */
function ToBeside({
  name,
  aside,
}: {
  readonly name: string;
  readonly aside: RefObject<HTMLElement | null>;
}) {
  const go = () => {
    aside.current?.scrollIntoView();
    aside.current?.focus({ preventScroll: true });
  };
  return (
    <p class="to-beside">
      <button type="button" class="link small" onClick={go}>
        {name} <span aria-hidden="true">↓</span>
      </button>
    </p>
  );
}
