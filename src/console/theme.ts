// Applies the kept theme before the first frame, and keeps a changed theme. This file is loaded as
// a classic script without imports, because a module runs after the first frame.

// A page of a static site takes the address of its view before other scripts read the address.
const { view } = document.documentElement.dataset;
if (view && !location.hash) history.replaceState(null, "", view);

const KEY = "energy-contracts theme";
const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');

function inStorage<Kept>(access: (storage: Storage) => Kept): Kept | undefined {
  try {
    return access(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

if (scheme) {
  scheme.content = inStorage((storage) => storage.getItem(KEY)) ?? scheme.content;
  const keep = () => inStorage((storage) => storage.setItem(KEY, scheme.content));
  new MutationObserver(keep).observe(scheme, { attributes: true });
}
