import { printable } from "../../library/text/printable.ts";
import { hrefOfField } from "../frame/address.ts";
import { type Fault, placeOf } from "./fault.ts";
import { Button, useFirst } from "./input.tsx";

type FaultListProps = Readonly<{
  faults: readonly Fault[];
  goTo?: ((fault: Fault) => void) | undefined;
  name?: string;
}>;

export function FaultList({ faults, goTo, name = "Faults" }: FaultListProps) {
  const [shown, more] = useFirst(faults, 100);
  return (
    <>
      <ol class="faults" aria-label={name}>
        {shown.map((fault) => {
          const { event, attr, code, detail } = fault;
          const isDescribed = attr !== "" && code !== "unknown_field";
          const href = isDescribed && event && hrefOfField("events", event, attr);
          const position = placeOf(fault);
          return (
            <li key={`${position} ${attr} ${detail}`}>
              <p>
                {goTo ? (
                  <Button look="place code" act={() => goTo(fault)}>
                    {position}
                  </Button>
                ) : (
                  <strong class="place code">{position}</strong>
                )}{" "}
                {printable(detail)}
              </p>
              <p class="small">
                <span class="code quiet">{code}</span>{" "}
                {href && <a href={href}>Field {printable(attr.replace(/\.\d+$/, ""))}</a>}
              </p>
            </li>
          );
        })}
      </ol>
      {more}
    </>
  );
}
