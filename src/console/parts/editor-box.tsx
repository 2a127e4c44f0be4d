import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Editor, type EditorOptions, openEditor } from "./editor.ts";
import type { Fault } from "./fault.ts";

type EditorBoxProps = Omit<EditorOptions, "onText"> & {
  readonly faults: readonly Fault[];
  readonly onText: (text: string) => void;
  /** Receives the editor, for those who lead to a fault. */
  readonly handle?: (editor: Editor | undefined) => void;
};

/** An editor with faults marked in its text. */
export function EditorBox({ label, text, faults, handle, ...calls }: EditorBoxProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const latest = useRef(calls);
  latest.current = calls;
  useEffect(() => {
    if (!host.current) return;
    editor.current = openEditor(host.current, {
      label,
      text,
      onText: (changed) => latest.current.onText(changed),
      onLarge: (large) => latest.current.onLarge?.(large),
      ...(calls.onSend && { onSend: () => latest.current.onSend?.() }),
    });
    handle?.(editor.current);
    return () => {
      handle?.(undefined);
      editor.current?.end();
    };
  }, []);
  // At once: after the next key it would take that key away.
  useLayoutEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.mark(faults), [faults]);
  return <div class="editor" ref={host} />;
}
