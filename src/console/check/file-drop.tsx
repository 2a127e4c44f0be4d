import { useEffect } from "preact/hooks";

/** A button that opens a file; files can be dropped anywhere on the page, too. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
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
    <label class="button file">
      <input
        type="file"
        accept=".json,.ndjson,.jsonl,.gz,.zst"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
      Open a file…
    </label>
  );
}
