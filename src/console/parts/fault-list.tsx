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
  const [most, setMost] = useState(AT_ONCE);
  const shown = faults.slice(0, most);
  const rest = faults.length - shown.length;
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
      {rest > 0 && (
        <Button act={() => setMost(most + AT_ONCE)}>
          Next {Math.min(AT_ONCE, rest)} of {figure(faults.length)}
        </Button>
      )}
    </>
  );
}

/** The longest shown text of a fault. Only a long name of an unknown field makes it longer. */
const LONGEST = 2000;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
