import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Loaded } from "../frame/load.tsx";
import { loadOnce } from "../frame/load-once.ts";
import type { Editor, EditorOptions, openEditor } from "./editor.ts";
import type { Fault } from "./fault.ts";

type EditorBoxProps = EditorOptions & {
  readonly faults: readonly Fault[];
  /** Receives the editor, so that a list of faults can move its cursor. */
  readonly handle: RefObject<Editor | undefined>;
};

const load = () => loadOnce("the editor", () => import("./editor.ts"));

export const EditorBox = (props: EditorBoxProps) => (
  <div class="editor">
    <Loaded what="the editor" from={load}>
      {(here) => <Opened {...props} open={here.openEditor} />}
    </Loaded>
  </div>
);

type OpenedProps = EditorBoxProps & { readonly open: typeof openEditor };

function Opened({ faults, handle, open, ...options }: OpenedProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (!host.current) return;
    handle.current = open(host.current, latest);
    return () => handle.current?.end();
  }, []);
  // A layout effect sets the text before the next key. A later effect would undo that key.
  useLayoutEffect(() => handle.current?.setText(options.text), [options.text]);
  useEffect(() => handle.current?.mark(faults), [faults]);
  return <div ref={host} />;
}
