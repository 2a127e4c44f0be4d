import type { Settings } from "../../servers/handlers/handler.ts";

/** The content of --state demo, in words. */
export const DEMO = "some twenty accounts";

interface Setup {
  readonly settings: Settings;
  readonly isDevelopment: boolean;
  readonly control: boolean;
  readonly hasPage: boolean;
  readonly isStateGiven: boolean;
  readonly description: string;
}

/** The first words of the server: its address, requests to try, and credentials. */
export function serveWelcome(
  url: string,
  { settings, isDevelopment, control, hasPage, isStateGiven, description }: Setup,
): string {
  const [supplier] = settings.suppliers;
  const list = `${url}/v1/data-import/all-account-import-processes/${supplier?.code ?? "<SUPPLIER>"}/`;
  const key = isDevelopment ? settings.apiKeys[0] : "<API_KEY>";
  return [
    `The reference server listens on ${url}`,
    ...(hasPage
      ? [
          `Open it in a browser: the contract, requests to try, payloads to check and, ${control ? "under Live" : "with --control"}, every import.`,
        ]
      : []),
    description,
    "",
    "Or from here:",
    `  curl ${url}/v1/products/`,
    settings.dataImportNeedsToken
      ? `  curl -H "Authorization: Token <ACCESS_TOKEN>" ${list}`
      : `  curl -u ${key}: ${list}`,
    ...(isDevelopment && settings.tokens[0]
      ? [`  curl -H "Authorization: Token ${settings.tokens[0]}" ${list}`]
      : []),
    ...(control ? [`  curl ${url}/__control/`] : []),
    "",
    ...(isDevelopment
      ? [
          `These are the settings for development, with the import suppliers ${settings.suppliers.map(({ code }) => code).join(" and ")}, and the operations teams ${settings.operationsTeams.join(" and ")}.`,
          `--config FILE uses others, by the schema energy-contracts/config.schema.json.${isStateGiven ? "" : ` --state demo starts with ${DEMO}.`}`,
          "",
        ]
      : []),
    "Press Ctrl-C to end it.",
    "",
  ].join("\n");
}
