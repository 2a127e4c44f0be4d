// Generated from openapi/, the schema Products by `npm run generate`. Do not edit.

import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainProduct, isProduct } from "./Product.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfProduct } from "./Product.ts";

export function isProducts(v: any): boolean {
  return Array.isArray(v) &&
  v.length >= 1 &&
  every(v, (i0: any) => isProduct(i0));
}

export function explainProducts(data: any, path: string, report: Report, visit?: Visit): void {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0=0; i0<len0; i0++) {
      explainProduct(data[i0], path + "/" + i0, report, visit);
    }
    if (!(data.length >= 1)) report(path, "too_few_items", "a list with at least 1 entry");
  }
  else {
    report(path, "array");
  }
}

/** The fields that Products names. */
export const shapeOfProducts: Shape = [shapeOfProduct];
