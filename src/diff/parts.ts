// The schemas that a schema is made of.
import { isNode, type Place, target } from "./place.ts";

/** What says nothing of a value. */
export const SILENT = new Set(
  "$schema $id $defs definitions components $anchor $vocabulary".split(" "),
);

/** The schemas that a value is under, without those that only refer to others. A schema that contains itself adds nothing to itself. */
export function parts(places: readonly Place[], seen = new Set<unknown>()): Place[] {
  return places.flatMap((place) => {
    if (seen.has(place.node)) return [];
    seen.add(place.node);
    const { $ref, allOf, ...own } = place.node;
    const referred = typeof $ref === "string" ? target(place.root, $ref) : undefined;
    const all = Array.isArray(allOf)
      ? allOf.map((node, index) => schemaAt(place, node, "allOf", String(index)))
      : [];
    const unresolved = typeof $ref === "string" && !referred ? { "unresolved $ref": $ref } : {};
    const self = { ...place, node: { ...own, ...unresolved } };
    return [
      ...(Object.keys(self.node).every((key) => SILENT.has(key)) ? [] : [self]),
      ...parts([...(referred ? [referred] : []), ...all], seen),
    ];
  });
}

/** A schema inside another one. The schema `true` allows everything and `false` nothing. */
export function schemaAt(place: Place, schema: unknown, ...keys: readonly string[]): Place {
  return {
    root: place.root,
    at: [...place.at, ...keys],
    node: isNode(schema) ? schema : schema === false ? { type: [] } : {},
  };
}
