import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Asks once before something is lost, in place. Cancel has the focus, and Escape cancels. */
export function Question({
  children,
  act,
  onAct,
  onCancel,
}: {
  readonly children: ComponentChildren;
  /** What the button says. */
  readonly act: string;
  readonly onAct: () => void;
  readonly onCancel: () => void;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancel.current?.focus(), []);
  return (
    <fieldset
      class="question"
      aria-label="Are you sure?"
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <p>{children}</p>
      <p class="controls">
        <button type="button" onClick={onAct}>
          {act}
        </button>
        <button type="button" ref={cancel} onClick={onCancel}>
          Cancel
        </button>
      </p>
    </fieldset>
  );
}
