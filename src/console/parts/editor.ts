// The editor of JSON: CodeMirror in a shadow root, where the page's policy allows its styles.
import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tokensIn } from "./coloured.tsx";
import type { Fault } from "./fault.ts";
import { MOST_EDITED } from "./files.ts";

export type Editor = ReturnType<typeof openEditor>;

export interface EditorOptions {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Receives a paste that is too large for an editor. */
  readonly onLarge?: (text: string) => void;
}

type Latest = Readonly<{ current: EditorOptions }>;

/** Opens an editor. The callbacks of `latest` may change while the editor is open. */
export function openEditor(host: HTMLElement, latest: Latest) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const view = new EditorView({
    root,
    parent: root,
    doc: latest.current.text,
    extensions: [
      lineNumbers(),
      marks,
      history(),
      drawSelection(),
      EditorView.lineWrapping,
      colours,
      look,
      EditorView.contentAttributes.of({
        "aria-label": latest.current.label,
        spellcheck: "false",
        tabindex: "0",
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) latest.current.onText(update.state.doc.toString());
      }),
      EditorView.domEventHandlers({
        paste: (event) => {
          const { onLarge } = latest.current;
          const text = event.clipboardData?.getData("text/plain") ?? "";
          if (text.length <= MOST_EDITED || !onLarge) return false;
          event.preventDefault();
          onLarge(text);
          return true;
        },
      }),
      keymap.of([
        { key: "F8", run: (target) => goOn(target, 1) },
        { key: "Shift-F8", run: (target) => goOn(target, -1) },
        ...historyKeymap,
        ...standardKeymap,
      ]),
    ],
  });
  return {
    setText(text: string) {
      if (text !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    mark: (faults: readonly Fault[]) => view.dispatch({ effects: setFaults.of(faults) }),
    goTo(fault: Fault) {
      moveTo(view, rangeOf(view.state, fault).from);
      view.focus();
    },
    end: () => view.destroy(),
  };
}

/** Returns the range of a fault. Cuts it if the text is now shorter than the checked text. */
function rangeOf({ doc }: EditorState, { line, column, length }: Fault) {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  const start = Math.min(from + column - 1, to);
  return { from: start, to: Math.min(start + length, to) };
}

const setFaults = StateEffect.define<readonly Fault[]>();
const underlined = Decoration.mark({ class: "fault" });
const faultyLine = Decoration.line({ class: "faulty" });

/** The marks of faults. The marks move with the text until the text is checked again. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, state }) {
    for (const effect of effects) if (effect.is(setFaults)) return marksOf(state, effect.value);
    return before.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function marksOf(state: EditorState, faults: readonly Fault[]): DecorationSet {
  const ranges = faults.map((fault) => rangeOf(state, fault));
  const starts = new Set(ranges.map(({ from }) => state.doc.lineAt(from).from));
  const lines = [...starts].map((from) => faultyLine.range(from));
  const values = ranges.filter(({ from, to }) => to > from);
  const marks = values.map(({ from, to }) => underlined.range(from, to));
  return Decoration.set([...lines, ...marks], true);
}

function goOn(view: EditorView, step: 1 | -1): boolean {
  const places: number[] = [];
  for (const mark = view.state.field(marks).iter(); mark.value; mark.next())
    if (mark.value === underlined) places.push(mark.from);
  const { head } = view.state.selection.main;
  const next =
    step === 1
      ? (places.find((place) => place > head) ?? places[0])
      : (places.findLast((place) => place < head) ?? places.at(-1));
  if (next !== undefined) moveTo(view, next);
  return true;
}

const moveTo = (view: EditorView, anchor: number): void =>
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: "center" }),
  });

/** The largest number of characters of a line that get colours. */
const MOST_COLOURED = 20_000;

const colours = EditorView.decorations.of(({ state, visibleRanges }) =>
  Decoration.set(
    visibleRanges.flatMap(({ from, to }) => {
      const text = state.doc.sliceString(from, Math.min(to, from + MOST_COLOURED));
      return tokensIn(text).map(([start, end, look]) =>
        Decoration.mark({ class: look }).range(from + start, from + end),
      );
    }),
  ),
);

/** The theme. Its colours are custom properties of the page, which apply in a shadow root, too. */
const look = EditorView.theme({
  "&": { color: "var(--text)", backgroundColor: "var(--paper)", height: "100%" },
  "&.cm-focused": { outline: "2px solid var(--link)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", fontSize: "0.8125rem", lineHeight: "1.3125rem" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { color: "var(--quiet)", backgroundColor: "var(--sunk)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 8px 0 4px" },
  ".cm-line": { overflowWrap: "anywhere", paddingLeft: "20px" },
  ".faulty::before": {
    content: "'✕'",
    color: "var(--fault)",
    marginLeft: "-16px",
    width: "16px",
    display: "inline-block",
  },
  ".value": { color: "var(--value)" },
  ".link": { color: "var(--link)" },
  // Browsers copy a textDecoration to typed text as an inline style, so faults have a border.
  ".fault": { borderBottom: "2px dotted var(--fault)" },
  ".faulty": {
    backgroundColor: "color-mix(in oklab, var(--fault) 8%, var(--paper))",
    boxShadow: "inset 3px 0 var(--fault)",
  },
  ".cm-selectionBackground, &.cm-focused .cm-selectionBackground": {
    backgroundColor: "var(--mark) !important",
  },
});
