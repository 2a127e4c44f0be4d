// Shows the panels beside an event: its message in each envelope, its type, schema and code.
import { useState } from "preact/hooks";
import type { DescribedEvent } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadSchema } from "../frame/descriptions.ts";
import { ENVELOPES, exampleOf, exampleTitle, inEnvelope } from "../parts/example.ts";
import { Choice } from "../parts/input.tsx";
import { Code, Copy, codeTab, schemaTab, Tabs } from "../parts/panel.tsx";
import { unpackDeclaration, usesOf } from "./uses.ts";

type MessageProps = Readonly<{ event: DescribedEvent; description: string }>;

export function Message({ event, description }: MessageProps) {
  const [example, setExample] = useState(event.examples[0]?.name ?? "");
  const [envelope, setEnvelope] = useState("payload");
  const message = inEnvelope(envelope, event.name, exampleOf(event, example));
  const text = JSON.stringify(message, null, 2);
  const declaration = unpackDeclaration(event.declaration, description, event);
  const names = event.examples.map(({ name }) => [name, exampleTitle(name)] as const);
  const check = (
    <a class="button" href={hrefOf("check", "", { event: event.name, example, as: envelope })}>
      Check this message
    </a>
  );
  const tabs = [
    {
      title: "Message",
      end: <Copy text={() => text} />,
      foot: check,
      content: () => (
        <>
          <div class="bar">
            <Choice isLine label="Example" value={example} options={names} onChange={setExample} />
            <Choice isLine label="As" value={envelope} options={ENVELOPES} onChange={setEnvelope} />
          </div>
          <Code text={text} isJson />
        </>
      ),
    },
    event.import !== "" && codeTab("Type", declaration),
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
