// The list beside a view. On narrow screens it is a select.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Name } from "./name.tsx";

/** A link of a side list. */
export interface SideLink {
  readonly href: string;
  readonly text: string;
  /** What stands at its end: a count or a method. */
  readonly end?: string | number;
  readonly isCurrent: boolean;
  readonly isCode?: boolean;
}

/** Links under a title, which may be left out. */
export interface SideGroup {
  readonly title?: string;
  readonly links: readonly SideLink[];
}

export function SideList({
  name,
  groups,
  children,
}: {
  readonly name: string;
  readonly groups: readonly SideGroup[];
  readonly children?: ComponentChildren;
}) {
  const current = groups.flatMap(({ links }) => links).find(({ isCurrent }) => isCurrent);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = list.current;
    const link = own?.querySelector<HTMLElement>("[aria-current]");
    // Only the list itself is scrolled, and not the page.
    if (own && link) own.scrollTop = placeIn(own, link);
  }, [current?.href]);
  const options = ({ links }: SideGroup) =>
    links.map(({ href, text, end }) => (
      <option key={href} value={href}>
        {end === undefined ? text : `${text} (${end})`}
      </option>
    ));
  return (
    <nav ref={list} aria-label={name} class="side">
      <label class="narrow">
        <span class="label">{name}</span>
        <select
          value={current?.href ?? ""}
          onChange={({ currentTarget }) => {
            location.hash = currentTarget.value;
          }}
        >
          {current === undefined && <option value="">Choose one</option>}
          {groups.map((group) =>
            group.title === undefined ? (
              options(group)
            ) : (
              <optgroup key={group.title} label={group.title}>
                {options(group)}
              </optgroup>
            ),
          )}
        </select>
      </label>
      <div class="wide">
        <p class="label">{name}</p>
        {groups.map(({ title, links }) => (
          <div key={title ?? ""}>
            {title !== undefined && <p class="label">{title}</p>}
            <ul>
              {links.map(({ href, text, end, isCurrent, isCode = false }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isCurrent ? "true" : undefined}
                    class={isCode ? "code" : ""}
                  >
                    <span>{isCode ? <Name text={text} /> : text}</span>
                    {end !== undefined && <span class="end">{end}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {children}
      </div>
    </nav>
  );
}

/** How far a list is scrolled so that a link in it is seen: not at all if it is seen already. */
function placeIn(list: HTMLElement, link: HTMLElement): number {
  const outer = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const isSeen = top >= outer.top && bottom <= outer.bottom;
  return isSeen ? list.scrollTop : list.scrollTop + top - outer.top - outer.height / 2;
}
