import type { Settings } from "../../handlers/settings.ts";

interface Setup {
  readonly isDevelopment: boolean;
  readonly control: boolean;
  /** Where the data is kept. */
  readonly description: string;
}

/** What a server says at its start: where it is, what to open, and with which configuration it runs. */
export function welcome(
  url: string,
  settings: Settings,
  { isDevelopment, control, description }: Setup,
): string {
  const [supplier] = settings.suppliers;
  const key = isDevelopment ? settings.apiKeys[0] : "<API_KEY>";
  return [
    `The reference server listens on ${url}`,
    description,
    "",
    "Try:",
    `  curl ${url}/v1/products/`,
    `  curl -u ${key}: ${url}/v1/data-import/all-account-import-processes/${supplier?.code ?? "<SUPPLIER>"}/`,
    ...(isDevelopment && settings.tokens[0]
      ? [`  curl -H "Authorization: Token ${settings.tokens[0]}" ...`]
      : []),
    ...(control ? [`  curl ${url}/__control/`] : []),
    "",
    ...(isDevelopment
      ? [
          "This is the development configuration; --config FILE takes another one:",
          JSON.stringify(settings, null, 2),
          "",
        ]
      : []),
    "Ctrl-C ends it.",
    "",
  ].join("\n");
}
