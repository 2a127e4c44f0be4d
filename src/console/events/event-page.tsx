// Shows an event, and beside it its message in each envelope, its type, its schema and code.
import { useState } from "preact/hooks";
import { splitName, versionsOf } from "../../library/names/versions.ts";
import { amount } from "../../library/text/printable.ts";
import { markdownPage } from "../../reading/model/markdown-page.ts";
import type { DescribedEvent, Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSchema, loadSection } from "../frame/descriptions.ts";
import { NotHere, useLoaded } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Sections, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Icon, Name, nameLinks, Prose } from "../parts/chip.tsx";
import { Assumed, assumedIn } from "../parts/evidence.tsx";
import { ENVELOPES, exampleOf, exampleTitle, inEnvelope } from "../parts/example.ts";
import { Fields } from "../parts/fields.tsx";
import { Choice } from "../parts/input.tsx";
import { Code, Copy, codeTab, Notice, schemaTab, Tabs } from "../parts/panel.tsx";
import { groupsByPrefix, SideList } from "../parts/side-list.tsx";
import { Facts } from "../parts/table.tsx";
import { usesOf } from "./uses.ts";

export function EventPage({ name }: Readonly<{ name: string }>) {
  const [, description = "", number = 0] = index.events.find(([event]) => event === name) ?? [];
  const section = index.sections[number];
  const [events, again] = useLoaded(name, () => loadSection(section?.name ?? ""));
  const event = events.is === "here" ? events.content[name] : undefined;
  const toAll = { href: hrefOf("events"), text: "All events" };
  const neighbours = index.events
    .filter(([other, , of, , newest]) => of === number && (newest === undefined || other === name))
    .map(([other]) => ({ href: hrefOf("events", other), text: other }));
  return (
    <Page
      side={
        <SideList
          name={section?.title ?? ""}
          current={hrefOf("events", name)}
          groups={[{ links: [toAll] }, ...groupsByPrefix(neighbours)]}
        />
      }
      beside={event ? <Message event={event} /> : false}
      besideName="Code and examples"
    >
      <p class="controls">
        <span class="event">
          <Icon of="event" /> Event
        </span>
        <a href={hrefOf("events", "", { section: section?.title ?? "" })}>{section?.title}</a>
      </p>
      <Title text={name} isCode aside={<Versions name={name} />}>
        <Name text={name} />
      </Title>
      <Prose look="lead" text={description} />
      {events.is === "here" ? (
        event && <Body event={event} about={description} />
      ) : (
        <NotHere is={events.is} what={name} again={again} />
      )}
    </Page>
  );
}

function Versions({ name }: Readonly<{ name: string }>) {
  const type = splitName(name)?.type ?? name;
  const names = index.events.map(([event]) => event);
  const versions = versionsOf(type, names);
  if (versions.length === 1) return <span class="small">the only version</span>;
  return (
    <span class="versions">
      {versions.map((version) => (
        <a
          key={version}
          href={hrefOf("events", version)}
          aria-current={version === name ? "true" : undefined}
        >
          {version.slice(type.length + 1)} {version === versions.at(-1) && "newest"}
        </a>
      ))}
    </span>
  );
}

type EventProps = Readonly<{ event: DescribedEvent; about: string }>;

function Body({ event, about }: EventProps) {
  const { field } = useAddress().query;
  const step = index.steps.find(([, to]) => to === event.name);
  const added = (path: string) =>
    event.added?.includes(path) ? `new in ${event.version}` : undefined;
  return (
    <>
      {event.incomplete && (
        <Notice kind="warn">The catalogue breaks off in the middle of this event.</Notice>
      )}
      <Sections
        beside="Example"
        of={[
          ["fields", "Fields", <Fields fields={event.fields} target={field} note={added} />],
          ["used", "Used with", <UsedWith event={event} />],
          step && ["versions", "Versions", <Since step={step} />],
          event.import !== "" && ["evidence", "Evidence", <Evidence event={event} />],
        ]}
      />
      <p>
        <Copy text={() => markdownPage({ ...event, kind: "event", description: about })}>
          Copy as Markdown
        </Copy>
      </p>
    </>
  );
}

function Since({ step: [from, to, changes] }: Readonly<{ step: Index["steps"][number] }>) {
  return (
    <p>
      {splitName(to)?.version} has {amount(changes, "change")} since {splitName(from)?.version}:{" "}
      <a href={hrefOf("changes", "", { from, to })}>what changed, and whom it breaks</a>
    </p>
  );
}

const Evidence = ({ event }: Pick<EventProps, "event">) => (
  <p>
    Names, types and required fields are documented, unless an assumption says otherwise. Triggers,
    values and units are not. <Assumed ids={assumedIn(event, ...event.fields)} />
  </p>
);

function UsedWith({ event }: Pick<EventProps, "event">) {
  const { name, emittedBy, sentWith, readBy, fields } = event;
  const shapes = [...new Set(fields.flatMap(({ shape }) => shape ?? []))];
  const senders = emittedBy.filter((sender) => sender !== "operator");
  const links = {
    "Sent by": nameLinks("rest", senders),
    "Sent with": nameLinks("events", sentWith),
    "Shapes in it": nameLinks("shapes", shapes),
    "Read by": readBy.map(([operation, parameter]) => (
      <>
        {nameLinks("rest", [operation])} with its <code>{parameter}</code>{" "}
      </>
    )),
  };
  return (
    <>
      {emittedBy.length === 0 && <p>No operation of this API is known to emit it.</p>}
      {emittedBy.includes("operator") && (
        <p>An operator sends it, who marks an account to be skipped.</p>
      )}
      <figure aria-label={`What emits ${name}, and what comes with it`}>
        <Facts of={Object.entries(links).filter(([, content]) => content.length > 0)} />
      </figure>
      {emittedBy.length > 0 && <Assumed ids={["emitted-events"]} />}
    </>
  );
}

function Message({ event }: Pick<EventProps, "event">) {
  const [example, setExample] = useState(event.examples[0]?.name ?? "");
  const [envelope, setEnvelope] = useState("payload");
  const message = inEnvelope(envelope, event.name, exampleOf(event, example));
  const text = JSON.stringify(message, null, 2);
  const names = event.examples.map(({ name }) => [name, exampleTitle(name)] as const);
  const check = hrefOf("check", "", { event: event.name, example, as: envelope });
  const tabs = [
    names.length > 0 && {
      title: "Message",
      end: <Copy text={() => text} />,
      foot: (
        <a class="button" href={check}>
          Check this message
        </a>
      ),
      content: () => (
        <>
          <div class="bar">
            <Choice label="Example" value={example} options={names} onChange={setExample} />
            <Choice label="As" value={envelope} options={ENVELOPES} onChange={setEnvelope} />
          </div>
          <Code text={text} />
        </>
      ),
    },
    event.import !== "" && codeTab("Type", event.declaration),
    schemaTab(event.name, () => loadSchema(event.name)),
  ];
  const uses = Object.entries(usesOf(event)).map(([title, code]) => codeTab(title, code));
  return (
    <>
      <Tabs name="Message" tabs={tabs} />
      <Tabs name="Use it in code" tabs={uses} />
    </>
  );
}
