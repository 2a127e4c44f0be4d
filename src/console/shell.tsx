// The frame of the page. It shows the part that the address names.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Index } from "./data.ts";
import { type Address, hrefOf } from "./frame/address.ts";
import { HAS_CONTROL, HOST, LOGO, TITLE, VERSION } from "./frame/host.ts";
import { Loaded, loadJson, NotHere, useLoaded } from "./frame/load.tsx";
import { index, keepIndex, loadOnce } from "./frame/load-once.ts";
import { Page, Title } from "./frame/page.tsx";
import { useAddress } from "./frame/router.ts";
import { Chip, Icon, Outcome } from "./parts/chip.tsx";
import { Button } from "./parts/input.tsx";
import { Found, Results } from "./search/results.tsx";
import { SearchBox } from "./search/search-box.tsx";
import { Start } from "./start.tsx";

type Part = Readonly<{ title: string; load: () => Promise<{ View: () => ComponentChildren }> }>;

const PARTS: Readonly<Record<string, Part>> = {
  start: { title: "Start", load: async () => ({ View: Start }) },
  search: { title: "Search", load: async () => ({ View: Results }) },
  events: { title: "Events", load: () => import("./events/events.tsx") },
  rest: { title: "REST", load: () => import("./rest/operations.tsx") },
  check: { title: "Check", load: () => import("./check/check.tsx") },
  live: {
    title: "Live",
    load: () => (HAS_CONTROL ? import("./live/live.tsx") : import("./live/without-control.tsx")),
  },
  changes: { title: "Changes", load: () => import("./changes/changes.tsx") },
  assumptions: { title: "Assumptions", load: () => import("./assumptions/assumptions.tsx") },
  shapes: { title: "Shapes", load: () => import("./shapes/shapes.tsx") },
};

const MENU = ["events", "rest", "check", ...(HAS_CONTROL ? ["live"] : []), "changes"];

/** The valid names in addresses of a part. A part that checks its names itself has no entry. */
const NAMED: Readonly<Record<string, { kind: string; names: () => readonly string[] }>> = {
  events: { kind: "event", names: () => index.events.map(([name]) => name) },
  rest: { kind: "operation", names: () => index.operations.map(({ operationId }) => operationId) },
};

const load = (part: string) => loadOnce(`part ${part}`, (PARTS[part] as Part).load);

export const Shell = () => (
  <Loaded what="the contract" from={() => loadJson<Index>("./index.json").then(keepIndex)}>
    {() => <Frame />}
  </Loaded>
);

function Frame() {
  const address = useAddress();
  const { part, name, query } = address;
  const shown = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
  const isKnown = shown && (name === "" || (NAMED[part]?.names().includes(name) ?? true));
  return (
    <>
      <Button look="skip" act={() => document.getElementById("main")?.focus()}>
        Skip to the content
      </Button>
      <Head current={part === "shapes" ? "rest" : part} />
      {isKnown ? (
        <Opened key={part} part={part} heading={name || shown.title} />
      ) : (
        <Unknown {...address} />
      )}
      <footer class="shell">
        <p class="foot small quiet">
          energy-contracts {VERSION}. Nothing is stored but the theme, and nothing is sent but to
          the server of this page.{" "}
          <span class="print">{new URL(hrefOf(part, name, query), location.href).href}</span>
        </p>
      </footer>
    </>
  );
}

const Head = ({ current }: Readonly<{ current: string }>) => (
  <header class="top">
    <div class="shell">
      <a class="brand" href="#/" aria-label={`${TITLE}, start`}>
        {LOGO ? <img src={LOGO} alt="" height={24} /> : <Icon of="event" />}
        <b>{TITLE}</b>
      </a>
      {/* Focus or the mouse over a link loads the part. */}
      <nav aria-label="Parts">
        {MENU.map((id) => (
          <a
            key={id}
            href={hrefOf(id)}
            aria-current={id === current ? "page" : undefined}
            onMouseEnter={() => load(id)}
            onFocus={() => load(id)}
          >
            {PARTS[id]?.title}
          </a>
        ))}
      </nav>
      <SearchBox />
      <ThemeSwitch />
      <p class="host">
        {HOST ? <Standing /> : <Chip>no server</Chip>} {VERSION}
      </p>
    </div>
  </header>
);

const LOOK_MILLISECONDS = 5_000;

/** Shows the kind of the server, or that it is gone. */
function Standing() {
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    const options = { method: "HEAD", headers: { accept: "text/html" } };
    const look = () =>
      document.hidden ||
      fetch("", options).then(
        () => setHere(true),
        () => setHere(false),
      );
    const timer = setInterval(look, LOOK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="status" aria-label="Server">
      <Outcome isGood={isHere}>{isHere ? HOST : `${HOST} is gone`}</Outcome>
    </span>
  );
}

/** Reloads the page if its server answers, as browsers never request a failed module again. */
const reloadIfServed = () =>
  fetch("")
    .then(() => location.reload())
    .catch(() => {});

function Opened({ part, heading }: Readonly<{ part: string; heading: string }>) {
  const [state] = useLoaded(part, () => load(part));
  if (state.is === "here") return <state.content.View />;
  return (
    <Page>
      <h1>{heading}</h1>
      <NotHere is={state.is} what={heading} again={reloadIfServed} />
    </Page>
  );
}

const THEMES = { "light dark": "system", light: "light", dark: "dark" } as const;
const SCHEMES = ["light dark", "light", "dark"] as const;

/** Shows a button that changes the theme. The script theme.ts applies and keeps the theme. */
function ThemeSwitch() {
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  const [chosen, setChosen] = useState(SCHEMES.find((each) => each === scheme?.content));
  const theme = THEMES[chosen ?? "light dark"];
  const turn = () => {
    const next = SCHEMES[(SCHEMES.indexOf(chosen ?? "light dark") + 1) % SCHEMES.length];
    scheme?.setAttribute("content", next ?? "");
    setChosen(next);
  };
  return (
    <Button look="bare square" label={`Theme: ${theme}`} title={`Theme: ${theme}`} act={turn}>
      <Icon of={theme} />
    </Button>
  );
}

function Unknown({ part, name }: Address) {
  const kind = NAMED[part]?.kind;
  return (
    <Page>
      <Title text="Not found" />
      <p>
        {kind === undefined
          ? `This page has no part "${part}".`
          : `There is no ${kind} "${name}" in the contract.`}
      </p>
      <Found text={kind === undefined ? part : name} />
    </Page>
  );
}
