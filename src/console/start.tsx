// The first view: an import in three steps, and doors to the parts with what stands behind them.
import { useState } from "preact/hooks";
import { figure } from "../library/text/printable.ts";
import { hrefOf } from "./frame/address.ts";
import { askControl } from "./frame/ask.ts";
import { useAnswer } from "./frame/hooks.ts";
import { HAS_CONTROL } from "./frame/host.ts";
import { index } from "./frame/load-once.ts";
import { Page, Title } from "./frame/page.tsx";
import { openHref } from "./frame/router.ts";
import { Icon } from "./parts/chip.tsx";
import { OF_MESSAGES } from "./parts/files.ts";
import { Access, Call, guideAccount } from "./parts/guide.tsx";
import { Door } from "./parts/input.tsx";
import { handOver } from "./parts/text-handover.ts";
import { GUIDE_TITLE, titleOfId } from "./parts/words.ts";

const STEPS = ["validateAccount", "stageAccount", "processAccount"];

export function Start() {
  const { events, operations, guide } = index;
  const steps = guide.filter(({ calls }) => calls.some((call) => STEPS.includes(call.operationId)));
  const [moves, setMoves] = useState(0);
  const live = hrefOf("live", "", { account: moves > 0 ? guideAccount(steps) : "" });
  return (
    <Page>
      <Title text="Start">
        {events.length} events and {operations.length} operations of an energy platform
      </Title>
      <div class="steps">
        {steps.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.calls.map((call) => (
              <Call
                key={call.operationId}
                {...{ call, section }}
                onState={() => setMoves(moves + 1)}
              />
            ))}
          </section>
        ))}
        <p class="end">
          {HAS_CONTROL && (
            <a class={moves > 0 ? "button main" : "button"} href={live}>
              <Icon of="flow" /> See it live
            </a>
          )}
          <a href={hrefOf("rest")}>{GUIDE_TITLE}</a>
        </p>
      </div>
      <div class="doors">
        <Sections />
        <div class="stack">
          <Door title="Check a message" accept={OF_MESSAGES} onFile={openInCheck}>
            Drop a file of messages here, of any size, or{" "}
            <a href={hrefOf("check")}>paste a message</a>. Nothing is sent.
          </Door>
          {HAS_CONTROL && <LiveDoor moves={moves} />}
          {USE_IT}
        </div>
      </div>
    </Page>
  );
}

const USE_IT = (
  <section>
    <h2>Use it</h2>
    <Access />
    <p class="controls">
      {["openapi.json", "asyncapi.json", "catalogue.json"].map((file) => (
        <a key={file} href={file} download={file}>
          {file}
        </a>
      ))}
    </p>
  </section>
);

const Sections = () => (
  <section>
    <h2>
      <a href={hrefOf("events")}>Events by section</a>
    </h2>
    <ul class="tiles">
      {index.sections.map(({ title, description }, number) => (
        <li key={title}>
          <a href={hrefOf("events", "", { section: title })}>{title}</a>{" "}
          <span class="count">
            {index.events.filter(([, , section]) => section === number).length}
          </span>
          <p class="small quiet">{description}</p>
        </li>
      ))}
    </ul>
  </section>
);

function openInCheck(file: File): void {
  handOver("check", file);
  openHref(hrefOf("check"));
}

type Counted = Readonly<{ groups: readonly { state: string; count: number }[] }>;

const STATES = ["staged", "in_progress", "imported", "skipped"];

function LiveDoor({ moves }: Readonly<{ moves: number }>) {
  const answer = useAnswer(() => askControl("GET", "overview"), 0, [moves]);
  const { groups = [] } = (answer?.body ?? {}) as Partial<Counted>;
  const countOf = (state: string) =>
    groups.reduce((sum, group) => sum + (group.state === state ? group.count : 0), 0);
  return (
    <section>
      <h2>
        <a href={hrefOf("live")}>Accounts on this server</a>
      </h2>
      <ul class="numbers">
        {STATES.map((state) => (
          <li key={state}>
            <a href={hrefOf("live", "", { state })}>{answer ? figure(countOf(state)) : "–"}</a>{" "}
            <span class="small quiet">{titleOfId(state)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
