// Loaded before a program: its clock stands still and its chance has a seed, so that two runs print the same.
const DAY = Date.UTC(2026, 0, 15, 9);
let seed = 1;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const hex = (digits) =>
  Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join("");

Math.random = random;
crypto.getRandomValues = (bytes) => {
  for (const index of bytes.keys()) bytes[index] = random() * 256;
  return bytes;
};
crypto.randomUUID = () => [8, 4, 4, 4, 12].map(hex).join("-");
globalThis.Date = class extends Date {
  static now = () => DAY;
  constructor(...parts) {
    super(...(parts.length === 0 ? [DAY] : parts));
  }
};
