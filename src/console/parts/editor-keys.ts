// The keys of the editor, as those of the system. CodeMirror's own list brings its support for
// languages along, only to indent; that is an eighth of the editor.
import {
  cursorCharLeft,
  cursorCharRight,
  cursorDocEnd,
  cursorDocStart,
  cursorGroupLeft,
  cursorGroupRight,
  cursorLineBoundaryBackward,
  cursorLineBoundaryForward,
  cursorLineBoundaryLeft,
  cursorLineBoundaryRight,
  cursorLineDown,
  cursorLineUp,
  cursorPageDown,
  cursorPageUp,
  deleteGroupBackward,
  deleteGroupForward,
  deleteLineBoundaryBackward,
  deleteLineBoundaryForward,
  historyKeymap,
  insertNewlineKeepIndent,
  selectAll,
  selectCharLeft,
  selectCharRight,
  selectDocEnd,
  selectDocStart,
  selectGroupLeft,
  selectGroupRight,
  selectLineBoundaryBackward,
  selectLineBoundaryForward,
  selectLineBoundaryLeft,
  selectLineBoundaryRight,
  selectLineDown,
  selectLineUp,
  selectPageDown,
  selectPageUp,
} from "@codemirror/commands";
import { EditorSelection, type EditorState, findClusterBreak } from "@codemirror/state";
import type { Command, KeyBinding } from "@codemirror/view";

/** Deletes what is selected, or the character beside the cursor. */
const deleteBeside =
  (isForward: boolean): Command =>
  ({ state, dispatch }) => {
    const change = state.changeByRange((range) => {
      const [from, to] = range.empty
        ? characterAt(state, range.head, isForward)
        : [range.from, range.to];
      return { changes: { from, to }, range: EditorSelection.cursor(from) };
    });
    const userEvent = isForward ? "delete.forward" : "delete.backward";
    dispatch(state.update(change, { scrollIntoView: true, userEvent }));
    return true;
  };
const deleteBefore = deleteBeside(false);
const deleteAfter = deleteBeside(true);

/** Where the character after or before a place begins and ends. A break of lines is one, too. */
function characterAt({ doc }: EditorState, at: number, isForward: boolean): [number, number] {
  const { from, text } = doc.lineAt(at);
  const found = from + findClusterBreak(text, at - from, isForward);
  const other = found === at ? at + (isForward ? 1 : -1) : found;
  const inside = Math.max(0, Math.min(other, doc.length));
  return [Math.min(at, inside), Math.max(at, inside)];
}

/** Keys that move; with Shift they select. */
const MOVES: readonly KeyBinding[] = [
  { key: "ArrowLeft", run: cursorCharLeft, shift: selectCharLeft },
  { key: "ArrowRight", run: cursorCharRight, shift: selectCharRight },
  { key: "ArrowUp", run: cursorLineUp, shift: selectLineUp },
  { key: "ArrowDown", run: cursorLineDown, shift: selectLineDown },
  { key: "Mod-ArrowLeft", mac: "Alt-ArrowLeft", run: cursorGroupLeft, shift: selectGroupLeft },
  { key: "Mod-ArrowRight", mac: "Alt-ArrowRight", run: cursorGroupRight, shift: selectGroupRight },
  { key: "Home", run: cursorLineBoundaryBackward, shift: selectLineBoundaryBackward },
  { key: "End", run: cursorLineBoundaryForward, shift: selectLineBoundaryForward },
  { mac: "Cmd-ArrowLeft", run: cursorLineBoundaryLeft, shift: selectLineBoundaryLeft },
  { mac: "Cmd-ArrowRight", run: cursorLineBoundaryRight, shift: selectLineBoundaryRight },
  { key: "PageUp", mac: "Ctrl-ArrowUp", run: cursorPageUp, shift: selectPageUp },
  { key: "PageDown", mac: "Ctrl-ArrowDown", run: cursorPageDown, shift: selectPageDown },
  { key: "Mod-Home", mac: "Cmd-ArrowUp", run: cursorDocStart, shift: selectDocStart },
  { key: "Mod-End", mac: "Cmd-ArrowDown", run: cursorDocEnd, shift: selectDocEnd },
];

const EDITS: readonly KeyBinding[] = [
  { key: "Enter", run: insertNewlineKeepIndent, shift: insertNewlineKeepIndent },
  { key: "Mod-a", run: selectAll },
  { key: "Backspace", run: deleteBefore, shift: deleteBefore },
  { key: "Delete", run: deleteAfter },
  { key: "Mod-Backspace", mac: "Alt-Backspace", run: deleteGroupBackward },
  { key: "Mod-Delete", mac: "Alt-Delete", run: deleteGroupForward },
  { mac: "Cmd-Backspace", run: deleteLineBoundaryBackward },
  { mac: "Cmd-Delete", run: deleteLineBoundaryForward },
];

/** All keys but those of the page. Tab is not among them: it leaves the editor. */
export const EDITOR_KEYS: readonly KeyBinding[] = [...historyKeymap, ...MOVES, ...EDITS];
