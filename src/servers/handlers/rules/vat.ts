// Value added tax, in decimal arithmetic: binary floats would return 0.31404099999999996 for 0.2639
// with 19%. No other file knows the package big.js.
import Big from "big.js";

/** A price with tax on it. Both are decimal numbers as text. */
export const addVat = (price: string, rate: string): number =>
  new Big(rate).plus(1).times(price).toNumber();
