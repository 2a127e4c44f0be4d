// Begins to load the files of the view in the address, while the page itself is still loading.
const [, part, slash] = /^#\/(\w+)(\/?)/.exec(location.hash) ?? [];
const files = document.querySelector("script[async]")?.getAttribute(`data-${part}`);
for (const file of files?.split(" ") ?? []) {
  if (file === "operations.json" && slash === "") continue; // the guide does not need it
  const kind = file.endsWith(".js") ? { rel: "modulepreload" } : { rel: "preload", as: "fetch" };
  const href = new URL(file, import.meta.url).href;
  const link = Object.assign(document.createElement("link"), kind, { crossOrigin: "", href });
  document.head.append(link);
}
