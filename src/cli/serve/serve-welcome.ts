import type { Settings } from "../../handlers/settings.ts";

interface Setup {
  readonly isDevelopment: boolean;
  readonly control: boolean;
  /** Says where the data is kept. */
  readonly description: string;
}

/** What the server prints at its start: its address, requests to try, and its configuration. */
export function serveWelcome(
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
          "This is the development configuration; --config FILE uses another one:",
          JSON.stringify(settings, null, 2),
          "",
        ]
      : []),
    "Press Ctrl-C to end it.",
    "",
  ].join("\n");
}
