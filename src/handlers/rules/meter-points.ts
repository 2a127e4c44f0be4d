import type { Account } from "../../stores/store.ts";

type MeterPoint = NonNullable<
  NonNullable<Account["supply_addresses"]>[number]["meter_points"]
>[number];

/** The meter points of an account, whatever place they supply. */
export const meterPointsOf = ({ supply_addresses = [] }: Account): MeterPoint[] =>
  supply_addresses.flatMap(({ meter_points = [] }) => meter_points);
