import type { Handler } from "./handler.ts";
import { loadCalendar } from "./rules/calendar.ts";
import { answerPage, offsetOf } from "./rules/page.ts";
import { toPublicProduct } from "./rules/public-product.ts";

/** Lists the visible products that match the filters, by code, in pages. */
export const listProducts: Handler<"listProducts"> = async ({ parameters, url }, context) => {
  const { brand, is_green: isGreen, is_prepay: isPrepay, page = 1 } = parameters;
  const { pageSize } = context.settings;
  const asked = { page, pageSize, url: url() };
  // No imported product is prepaid.
  if (isPrepay) return answerPage([], 0, asked);
  const { products, count } = await context.store.read((reader) =>
    reader.listProducts({ brand, isGreen }, offsetOf(page, pageSize), pageSize),
  );
  const calendar = await loadCalendar();
  const [folder = ""] = asked.url.split("?", 1);
  const results = products.map((product) => toPublicProduct(product, folder, calendar));
  return answerPage(results, count, asked);
};
