// The first view: a text about the contract, and four links into the page.
import type { ComponentChildren } from "preact";
import { hrefOf } from "../frame/address.ts";
import { HAS_CONTROL, HOST, HOST_WORDS } from "../frame/host.ts";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { Chip, Icon, Method, Outcome } from "../parts/chip.tsx";
import { codeTab, Tabs } from "../parts/panel.tsx";
import { recent } from "./recent-pages.ts";

const COMMANDS = {
  Server: "npx energy-contracts serve --control --state demo",
  Mock: "npx energy-contracts mock",
  Install: "npm install energy-contracts",
};

export function Start() {
  const { events, operations } = index;
  const tabs = Object.entries(COMMANDS).map(([title, text]) => codeTab(title, text));
  return (
    <Page>
      <div class="hero">
        <div>
          <Title text="Start">
            {events.length} events and {operations.length} operations of an energy platform, as a
            contract you can run.
          </Title>
          <p class="lead">
            Read what is sent, send it, check what you have, and watch an account being imported.
            Every answer is judged while you look.
          </p>
        </div>
        <Tabs name="Run it" tabs={tabs} />
      </div>
      <Doors operations={operations.length} />
      <Lists />
    </Page>
  );
}

const Lists = () => (
  <div class="thirds">
    <List title="On this server">
      <li>{HOST ? <Outcome isGood>{HOST_WORDS}</Outcome> : <Chip>{HOST_WORDS}</Chip>}</li>
      <li>
        {HAS_CONTROL ? <a href={hrefOf("live")}>Run a scenario</a> : <code>{COMMANDS.Server}</code>}
      </li>
    </List>
    <List title="Recent pages">
      {recent.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
      {recent.length === 0 && <li class="quiet">What you open is listed here.</li>}
    </List>
    <List title="Take it with you">
      {["openapi.json", "asyncapi.json", "catalogue.json"].map((file) => (
        <li key={file}>
          <a href={file} download={file}>
            {file}
          </a>
        </li>
      ))}
    </List>
  </div>
);

const List = ({ title, children }: Readonly<{ title: string; children: ComponentChildren }>) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

const Doors = ({ operations }: Readonly<{ operations: number }>) => (
  <div class="doors">
    <Door href={hrefOf("search")} icon="search" title="Find it" text={FIND}>
      <code class="box">
        external_<mark>account_num</mark>ber
      </code>
      <Chip kind="event">account.created-v1</Chip>
      <Chip kind="num warn">400 supplier_paused</Chip>
    </Door>
    <Door
      href={hrefOf("rest", "stageAccount")}
      icon="send"
      title="Try the API"
      text={`${operations} operations, each with a form, its rules and its answers.`}
    >
      <Method name="POST" />
      <code class="box">"dry_run": true</code>
      <Outcome isGood>matches the contract</Outcome>
    </Door>
    <Door href={hrefOf("check")} icon="check" title="Check a message" text={CHECK}>
      <code class="box">
        "is_imported": <s>"yes"</s>
      </code>
      <Outcome isGood={false}>1 fault</Outcome>
      <span>must be a boolean, not the string "yes"</span>
    </Door>
    <Door href={hrefOf("live")} icon="flow" title="Watch an import" text={WATCH}>
      <span>
        <b class="box">Staged</b> <Icon of="arrow" /> <b class="box">Imported</b>
      </span>
      <Chip kind="event">account.created-v1</Chip>
    </Door>
  </div>
);

const FIND = "By half a name: fields, events, operations, error codes.";
const CHECK = "Events and request bodies, files of any size. Nothing leaves the page.";
const WATCH = "Accounts, requests and events as they come. Ten scenarios to run.";

type DoorProps = Readonly<{
  href: string;
  icon: Parameters<typeof Icon>[0]["of"];
  title: string;
  text: string;
  children: ComponentChildren;
}>;

/** A link with a small picture. The link to the search moves the focus to the search box. */
function Door({ href, icon, title, text, children }: DoorProps) {
  const open = (event: Event) => {
    if (icon !== "search") return;
    event.preventDefault();
    document.getElementById("search")?.focus();
  };
  return (
    <a class="door" href={href} onClick={open}>
      <div aria-hidden="true">{children}</div>
      <h2>
        <Icon of={icon} /> {title} <Icon of="arrow" />
      </h2>
      <p>{text}</p>
    </a>
  );
}
