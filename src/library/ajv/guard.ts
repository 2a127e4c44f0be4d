/** A fault as ajv reports it. This type equals ajv's `ErrorObject` and needs no package. */
export interface ErrorObject {
  keyword: string;
  /** The JSON Pointer to the value. */
  instancePath: string;
  /** The place of the broken rule in the schema. */
  schemaPath: string;
  // biome-ignore lint/suspicious/noExplicitAny: the type of ajv has `any` here
  params: Record<string, any>;
  propertyName?: string;
  message?: string;
}

/** A validating function that ajv generated. */
export interface AjvGuard<Payload> {
  (input: unknown): input is Payload;
  /** The faults of the last call; null if the last call found none, or before the first call. */
  errors: ErrorObject[] | null;
}
