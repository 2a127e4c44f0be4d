// The editor of JSON: a field for text, over the same text with its line numbers, colours and faults.
import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Coloured } from "./coloured.tsx";
import { byPlace, type Fault } from "./fault.ts";
import { MOST_EDITED } from "./files.ts";

/** Moves the cursor to a fault. */
export type GoTo = (fault: Fault) => void;

type EditorProps = Readonly<{
  label: string;
  text: string;
  faults: readonly Fault[];
  onText: (text: string) => void;
  /** Receives a paste that is too large for an editor. */
  onLarge?: (text: string) => void;
  goTo: RefObject<GoTo | null>;
}>;

export function Editor({ label, text, faults, onText, onLarge, goTo }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // A field has no other ends of lines.
  const lines = text.split(/\r\n?|\n/);
  const byLine = useMemo(() => Map.groupBy(faults, ({ line }) => line), [faults]);
  goTo.current = (fault) => show(field.current, fault, offsetOf(lines, fault));
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length <= MOST_EDITED || !onLarge) return;
    event.preventDefault();
    onLarge(pasted);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? -1 : 1;
    if (event.key === "F8") goOn(field.current, lines, faults, step);
    else if (event.key === "Enter" && step === 1 && !event.ctrlKey && !event.metaKey) indent(event);
    else return;
    event.preventDefault();
  };
  return (
    <div class="editor">
      <ol aria-hidden="true">
        {lines.map((line, index) => (
          <Line key={index} text={line} faults={byLine.get(index + 1)} />
        ))}
      </ol>
      <textarea
        ref={field}
        aria-label={label}
        spellcheck={false}
        autocapitalize="off"
        value={lines.join("\n")}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
        onPaste={paste}
        onKeyDown={press}
      />
    </div>
  );
}

type LineProps = Readonly<{ text: string; faults: readonly Fault[] | undefined }>;

/** Shows a line. A line that did not change is not drawn again. */
function Line({ text, faults }: LineProps) {
  return useMemo(
    () => (
      <li class={faults && "faulty"}>
        <code>
          <Coloured text={text} faults={faults} />
        </code>
      </li>
    ),
    [text, faults],
  );
}

/** Returns where a fault begins in the text, or its end if it is now shorter than the fault says. */
function offsetOf(lines: readonly string[], { line, column }: Fault): number {
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return before + Math.min(column - 1, lines[line - 1]?.length ?? 0);
}

function show(field: HTMLTextAreaElement | null, fault: Fault, offset: number): void {
  const editor = field?.parentElement;
  if (!field || !editor) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(offset, offset);
  editor.scrollIntoView({ block: "nearest" });
  const line = editor.firstElementChild?.children[fault.line - 1];
  const mark = line?.querySelector(`[data-column="${fault.column}"]`) ?? line;
  // Only the editor may scroll to the fault. `scrollIntoView` would also scroll the page.
  const top = (mark?.getBoundingClientRect().top ?? 0) - editor.getBoundingClientRect().top;
  editor.scrollTop += top - editor.clientHeight / 2;
}

function goOn(
  field: HTMLTextAreaElement | null,
  lines: readonly string[],
  faults: readonly Fault[],
  step: 1 | -1,
): void {
  const cursor = field?.selectionStart ?? 0;
  const all = faults.toSorted(byPlace);
  const isBehind = (fault: Fault) => offsetOf(lines, fault) > cursor;
  const isBefore = (fault: Fault) => offsetOf(lines, fault) < cursor;
  const next = step === 1 ? (all.find(isBehind) ?? all[0]) : (all.findLast(isBefore) ?? all.at(-1));
  if (next) show(field, next, offsetOf(lines, next));
}

/** Begins a line below the current line, as far from the left. */
function indent({ currentTarget }: KeyboardEvent): void {
  const { value, selectionStart } = currentTarget as HTMLTextAreaElement;
  const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
  // Only this way, undo takes it back.
  document.execCommand("insertText", false, `\n${/^\s*/.exec(line)?.[0]}`);
}
