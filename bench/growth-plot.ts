// A small plot for docs/performance.md: how the cost of calls grows with what is stored.
/** A line of the plot. */
export interface Line {
  readonly label: string;
  /** A number of accounts, and the cost beside that of the first point. */
  readonly points: readonly (readonly [number, number])[];
}

const WIDTH = 720;
const HEIGHT = 300;
const LEFT = 40;
const RIGHT = 190;
const TOP = 16;
const BOTTOM = 28;
const COLORS = ["#0072b2", "#d55e00", "#009e73"];
const DASHES = ["", "6 3", "2 3"];

/**
 * Draws the plot, with a line at the most that is allowed. Accounts grow to the right by powers, the
 * cost upwards.
 */
export function drawGrowth(lines: readonly Line[], limit: number): string {
  const sizes = lines[0]?.points.map(([size]) => size) ?? [];
  const least = Math.log(sizes[0] ?? 1);
  const span = Math.log(sizes.at(-1) ?? 1) - least || 1;
  const top = Math.max(2, ...lines.flatMap(({ points }) => points.map(([, cost]) => cost)));
  const x = (size: number) =>
    round(LEFT + ((Math.log(size) - least) / span) * (WIDTH - LEFT - RIGHT));
  const y = (cost: number) => round(HEIGHT - BOTTOM - (cost / top) * (HEIGHT - TOP - BOTTOM));
  const end = WIDTH - RIGHT;
  const rule = (cost: number, style: string) =>
    `<path d="M${LEFT} ${y(cost)}H${end}" ${style}/><text x="${LEFT - 6}" y="${y(cost) + 4}" text-anchor="end">${cost}×</text>`;
  const drawn = lines.map(({ label, points }, index) => {
    const color = COLORS[Math.floor(index / DASHES.length) % COLORS.length];
    const style = `stroke="${color}" stroke-width="2" fill="none" stroke-dasharray="${DASHES[index % DASHES.length]}"`;
    const path = points.map(([size, cost]) => `${x(size)} ${y(cost)}`).join("L");
    const row = TOP + 8 + index * 22;
    return `<path d="M${path}" ${style}/><path d="M${end + 16} ${row}h26" ${style}/><text x="${end + 50}" y="${row + 4}">${label}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#333">
<title>Cost of calls beside that in the smallest store</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${rule(0, 'stroke="#333"')}
${rule(1, 'stroke="#ccc"')}
${rule(limit, 'stroke="#c00" stroke-dasharray="4 4"')}
${sizes.map((size) => `<text x="${x(size)}" y="${HEIGHT - 10}" text-anchor="middle">${size.toLocaleString("en")}</text>`).join("\n")}
${drawn.join("\n")}
</svg>
`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
