// One event.

import type { ComponentChildren } from "preact";
import { splitName, versionsOf } from "../../library/names/versions.ts";
import type { DescribedEvent, Index, SectionData } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSection } from "../frame/described.ts";
import { Loaded, loadDocument } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Code, Copy } from "../parts/code.tsx";
import { Assumed } from "../parts/evidence.tsx";
import { FieldTree } from "../parts/field-tree.tsx";
import { Name } from "../parts/name.tsx";
import { Prose } from "../parts/prose.tsx";
import { SideBySide } from "../parts/side-by-side.tsx";
import { SideList } from "../parts/side-list.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { unpackDeclaration } from "./declaration.ts";
import { Examples } from "./examples.tsx";

export function EventPage({ index }: { readonly index: Index }) {
  const { name } = useAddress();
  const row = index.events.find(([event]) => event === name);
  const section = row && index.sections[row[2]];
  if (!row || !section) return null;
  const inSection = (show: (event: DescribedEvent, all: SectionData) => ComponentChildren) => (
    <Loaded key={name} what={name} from={() => loadSection(section.name)}>
      {(events) => events[name] && show(events[name], events)}
    </Loaded>
  );
  const links = index.events
    .filter(([, , at]) => at === row[2])
    .map(([event]) => ({
      href: hrefOf("events", event),
      text: event,
      isCurrent: event === name,
      isCode: true,
    }));
  const side = (
    <SideList name={section.title} groups={[{ links }]}>
      <p class="small">
        <a href={hrefOf("events")}>All {index.sections.length} sections</a>
      </p>
    </SideList>
  );
  return (
    <Page
      side={side}
      beside={inSection((event) => <Beside event={event} description={row[1]} />)}
      besideName="Code and examples"
    >
      <p class="small quiet">
        Section <a href={hrefOf("events", "", { section: section.name })}>{section.title}</a>
      </p>
      <Title text={name} isCode aside={<Versions name={name} index={index} />}>
        <Name text={name} />
      </Title>
      {inSection((event, events) => (
        <Body event={event} events={events} description={row[1]} />
      ))}
    </Page>
  );
}

function Versions({ name, index }: { readonly name: string; readonly index: Index }) {
  const type = splitName(name)?.type ?? name;
  const versions = versionsOf(
    type,
    index.events.map(([event]) => event),
  );
  if (versions.length === 1) return <>the only version</>;
  return (
    <>
      {versions.map((version) => {
        const text = version.slice(type.length + 1);
        return version === name ? (
          <strong key={version}>{text} </strong>
        ) : (
          <span key={version}>
            <a href={hrefOf("events", version)}>{text}</a>{" "}
          </span>
        );
      })}
      {name === versions.at(-1)
        ? `newest of ${versions.length}`
        : `the newest is ${versions.at(-1)?.slice(type.length + 1)}`}
    </>
  );
}

function Body({
  event,
  events,
  description,
}: {
  readonly event: DescribedEvent;
  readonly events: SectionData;
  readonly description: string;
}) {
  const { field = "", with: beside } = useAddress().query;
  const [newest] = event.differences.slice(-1);
  const added = (path: string) =>
    newest?.changes.some((change) => change.path === path && change.kind === "added")
      ? `new in ${event.version}`
      : undefined;
  return (
    <>
      <p class="lead">
        <Prose text={description} />
      </p>
      {event.incomplete && (
        <p>
          <span class="tag assumed">incomplete</span> The catalogue breaks off in the middle of this
          event.
        </p>
      )}
      <Code text={event.import}>
        <Copy text={() => event.import} label="Copy the import" />
      </Code>
      <FieldTree of={event.name} title="Fields" fields={event.fields} target={field} note={added} />
      <p class="small">
        Names, types and which fields are required are documented. Triggers, values and units are
        not: <Assumed ids={event.evidence.map(({ assumption }) => assumption)} />.
      </p>
      {newest && <Compared event={event} events={events} beside={beside} />}
      <h2>Emitted by</h2>
      <p>
        {event.emittedBy.length === 0
          ? "No operation of this API is known to emit it. "
          : event.emittedBy.map((operation) =>
              operation === "operator" ? (
                <span key={operation}>the operator, who marks a staged account to be skipped </span>
              ) : (
                <span key={operation}>
                  <a href={hrefOf("rest", operation)}>{operation}</a>{" "}
                </span>
              ),
            )}
        <Assumed ids={["emitted-events"]} />
      </p>
    </>
  );
}

/** The version beside an earlier one: the one before it, or the one in the address. */
function Compared({
  event,
  events,
  beside,
}: {
  readonly event: DescribedEvent;
  readonly events: SectionData;
  readonly beside: string | undefined;
}) {
  const difference =
    event.differences.find(({ from }) => from === beside) ?? event.differences.at(-1);
  const earlier = event.versions.find((name) => name.endsWith(`-${difference?.from}`)) ?? "";
  const old = events[earlier];
  if (!difference || !old) return null;
  const { from, changes } = difference;
  return (
    <>
      <h2>
        {from} and {event.version} side by side
      </h2>
      <SideBySide before={old} after={event} changes={changes} />
      <p class="small quiet">
        The marks say whom the change would have broken in {from}. That is why there is a{" "}
        {event.version}.{" "}
        <a href={hrefOf("changes", "", { from: earlier, to: event.name })}>See only the changes</a>
      </p>
    </>
  );
}

function Beside({
  event,
  description,
}: {
  readonly event: DescribedEvent;
  readonly description: string;
}) {
  const declaration = unpackDeclaration(event.declaration, description, event);
  const schema = () => loadDocument<object>(`schemas/${event.name}.json`);
  const envelope = `{\n  "type": "${event.name}",\n  "payload": { … }\n}`;
  const command = `energy-contracts validate \\\n  --event ${event.name} payload.json`;
  return (
    <>
      <Tabs
        name="Code"
        tabs={[
          { title: "Example", content: () => <Examples event={event} /> },
          {
            title: "TypeScript",
            content: () => (
              <Code text={declaration}>
                <Copy text={() => declaration} />
              </Code>
            ),
          },
          {
            title: "JSON Schema",
            content: () => (
              <Loaded what={`the schema of ${event.name}`} from={schema}>
                {(content) => {
                  const text = JSON.stringify(content, null, 2);
                  return (
                    <Code text={text} isJson>
                      <Copy text={() => text} />
                    </Code>
                  );
                }}
              </Loaded>
            ),
          },
        ]}
      />
      <h2 class="minor">In a message</h2>
      <Code text={envelope} isJson />
      <p class="small quiet">
        CloudEvents, EventBridge and this form are read; none is prescribed:{" "}
        <a href={hrefOf("assumptions", "event-envelope")}>event-envelope</a>
      </p>
      <h2 class="minor">On the command line</h2>
      <Code text={command}>
        <Copy text={() => command} />
      </Code>
    </>
  );
}
