// Judges the cost of a contract's regular expression: the number of ways through its automaton. If
// two ways lead from a place back to this place over the same text, the number grows exponentially.
// If ways lead from one loop to another over the same text, each such loop raises the power by one.
import { Automaton, type Budget } from "./automaton.ts";

const LONGEST = 4_000;
/** The largest number of steps of a search. A slow machine takes about a second for them. */
const MOST_STEPS = 5e7;
const MOST_TRIED = 64;
const STEPS_OF_POWER = 100_000;
/** The greatest limit for texts of a pattern of linear cost. Above it, texts get no limit. */
const LONG = 50_000;
const UNREAD =
  "can't be judged, because it is too long, refers back, looks back over a loop or has modifiers";

type Places = ReadonlySet<number>;

/** Returns the greatest length of a text for an expression, or why the expression is refused. */
export function judgePattern(pattern: string, budget: Budget): number | string {
  try {
    new RegExp(pattern, "u");
  } catch {
    return "is no regular expression";
  }
  const automaton = pattern.length > LONGEST ? undefined : new Automaton(pattern, budget);
  if (!automaton || automaton.hasRisk) return UNREAD;
  const loops = loopsIn(automaton, budget);
  const isExponential = loops.some(({ places }) => isAmbiguous(places, automaton, budget));
  if (budget.steps < 0) return UNREAD;
  if (isExponential) return "can take exponential time";
  return longestText(automaton, powerOf(loops, automaton));
}

/** A loop: `places` that lead to each other. `reached` has all places that the loop leads to. */
interface Loop {
  readonly places: Places;
  readonly reached: Places;
}

function loopsIn({ looped, next }: Automaton, budget: Budget): Loop[] {
  const from = new Map<number, Places>();
  for (const start of looped) {
    const reached = new Set(next[start]);
    for (const place of reached) {
      budget.steps -= next[place]?.length ?? 0;
      if (budget.steps < 0) return [];
      for (const after of next[place] ?? []) reached.add(after);
    }
    if (reached.has(start)) from.set(start, reached);
  }
  const loops = new Map<number, Loop>();
  for (const [start, reached] of from) {
    const places = [...reached].filter((place) => from.get(place)?.has(start));
    loops.set(Math.min(...places), { places: new Set(places), reached });
  }
  return [...loops.values()];
}

/** True if two ways lead from a place of a loop back to this place over the same text. */
function isAmbiguous(loop: Places, automaton: Automaton, budget: Budget): boolean {
  const { next } = automaton;
  const isTwice = (way: number, index: number, ways: readonly number[]) =>
    loop.has(way) && ways.indexOf(way) < index;
  if ([...loop].some((place) => next[place]?.some(isTwice))) return true;
  const walk = { automaton, budget, within: [loop, loop] };
  const alike = new Map([...loop].map((place) => [String(next[place]), place]));
  const steps = [...alike.values()].flatMap((place) => stepsOf(walk, [place, place]));
  const apart = steps.filter(([first, second]) => first !== second);
  return leads(walk, apart, ([first, second]) => first === second);
}

/** Returns the power of the text's length by which the number of ways grows. */
function powerOf(loops: readonly Loop[], automaton: Automaton): number {
  const budget = { steps: STEPS_OF_POWER };
  const powers = new Map<Loop, number>();
  const powerTo = (to: Loop): number => {
    let power = powers.get(to) ?? 1;
    if (powers.has(to)) return power;
    const [place = 0] = to.places;
    for (const from of loops) {
      if (from === to || !from.reached.has(place)) continue;
      const walk = { automaton, budget, within: [from.places, undefined, to.places] };
      const isTaken = (start: number, end: number) =>
        leads(walk, [[start, start, end]], (ends) => `${ends}` === `${[start, end, end]}`);
      const grows = [...from.places].some((start) =>
        [...to.places].some((end) => isTaken(start, end)),
      );
      power = Math.max(power, powerTo(from) + Number(grows));
    }
    powers.set(to, power);
    return power;
  };
  return Math.max(0, ...loops.map(powerTo));
}

/** Walkers go through an automaton by the same text. `within` has the allowed places of each. */
interface Walk {
  readonly automaton: Automaton;
  readonly budget: Budget;
  readonly within: readonly (Places | undefined)[];
}

/** True if the walkers reach an end, or if the budget runs out first. */
function leads(
  walk: Walk,
  starts: readonly (readonly number[])[],
  isEnd: (places: readonly number[]) => boolean,
): boolean {
  const open = [...starts];
  const seen = new Set(open.map(String));
  for (const places of open)
    for (const after of stepsOf(walk, places)) {
      if (isEnd(after)) return true;
      if (seen.has(`${after}`)) continue;
      seen.add(`${after}`);
      open.push(after);
    }
  return walk.budget.steps < 0;
}

function stepsOf(walk: Walk, places: readonly number[], walker = 0, common = -1n): number[][] {
  const { automaton, budget, within } = walk;
  const place = places[walker];
  if (place === undefined) return [[]];
  return (automaton.next[place] ?? []).flatMap((after) => {
    const taken = common & (automaton.takes[after] ?? 0n);
    if (budget.steps-- < 0 || taken === 0n || within[walker]?.has(after) === false) return [];
    return stepsOf(walk, places, walker + 1, taken).map((rest) => [after, ...rest]);
  });
}

/** Estimates, from texts of one repeated character, the length of text that takes MOST_STEPS. */
function longestText({ takes, next, begins }: Automaton, power: number): number {
  const masks = new Set(takes);
  const bits = new Set<bigint>();
  for (const first of masks)
    for (const second of masks) bits.add(first & second & -(first & second));
  let most = 0;
  for (const bit of bits) {
    let steps = 0;
    let ways = new Map([...begins].map((place) => [place, 1]));
    for (let length = 1; length <= MOST_TRIED && ways.size > 0; length++) {
      const after = new Map<number, number>();
      for (const [place, count] of ways) {
        if (((takes[place] ?? 0n) & bit) === 0n) continue;
        steps += count;
        for (const way of next[place] ?? []) after.set(way, (after.get(way) ?? 0) + count);
      }
      if (steps > MOST_STEPS) return length;
      ways = after;
    }
    most = Math.max(most, steps);
  }
  if (power === 0) return 1 / 0;
  let [usual, factors] = [1, 1];
  for (let count = 1; count <= power; count++) {
    usual *= (MOST_TRIED + count) / count;
    factors *= count;
  }
  const longest = (MOST_STEPS * factors) / Math.max(1, most / usual);
  return power === 1 && longest > LONG ? 1 / 0 : Math.floor(longest ** (1 / power));
}
