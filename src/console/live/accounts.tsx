// The accounts of a group, each a link.
import { useState } from "preact/hooks";
import { figure, printable } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import type { Account, ShownGroup } from "./keep-picture.ts";

/** How many accounts of a group are shown at first, and in all. */
const FEW = 6;
const MANY = 200;
/** How long an account that has moved stands out. */
const MOVED_MILLISECONDS = 3_000;

export function Accounts({ group: { accounts, count } }: { readonly group: ShownGroup }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = accounts.slice(0, isOpen ? MANY : FEW);
  if (count === 0) return null;
  return (
    <>
      <ul class="accounts">
        {shown.map((account) => (
          <li key={`${account.name} ${account.moved}`}>
            <AccountLink account={account} />
          </li>
        ))}
      </ul>
      {count > FEW &&
        (accounts.length > FEW ? (
          <button type="button" class="link small" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "fewer" : `and ${figure(count - FEW)} more`}
          </button>
        ) : null)}
      {isOpen && count > shown.length && (
        <p class="small quiet">and {figure(count - shown.length)} that are only counted</p>
      )}
    </>
  );
}

function AccountLink({ account: { name, number, moved } }: { readonly account: Account }) {
  const isNew = Date.now() - moved < MOVED_MILLISECONDS;
  return (
    <a
      class={`code${isNew ? " moved" : ""}`}
      href={hrefOf("live", "", { account: name })}
      data-account={name}
    >
      {printable(number)}
    </a>
  );
}
