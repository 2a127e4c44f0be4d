import { api, wordsOf } from "./api.ts";

export function Products() {
  const { data, error } = api.useQuery("get", "/v1/products/");
  return (
    <section aria-labelledby="products">
      <h2 id="products">Products</h2>
      {error && <p role="alert">{wordsOf(error)}</p>}
      <ul>
        {data?.results.map(({ code, display_name: name, is_green: isGreen }) => (
          <li key={code}>
            {name || code} {isGreen && <small>green</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
