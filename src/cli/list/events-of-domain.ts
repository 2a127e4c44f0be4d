import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import type { Catalogue, CatalogueEvent } from "../../reading/model/description.ts";
import { UsageError } from "../command.ts";
import { OWN_DOMAIN } from "../show/read-reference.ts";

/** The events of a section, or all of them. Throws for a section that is not in the catalogue. */
export function eventsOfDomain(
  domain: string | undefined,
  { domains, events }: Catalogue,
): readonly CatalogueEvent[] {
  if (domain === undefined) return events;
  const names = domains.map(({ name }) => name);
  if (names.includes(domain)) return events.filter((event) => event.domain === domain);
  const meant = names.find((name) => name.startsWith(domain)) ?? nearest(domain, names);
  const hint =
    domain === OWN_DOMAIN.name
      ? ": it has the events that --contracts adds, and there are none."
      : didYouMean(meant, ".");
  throw new UsageError(
    `There is no domain "${domain}"${hint} The domains are ${names.join(", ")}.`,
  );
}
