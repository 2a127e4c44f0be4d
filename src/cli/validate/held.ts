// The faults of one input, held back until it is known which of them are accepted.
import { type Counted, type Kind, keyOf, placeOf } from "../../reading/judge/tally.ts";
import type { Finding } from "../findings/finding.ts";

export interface HeldKind {
  readonly kind: Kind;
  /** Whether it is why something can't be read, which is never accepted. */
  readonly isRefusal: boolean;
  /** The exit code that it makes. */
  readonly fails: 0 | 1 | 3;
  count: number;
}

const kindIn = ({ attr, code }: Counted, event: string | undefined): Kind => ({
  place: placeOf(attr),
  code,
  event,
});

export class Held {
  readonly kinds = new Map<string, HeldKind>();
  readonly findings: Finding[] = [];
  readonly #limit: number;
  readonly #kept = new Map<string, number>();

  /** Of each kind, no more findings are kept than this. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  count(issue: Counted, event: string | undefined, fails: HeldKind["fails"]): void {
    this.add({ kind: kindIn(issue, event), isRefusal: false, fails, count: 1 });
  }

  refuse(issue: Counted): void {
    this.add({ kind: kindIn(issue, undefined), isRefusal: true, fails: 1, count: 1 });
  }

  add(one: HeldKind): void {
    const key = one.isRefusal ? `refusal\n${keyOf(one.kind)}` : keyOf(one.kind);
    const known = this.kinds.get(key);
    if (known) known.count += one.count;
    else this.kinds.set(key, { ...one });
  }

  /** The issues of a payload of which findings will be kept. */
  choose<Issue extends Counted>(issues: readonly Issue[], event: string | undefined): Issue[] {
    const taken = new Map<string, number>();
    return issues.filter((issue) => {
      const key = keyOf(kindIn(issue, event));
      const count = taken.get(key) ?? this.#kept.get(key) ?? 0;
      taken.set(key, count + 1);
      return count < this.#limit;
    });
  }

  keep(finding: Finding): void {
    const key = keyOf(kindIn(finding, finding.event));
    const count = this.#kept.get(key) ?? 0;
    if (count >= this.#limit) return;
    this.#kept.set(key, count + 1);
    this.findings.push(finding);
  }

  /** The findings of all kinds but these, in their order. */
  without(accepted: ReadonlySet<string>): Finding[] {
    return this.findings.filter((one) => !accepted.has(keyOf(kindIn(one, one.event))));
  }
}
