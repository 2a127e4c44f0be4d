// Products have stored counts for each group, because counting rows takes longer with each product.
import type { Product, ProductFilter } from "../store.ts";
import { bodyIn, numberIn, textIn } from "./row.ts";
import type { SqlSource } from "./sql-driver.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

export async function listProducts(
  source: SqlSource,
  { brand, isGreen }: ProductFilter,
  offset: number,
  limit: number,
): Promise<{ products: readonly Product[]; count: number }> {
  // Only the given filters become conditions, so that the database uses the best index.
  const filters = [
    ...(brand === undefined ? [] : [["brand", brand] as const]),
    ...(isGreen === undefined ? [] : [["is_green", Number(isGreen)] as const]),
  ];
  const conditions = filters.map(([column], index) => ` AND ${column} = $${index + 1}`).join("");
  const values = filters.map(([, value]) => value);
  const sum = `SELECT CAST(coalesce(sum(count), 0) AS BIGINT) AS count FROM product_count
    WHERE true${conditions}`;
  const [counted] = await source.query(sum, ...values);
  const count = counted ? numberIn(counted, "count") : 0;
  const size = Math.max(0, Math.min(limit, count - offset));
  const behind = count - offset - size;
  const isNearEnd = behind < offset;
  // Rows before the page are skipped in the index, from the nearer end of the list.
  const codes = `SELECT code FROM product WHERE is_hidden = 0${conditions}
    ORDER BY code ${isNearEnd ? "DESC" : "ASC"}
    LIMIT CAST($${values.length + 1} AS BIGINT) OFFSET CAST($${values.length + 2} AS BIGINT)`;
  const sql = `SELECT p.body FROM (${codes}) AS page JOIN product p ON p.code = page.code
    ORDER BY p.code`;
  const passed = isNearEnd ? Math.max(0, behind) : offset;
  const rows = await source.query(sql, ...values, size, passed);
  return { products: rows.map((row) => bodyIn<Product>(row, "body")), count };
}

export async function putProducts(transaction: SqlTransaction, products: readonly Product[]) {
  // Writers of products run one after another, so that the counts stay correct.
  await transaction.hold("products");
  const latest = new Map(products.map((product) => [product.code, product]));
  const listed = "SELECT brand, is_green FROM product WHERE is_hidden = 0 AND code {one_of $1}";
  const before = await transaction.query(listed, [...latest.keys()]);
  // Every call locks rows in the same order, so that two calls never deadlock.
  for (const product of [...latest.values()].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const isHidden = Number(product.is_hidden ?? false);
    const body = JSON.stringify(product);
    await transaction.query(PUT, product.code, isHidden, body, ...groupOf(product));
  }
  const sums = new Map<string, readonly [...ProductGroup, number]>();
  const count = ([brand, isGreen]: ProductGroup, change: number): void => {
    const name = `${isGreen}${brand}`;
    sums.set(name, [brand, isGreen, change + (sums.get(name)?.[2] ?? 0)]);
  };
  for (const row of before) count([textIn(row, "brand"), numberIn(row, "is_green")], -1);
  for (const product of latest.values()) if (!product.is_hidden) count(groupOf(product), 1);
  for (const sum of sums.values()) if (sum[2] !== 0) await transaction.query(COUNT, ...sum);
}

const PUT = `INSERT INTO product (code, is_hidden, body, brand, is_green) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (code) DO UPDATE SET brand = excluded.brand, is_green = excluded.is_green,
    is_hidden = excluded.is_hidden, body = excluded.body`;

const COUNT = `INSERT INTO product_count (brand, is_green, count) VALUES ($1, $2, $3)
  ON CONFLICT (brand, is_green) DO UPDATE SET count = product_count.count + excluded.count`;

/** A brand (empty for products without a brand), and 1 if the products are green. */
type ProductGroup = readonly [brand: string, isGreen: number];

const groupOf = ({ brand, params }: Product): ProductGroup => [
  brand ?? "",
  Number(params?.is_green ?? false),
];
