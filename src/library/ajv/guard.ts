/** A fault in the words of ajv: its `ErrorObject`, for those who do not have its package. */
export interface ErrorObject {
  keyword: string;
  /** The JSON Pointer to the value. */
  instancePath: string;
  /** Where the schema says what the value breaks. */
  schemaPath: string;
  // biome-ignore lint/suspicious/noExplicitAny: as ajv has it
  params: Record<string, any>;
  propertyName?: string;
  message?: string;
}

/** A function that ajv generated. */
export interface AjvGuard<Payload> {
  (input: unknown): input is Payload;
  /** What the last call found wrong; null if it found nothing, and before the first call. */
  errors: ErrorObject[] | null;
}
