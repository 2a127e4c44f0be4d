// The list of links beside a view. On narrow screens a button opens the list.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, Method, Name } from "./chip.tsx";
import { Button } from "./input.tsx";

type SideLink = Readonly<{ href: string; text: string; end?: string; method?: string }>;

type SideGroup = Readonly<{
  title?: string;
  links: readonly SideLink[];
  isCode?: boolean;
  /** The start of every text, which the group shows once. */
  prefix?: string;
}>;

/** Groups links to names by the prefix that they share, up to a dot. */
export function groupsByPrefix(links: readonly SideLink[]): readonly SideGroup[] {
  const prefixOf = ({ text }: SideLink) => text.slice(0, text.lastIndexOf(".") + 1);
  return [...Map.groupBy(links, prefixOf)].map(([prefix, members]) => ({
    links: members,
    isCode: true,
    ...(members.length > 1 && { prefix }),
  }));
}

type SideListProps = Readonly<{ name: string; current: string; groups: readonly SideGroup[] }>;

export function SideList({ name, current, groups }: SideListProps) {
  const list = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<string>();
  const isOpen = opened === current;
  useEffect(() => {
    const nav = list.current;
    const link = nav?.querySelector<HTMLElement>("[aria-current=true]");
    // Only the list may scroll. `scrollIntoView` would also scroll the page.
    if (nav && link) nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
  }, [current]);
  return (
    <nav ref={list} aria-label={name} class={isOpen ? "side open" : "side"}>
      <Button aria-expanded={isOpen} act={() => setOpened(isOpen ? undefined : current)}>
        <Icon of="list" /> {name}
      </Button>
      <div>
        {groups.map(({ title, links, isCode = false, prefix = "" }) => (
          <div key={links[0]?.href}>
            {title !== undefined && <p class="label">{title}</p>}
            {prefix !== "" && (
              <p class="label code" aria-hidden="true">
                <Name text={prefix} />
              </p>
            )}
            <ul>
              {links.map(({ href, text, end, method }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-label={prefix === "" ? undefined : `${text} ${end ?? ""}`.trim()}
                    aria-current={href === current ? "true" : undefined}
                    class={isCode ? "code" : ""}
                  >
                    {method !== undefined && <Method name={method} />}
                    <span class={prefix && "inner"}>
                      {isCode ? <Name text={text.slice(prefix.length)} /> : text}
                    </span>{" "}
                    {end !== undefined && <span class="push">{end}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
