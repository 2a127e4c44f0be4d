// The list of links beside a view. On narrow screens the list is a select.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Method, Name } from "./chip.tsx";

interface SideLink {
  readonly href: string;
  readonly text: string;
  readonly end?: string | number;
  /** The method of an operation, shown before the text of the link. */
  readonly method?: string;
}

type SideGroup = Readonly<{ title?: string; links: readonly SideLink[]; isCode?: boolean }>;

type SideListProps = Readonly<{
  name: string;
  /** The address of the current link; empty if there is none. */
  current: string;
  groups: readonly SideGroup[];
  children?: ComponentChildren;
}>;

export function SideList({ name, current, groups, children }: SideListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = list.current;
    const link = nav?.querySelector<HTMLElement>("[aria-current]");
    // Only the list may scroll. `scrollIntoView` would also scroll the page.
    if (nav && link) nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
  }, [current]);
  return (
    <nav ref={list} aria-label={name} class="side">
      <Select name={name} groups={groups} current={current} />
      {children}
      <div class="wide">
        {groups.map(({ title, links, isCode = false }) => (
          <div key={links[0]?.href}>
            {title !== undefined && <p class="label">{title}</p>}
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link {...{ link, isCode }} isCurrent={link.href === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

type LinkProps = Readonly<{ link: SideLink; isCode: boolean; isCurrent: boolean }>;

const Link = ({ link: { href, text, end, method }, isCode, isCurrent }: LinkProps) => (
  <a href={href} aria-current={isCurrent ? "true" : undefined} class={isCode ? "code" : ""}>
    {method !== undefined && <Method name={method} />}
    <span>{isCode ? <Name text={text} /> : text}</span>
    {end !== undefined && <span class="push">{end}</span>}
  </a>
);

/** Shows the list as a select, for narrow screens. */
function Select({ name, groups, current }: Omit<SideListProps, "children">) {
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
        {groups.every(({ links }) => links.every(({ href }) => href !== current)) && (
          <option value={current}>Choose one</option>
        )}
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
