// The list beside a view. On narrow screens it is a select.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Method } from "./chip.tsx";
import { Name } from "./text.tsx";

/** A link of a side list. */
export interface SideLink {
  readonly href: string;
  readonly text: string;
  /** What stands at its end. */
  readonly end?: string | number;
  /** The method of an operation, before its text. */
  readonly method?: string;
  readonly isCurrent: boolean;
  readonly isCode?: boolean;
}

/** Links under a title, which may be left out. */
export interface SideGroup {
  readonly title?: string;
  readonly links: readonly SideLink[];
}

type SideListProps = Readonly<{
  name: string;
  groups: readonly SideGroup[];
  /** What stands above the links. */
  children?: ComponentChildren;
}>;

export function SideList({ name, groups, children }: SideListProps) {
  const current = groups.flatMap(({ links }) => links).find(({ isCurrent }) => isCurrent);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = list.current;
    const link = own?.querySelector<HTMLElement>("[aria-current]");
    // Only the list itself is scrolled, and not the page.
    if (own && link) own.scrollTop = placeIn(own, link);
  }, [current?.href]);
  return (
    <nav ref={list} aria-label={name} class="side">
      <Select name={name} groups={groups} current={current?.href ?? ""} />
      {children}
      <div class="wide">
        {groups.map(({ title, links }) => (
          <div key={links[0]?.href}>
            {title !== undefined && <p class="label">{title}</p>}
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link link={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function Link({
  link: { href, text, end, method, isCurrent, isCode = false },
}: Readonly<{ link: SideLink }>) {
  return (
    <a href={href} aria-current={isCurrent ? "true" : undefined} class={isCode ? "code" : ""}>
      {method !== undefined && <Method name={method} />}
      <span>{isCode ? <Name text={text} /> : text}</span>
      {end !== undefined && <span class="push">{end}</span>}
    </a>
  );
}

type SelectProps = Readonly<{ name: string; groups: readonly SideGroup[]; current: string }>;

/** The list where there is no room beside the view. */
function Select({ name, groups, current }: SelectProps) {
  const options = ({ links }: SideGroup) =>
    links.map(({ href, text, end, method }) => (
      <option key={href} value={href}>
        {[method, text, end !== undefined && `(${end})`].filter(Boolean).join(" ")}
      </option>
    ));
  return (
    <label class="input narrow">
      <span>{name}</span>
      <select
        value={current}
        onChange={({ currentTarget }) => {
          location.hash = currentTarget.value;
        }}
      >
        {current === "" && <option value="">Choose one</option>}
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
  );
}

/** How far a list is scrolled so that a link in it is seen: not at all if it is seen already. */
function placeIn(list: HTMLElement, link: HTMLElement): number {
  const outer = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const isSeen = top >= outer.top && bottom <= outer.bottom;
  return isSeen ? list.scrollTop : list.scrollTop + top - outer.top - outer.height / 2;
}
