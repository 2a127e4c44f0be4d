// The frame of every view, and the views by their addresses.
import type { ComponentChildren } from "preact";
import type { Index } from "./data.ts";
import { EventList } from "./events/event-list.tsx";
import { type Address, hrefOf } from "./frame/address.ts";
import { HAS_CONTROL, HOST_WORDS, VERSION } from "./frame/host.ts";
import { loadIndex } from "./frame/index-data.ts";
import { Loaded, NotHere, useLoaded } from "./frame/load.tsx";
import { loadOnce } from "./frame/load-once.ts";
import { Page, Title } from "./frame/page.tsx";
import { useAddress } from "./frame/router.ts";
import { SearchBox } from "./frame/search-box.tsx";
import { nearestName } from "./parts/search-words.ts";

interface Part {
  readonly title: string;
  /** Whether nothing leads to it. */
  readonly isHidden?: boolean;
  /** Names that its addresses may have, if they have any. */
  readonly names?: (index: Index) => readonly string[];
  /** Loads its view. */
  readonly load: () => Promise<(props: { readonly index: Index }) => ComponentChildren>;
}

const eventPage = () =>
  loadOnce("event", async () => (await import("./events/event-page.tsx")).EventPage);

const PARTS: Readonly<Record<string, Part>> = {
  events: {
    title: "Events",
    names: ({ events }) => events.map(([name]) => name),
    load: eventPage,
  },
  rest: {
    title: "REST",
    names: ({ operations }) => operations.map(({ operationId }) => operationId),
    load: () => loadOnce("rest", async () => (await import("./rest/operations.tsx")).Operations),
  },
  check: {
    title: "Check a payload",
    load: () => loadOnce("check", async () => (await import("./check/check.tsx")).Check),
  },
  live: {
    title: "Live",
    isHidden: !HAS_CONTROL,
    load: () =>
      HAS_CONTROL
        ? loadOnce("live", async () => (await import("./live/live.tsx")).Live)
        : loadOnce("closed", async () => (await import("./live/closed.tsx")).Closed),
  },
  changes: {
    title: "Changes",
    load: () => loadOnce("changes", async () => (await import("./changes/changes.tsx")).Changes),
  },
  assumptions: {
    title: "Assumptions",
    load: () =>
      loadOnce(
        "assumptions",
        async () => (await import("./assumptions/assumptions.tsx")).Assumptions,
      ),
  },
  shapes: {
    title: "Shapes",
    isHidden: true,
    load: () => loadOnce("shapes", async () => (await import("./shapes/shapes.tsx")).Shapes),
  },
};

/** Parts that know by themselves which names they have. */
const WITH_NAMES = ["assumptions", "shapes"];

/** Where a view is found. The address bar follows a little later while somebody types. */
const fullAddressOf = ({ part, name, query }: Address): string =>
  new URL(hrefOf(part, name, query), location.href).href;

/** The whole page. */
export function Shell() {
  const address = useAddress();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: the fragment belongs to the address, so the focus moves by script */}
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        Skip to the content
      </a>
      <header>
        <p class="brand">
          <strong>energy-contracts</strong> {VERSION}
        </p>
        <nav aria-label="Parts">
          {Object.entries(PARTS)
            .filter(([, { isHidden }]) => !isHidden)
            .map(([part, { title, load }]) => (
              <a
                key={part}
                href={hrefOf(part)}
                aria-current={address.part === part ? "page" : undefined}
                onMouseEnter={load}
                onFocus={load}
              >
                {title}
              </a>
            ))}
        </nav>
        <SearchBox />
        <p class="host">{HOST_WORDS}</p>
      </header>
      <Loaded what="the contract" from={loadIndex}>
        {(index) => <View address={address} index={index} />}
      </Loaded>
      <footer>
        <p class="small quiet">
          energy-contracts {VERSION}. Nothing is stored, and nothing is sent but to the server of
          this page. <span class="print">{fullAddressOf(address)}</span>
        </p>
      </footer>
    </>
  );
}

function View({ address, index }: { readonly address: Address; readonly index: Index }) {
  const { part, name } = address;
  const found = partOf(part);
  const isKnown = WITH_NAMES.includes(part) || name === "" || found?.names?.(index).includes(name);
  if (!found || !isKnown) return <Unknown address={address} index={index} />;
  if (part === "events" && name === "") return <EventList index={index} />;
  return <Opened key={part} part={found} heading={name || found.title} index={index} />;
}

const partOf = (name: string): Part | undefined =>
  Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;

/** A part whose code is loaded when it is opened. Its heading is there at once. */
function Opened({
  part,
  heading,
  index,
}: {
  readonly part: Part;
  readonly heading: string;
  readonly index: Index;
}) {
  const [state, again] = useLoaded(part.title, part.load);
  if (state.is === "here") {
    const Shown = state.content;
    return <Shown index={index} />;
  }
  return (
    <Page>
      <h1>{heading}</h1>
      <NotHere is={state.is} what={heading} again={again} />
    </Page>
  );
}

/** An address that leads nowhere: what was asked for, and what is near it. */
function Unknown({
  address: { part, name },
  index,
}: {
  readonly address: Address;
  readonly index: Index;
}) {
  const kind = { events: "event", rest: "operation" }[part];
  const near =
    nearestName(name, partOf(part)?.names?.(index) ?? []) ??
    nearestName(name, PARTS.events?.names?.(index) ?? []);
  return (
    <Page>
      <Title text="Not found" />
      <p>
        {kind === undefined
          ? `This page has no part "${part}".`
          : `There is no ${kind} "${name}" in the contract.`}
      </p>
      {near !== undefined && name !== "" && (
        <p>
          Near it: <a href={hrefOf(kind === "operation" ? part : "events", near)}>{near}</a>
        </p>
      )}
      <p>
        <a href={hrefOf(kind === "operation" ? "rest" : "events")}>
          {kind === "operation" ? "All operations" : "All events"}
        </a>
      </p>
    </Page>
  );
}
