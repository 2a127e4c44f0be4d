// What is above a text: what it is judged as, and what to do with files.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Index } from "../data.ts";
import { refine } from "../frame/router.ts";
import { Icon } from "../parts/chip.tsx";
import { Button, FileButton, TextField } from "../parts/input.tsx";

/** The event or operation, how it was found, and what to do with files. */
export function EventBar({
  event,
  index: { events, operations },
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
  useDroppedFile(onFile);
  const bodies = operations.filter(({ method }) => method !== "GET");
  return (
    <div class="bar of-check">
      <TextField
        label="Judge as"
        isCode
        known={[...bodies.map(({ operationId }) => operationId), ...events.map(([name]) => name)]}
        placeholder="as the message says, or by its fields"
        value={event === "" && !isTyping ? found : event}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onText={(text) => refine({ event: text.trim() })}
      />
      <p class="small found">{children}</p>
      <FileButton accept=".json,.ndjson,.jsonl,.gz,.zst" onFile={onFile}>
        <Icon of="file" /> Open a file…
      </FileButton>
      <Button act={onClear}>Clear</Button>
    </div>
  );
}

/** Files can be dropped anywhere on the page. */
function useDroppedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  }, [onFile]);
}
