// Lists faults, a hundred on a page.
import { useState } from "preact/hooks";
import { amount, figure, printable } from "../../library/text/printable.ts";
import { hrefOfField } from "../frame/address.ts";
import { type Fault, placeOf } from "./fault.ts";
import { Button } from "./input.tsx";

const AT_ONCE = 100;

type FaultListProps = Readonly<{
  faults: readonly Fault[];
  goTo?: ((fault: Fault) => void) | undefined;
  name?: string;
  /** The operation whose body has the faults; undefined for events. */
  operation?: string;
}>;

export function FaultList({ faults, goTo, name = "Faults", operation }: FaultListProps) {
  const [start, setStart] = useState(0);
  const first = start < faults.length ? start : 0;
  const shown = faults.slice(first, first + AT_ONCE);
  const rest = faults.length - first - shown.length;
  return (
    <>
      <ol class="faults" aria-label={name}>
        {shown.map((fault) => (
          <Row key={keyOf(fault)} fault={fault} goTo={goTo} href={hrefOfFault(fault, operation)} />
        ))}
      </ol>
      {faults.length > AT_ONCE && (
        <p class="controls">
          <span class="small quiet">
            {figure(first + 1)} to {figure(first + shown.length)} of {figure(faults.length)}
          </span>
          {first > 0 && <Button act={() => setStart(first - AT_ONCE)}>Previous {AT_ONCE}</Button>}
          {rest > 0 && (
            <Button act={() => setStart(first + AT_ONCE)}>Next {Math.min(AT_ONCE, rest)}</Button>
          )}
        </p>
      )}
    </>
  );
}

/** The address of the field with a fault; undefined if no page describes the field. */
function hrefOfFault({ event, attr, code }: Fault, operation?: string): string | undefined {
  if (attr === "" || code === "unknown_field") return undefined;
  if (operation !== undefined) return hrefOfField("rest", operation, attr);
  return event && hrefOfField("events", event, attr);
}

const keyOf = (fault: Fault): string => `${placeOf(fault)} ${fault.attr} ${fault.detail}`;

type RowProps = Pick<FaultListProps, "goTo"> & Readonly<{ fault: Fault; href: string | undefined }>;

function Row({ fault, goTo, href }: RowProps) {
  const { attr, code, detail } = fault;
  return (
    <li>
      <p>
        {goTo ? (
          <Button look="place code" act={() => goTo(fault)}>
            {placeOf(fault)}
          </Button>
        ) : (
          <strong class="place code">{placeOf(fault)}</strong>
        )}{" "}
        <Cut text={detail} />
      </p>
      <p class="small">
        <span class="code quiet">{code}</span>{" "}
        {href !== undefined && <a href={href}>Field {printable(attr.replace(/\.\d+$/, ""))}</a>}
      </p>
    </li>
  );
}

const LONGEST = 2000;

/** Shows a text from a payload. A very long text is cut, with a button that shows all of it. */
function Cut({ text }: Readonly<{ text: string }>) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || text.length <= LONGEST) return <>{printable(text)}</>;
  return (
    <>
      {printable(text.slice(0, LONGEST))}… ({amount(text.length, "character")}){" "}
      <Button look="small" act={() => setWhole(true)}>
        Show all
      </Button>
    </>
  );
}
