// Reloads the page of `npm run dev` when the server has a newer page.
const FOLDER = /console\/([0-9a-f]{10})\//;
const LOOK_EVERY_MILLISECONDS = 200;

const folderIn = (text: string): string | undefined => FOLDER.exec(text)?.[1];
declare const location: { reload(): void };

async function look(): Promise<void> {
  // A server that restarts gives no answer for a moment.
  const html = await fetch("/", { headers: { accept: "text/html" } }).then(
    (response) => response.text(),
    () => "",
  );
  const served = folderIn(html);
  if (served !== undefined && served !== folderIn(import.meta.url)) location.reload();
  else setTimeout(look, LOOK_EVERY_MILLISECONDS);
}

// This code also runs in the worker, which has no document and no page to reload.
if ("document" in globalThis) look();
