// What is above a payload: its event, and what to do with files.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Index } from "../data.ts";
import { refine } from "../frame/router.ts";
import { Button, TextField } from "../parts/input.tsx";
import { FileDrop } from "./file-drop.tsx";

/** The event, how it was found, and what to do with files. */
export function EventBar({
  event,
  index,
  onFile,
  onClear,
  found = "",
  children,
}: Readonly<{
  event: string;
  index: Index;
  onFile: (file: File) => void;
  onClear: () => void;
  /** The event that was found, if none is chosen. */
  found?: string;
  children: ComponentChildren;
}>) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div class="bar of-check">
      <TextField
        label="Event"
        isCode
        known={index.events.map(([name]) => name)}
        placeholder="found in the payload"
        value={event === "" && !isTyping ? found : event}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onText={(text) => refine({ event: text.trim() })}
      />
      <p class="small found">{children}</p>
      <FileDrop onFile={onFile} />
      <Button act={onClear}>Clear</Button>
    </div>
  );
}
