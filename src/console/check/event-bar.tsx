// What is above a payload: its event, and what to do with files.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Index } from "../data.ts";
import { refine } from "../frame/router.ts";
import { FileDrop } from "./file-drop.tsx";

/** The event, how it was found, and what to do with files. */
export function EventBar({
  event,
  index,
  onFile,
  onClear,
  found = "",
  children,
}: {
  readonly event: string;
  readonly index: Index;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
  /** The event that was found, if none is chosen. */
  readonly found?: string;
  readonly children: ComponentChildren;
}) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div class="bar">
      <label>
        <span class="label">Event</span>
        <input
          type="text"
          class="code"
          list="check-events"
          spellcheck={false}
          autocomplete="off"
          placeholder="found in the payload"
          value={event === "" && !isTyping ? found : event}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onInput={({ currentTarget }) => refine({ event: currentTarget.value.trim() })}
        />
        <datalist id="check-events">
          {index.events.map(([name]) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <p class="small found">{children}</p>
      <FileDrop onFile={onFile} />
      <button type="button" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
