/** Who the caller claims to be, in the header Authorization. */
export type Credentials =
  | { readonly kind: "none" }
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "apiKey"; readonly apiKey: string }
  | { readonly kind: "unreadable"; readonly reason: string };

/** The path and query parameters of a request, read by the types that the contract gives them. */
export type ParameterValues = Readonly<Record<string, string | number | boolean>>;
