/** A fault in the words of ajv: its `ErrorObject`, for those who do not have its package. */
export interface ErrorObject {
  keyword: string;
  /** The JSON Pointer to the value. */
  instancePath: string;
  /** The place of the broken rule in the schema. */
  schemaPath: string;
  // biome-ignore lint/suspicious/noExplicitAny: as ajv has it
  params: Record<string, any>;
  propertyName?: string;
  message?: string;
}

/** A function that ajv generated. */
export interface AjvGuard<Payload> {
  (input: unknown): input is Payload;
  /** The faults that the last call found; null if there were none, and before the first call. */
  errors: ErrorObject[] | null;
}
