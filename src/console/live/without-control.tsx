import { HOST } from "../frame/host.ts";
import { Page, Title } from "../frame/page.tsx";
import { CodePanel } from "../parts/panel.tsx";

const WHY = {
  serve: "This server runs without its control. Start it again with it, and open its address:",
  mock: "The mock remembers nothing, so there is nothing to follow. The reference server does:",
  site: "This site has no server to follow. Start one, and open its address:",
};

/** Says how to start a server with control. This view is for servers without control. */
export const View = () => (
  <Page>
    <Title text="Live" />
    <p>{WHY[HOST ?? "site"]}</p>
    <CodePanel title="Start it" text="npx energy-contracts serve --control" />
  </Page>
);
