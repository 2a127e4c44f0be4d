import { useEffect } from "preact/hooks";
import { Icon } from "../parts/chip.tsx";
import { FileButton } from "../parts/input.tsx";

/** A button that opens a file; files can be dropped anywhere on the page, too. */
export function FileDrop({ onFile }: Readonly<{ onFile: (file: File) => void }>) {
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
  return (
    <FileButton accept=".json,.ndjson,.jsonl,.gz,.zst" onFile={onFile}>
      <Icon of="file" /> Open a file…
    </FileButton>
  );
}
