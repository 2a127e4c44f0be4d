interface AsyncApi {
  readonly components?: {
    readonly messages?: Readonly<Record<string, { readonly payload?: object }>>;
  };
}

/**
 * The events of an AsyncAPI document: the payload of each message, as a schema that holds the
 * components of the document too.
 */
export function schemasOfAsyncApi(document: object): ReadonlyMap<string, object> {
  const { components } = document as AsyncApi;
  const messages = Object.entries(components?.messages ?? {});
  return new Map(messages.map(([name, { payload }]) => [name, { ...payload, components }]));
}
