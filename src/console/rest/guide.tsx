// Shows how an import goes, in the words of the OpenAPI document.
import { useEffect } from "preact/hooks";
import type { GuideSection } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { index } from "../frame/load-once.ts";
import { Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Prose, Status } from "../parts/chip.tsx";
import { Calls, CopyAccess } from "../parts/guide.tsx";
import { Table } from "../parts/table.tsx";
import { GUIDE_TITLE } from "../parts/words.ts";

export function Guide() {
  const address = useAddress();
  useEffect(() => {
    const heading = document.getElementById(address.query.at ?? "");
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [address]);
  return (
    <>
      <Title text={GUIDE_TITLE} />
      {index.guide.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <p>
        What the platform does not document, this contract assumes:{" "}
        <a href={hrefOf("assumptions")}>all assumptions</a>.
      </p>
    </>
  );
}

function Section({ section }: Readonly<{ section: GuideSection }>) {
  const { id, title, text, answers, calls } = section;
  return (
    <section class="guide">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {text.map((paragraph) => (
        <Prose key={paragraph} text={paragraph} />
      ))}
      {calls.some(({ operationId }) => operationId === "obtainPlatformToken") && <CopyAccess />}
      <Calls section={section} />
      {answers.length > 0 && (
        <Table
          name={`Answers: ${title}`}
          heads={["Answer", "What to do"]}
          rows={answers.map(({ status, codes, todo }, key) => ({
            key,
            cells: [
              <span class="chips">
                <Status of={status} />
                {codes.map(([code, href]) => (
                  <a key={code} class="code" href={href}>
                    {code}
                  </a>
                ))}
              </span>,
              <Prose as="span" text={todo} />,
            ],
          }))}
        />
      )}
    </section>
  );
}
