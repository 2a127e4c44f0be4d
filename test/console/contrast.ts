// The contrasts of the colours of the page, by WCAG 2.

/** What stands on what, and how much contrast it needs: 4.5 for text, 3 for borders of controls. */
const PAIRS: readonly (readonly [front: string, backs: readonly string[], least: number])[] = [
  ...["text", "quiet", "link", "get", "fault", "good", "warn", "value"].map(
    (name) => [name, ["paper", "sunk"], 4.5] as const,
  ),
  ["paper", ["link"], 4.5],
  ["text", ["mark"], 4.5],
  ["edge", ["paper", "sunk"], 3],
];

/** Every pair of colours with too little contrast, in both schemes. */
export function contrastFaults(css: string): string[] {
  return ["light", "dark"].flatMap((scheme, place) => {
    const colours = coloursIn(css, place);
    return PAIRS.flatMap(([front, backs, least]) =>
      backs.flatMap((back) => {
        const found = contrast(colours[front] ?? "", colours[back] ?? "");
        return found >= least
          ? []
          : [
              `${scheme}: ${front} on ${back} has a contrast of ${found.toFixed(2)}, and needs ${least}`,
            ];
      }),
    );
  });
}

/** The first colour of each pair is for the light scheme, and the second for the dark one. */
const coloursIn = (css: string, place: number): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([a-z]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name = "", ...colours]) => [name, colours[place] ?? ""],
    ),
  );

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The relative luminance of `#rrggbb`; 0 for anything else, so that a missing colour shows. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
