// The first view: the steps of an import, and the documents of the contract.
import { hrefOf } from "../frame/address.ts";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { CopyAccess, Section } from "../parts/guide.tsx";
import { GUIDE_TITLE } from "../parts/words.ts";

const STEPS = ["validateAccount", "stageAccount", "processAccount"];

export function Start() {
  const { events, operations, guide } = index;
  const steps = guide.filter(({ calls }) => calls.some((call) => STEPS.includes(call.operationId)));
  return (
    <Page>
      <Title text="Start">
        {events.length} events and {operations.length} operations of an energy platform
      </Title>
      <div class="steps">
        {steps.map((section) => (
          <Section key={section.id} section={section} isShort />
        ))}
      </div>
      <p>
        <a href={hrefOf("rest")}>{GUIDE_TITLE}</a>, from the token to what comes after the import.
      </p>
      <CopyAccess />
      <p class="controls">
        The contract as documents:
        {["openapi.json", "asyncapi.json", "catalogue.json"].map((file) => (
          <a key={file} href={file} download={file}>
            {file}
          </a>
        ))}
      </p>
    </Page>
  );
}
