import { printable } from "../../library/text/printable.ts";
import { type Fault, placeOf } from "../parts/fault.ts";
import { Button } from "../parts/input.tsx";
import { amount } from "../parts/plain.ts";

/** Fields that the contract does not name, which are no faults unless somebody asks for it. */
export function UnknownFields({
  unknown,
  goTo,
  isCounted,
  setCounted,
}: Readonly<{
  unknown: readonly Fault[];
  goTo: (fault: Fault) => void;
  isCounted: boolean;
  setCounted: (is: boolean) => void;
}>) {
  return (
    <section>
      <h2 class="minor">{amount(unknown.length, "field")} that the contract does not name</h2>
      <p class="small counted">
        {isCounted ? "Counted as faults." : "Ignored, as consumers do."}{" "}
        <label>
          <input
            type="checkbox"
            checked={isCounted}
            onChange={({ currentTarget }) => setCounted(currentTarget.checked)}
          />{" "}
          Count as faults
        </label>
      </p>
      {!isCounted && (
        <ul class="rows plain">
          {unknown.slice(0, 100).map((fault) => (
            <li key={`${placeOf(fault)} ${fault.attr}`}>
              <Button look="place code" act={() => goTo(fault)}>
                {placeOf(fault)}
              </Button>{" "}
              {printable(fault.detail)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
