import type { Issue } from "../runtime/issue.ts";

/** What a rule has to know besides the body. */
export interface RuleOptions {
  /** The country of telephone numbers without a country code, as ISO 3166-1 alpha-2: DE. */
  readonly country?: string | undefined;
}

/** A rule that a schema can't express. It takes any JSON, because bodies are judged as a whole. */
export interface Rule {
  find(body: unknown, options: RuleOptions): readonly Issue[];
  /** Whether `find` has what it needs for a body. If not, `load` loads it. */
  isReady?(body: unknown): boolean;
  load?(): Promise<void>;
}
