import { useState } from "preact/hooks";
import { figure, printable } from "../../library/text/printable.ts";
import { hrefOfField } from "../frame/address.ts";
import { type Fault, placeOf } from "./fault.ts";
import { Button } from "./input.tsx";

const AT_ONCE = 100;

type FaultListProps = Readonly<{
  faults: readonly Fault[];
  goTo?: ((fault: Fault) => void) | undefined;
  name?: string;
}>;

export function FaultList({ faults, goTo, name = "Faults" }: FaultListProps) {
  const [start, setStart] = useState(0);
  const first = start < faults.length ? start : 0;
  const shown = faults.slice(first, first + AT_ONCE);
  const rest = faults.length - first - shown.length;
  return (
    <>
      <ol class="faults" aria-label={name}>
        {shown.map((fault) => {
          const { event, attr, code, detail } = fault;
          const isDescribed = attr !== "" && code !== "unknown_field";
          const href = isDescribed && event && hrefOfField("events", event, attr);
          const place = placeOf(fault);
          return (
            <li key={`${place} ${attr} ${detail}`}>
              <p>
                {goTo ? (
                  <Button look="place code" act={() => goTo(fault)}>
                    {place}
                  </Button>
                ) : (
                  <strong class="place code">{place}</strong>
                )}{" "}
                {printable(cut(detail))}
              </p>
              <p class="small">
                <span class="code quiet">{code}</span>{" "}
                {href && <a href={href}>Field {printable(attr.replace(/\.\d+$/, ""))}</a>}
              </p>
            </li>
          );
        })}
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

/** The longest shown text of a fault. Only a long name of an unknown field makes it longer. */
const LONGEST = 2000;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
