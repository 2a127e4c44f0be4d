// The first view: the steps of an import, and what this server has.
import { hrefOf } from "../frame/address.ts";
import { HAS_CONTROL, HOST, HOST_WORDS } from "../frame/host.ts";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { Chip, Outcome, Prose } from "../parts/chip.tsx";
import { Calls, CopyAccess } from "../parts/guide.tsx";
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
      <div class="thirds">
        {steps.map((section, step) => (
          <section key={section.id} aria-label={`${step + 1}. ${section.title}`}>
            <h2>
              {step + 1}. {section.title}
            </h2>
            <Prose text={`${section.text[0]}`} />
            <Calls section={section} />
          </section>
        ))}
      </div>
      <p>
        <a href={hrefOf("rest")}>{GUIDE_TITLE}</a>, from the token to what comes after.
      </p>
      <div class="thirds">
        <section>
          <h2>On this server</h2>
          <p>{HOST ? <Outcome isGood>{HOST_WORDS}</Outcome> : <Chip>{HOST_WORDS}</Chip>}</p>
          <CopyAccess />
          <p>
            {HAS_CONTROL ? (
              <a href={hrefOf("live")}>Run a scenario</a>
            ) : (
              <code>npx energy-contracts serve --control --state demo</code>
            )}
          </p>
        </section>
        <section>
          <h2>Take it with you</h2>
          {["openapi.json", "asyncapi.json", "catalogue.json"].map((file) => (
            <p key={file}>
              <a href={file} download={file}>
                {file}
              </a>
            </p>
          ))}
        </section>
      </div>
    </Page>
  );
}
