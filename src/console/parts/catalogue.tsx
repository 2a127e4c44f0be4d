// A view that lists items by section, with the sections beside it. A text narrows the list.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { Page, showPlace, Title, useReached } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { Button, TextField } from "./input.tsx";
import { SideList } from "./side-list.tsx";
import { hasWords, wordsOf } from "./words.ts";

type Section<Item> = Readonly<{ title: string; description?: string; items: readonly Item[] }>;

type CatalogueProps<Item> = Readonly<{
  title: string;
  what: string;
  sections: readonly Section<Item>[];
  textOf: (item: Item) => string;
  /** The number that an item adds to the count of its section; 1 by default. */
  weightOf?: (item: Item) => number;
  head: ComponentChildren;
  /** A further input that narrows the list. `isLeft` is true for an item that stays. */
  more?: ComponentChildren;
  isLeft?: (item: Item) => boolean;
  children: (items: readonly Item[], words: readonly string[]) => ComponentChildren;
}>;

export function Catalogue<Item>(props: CatalogueProps<Item>) {
  const { title, what, sections, textOf, weightOf = () => 1, isLeft = () => true } = props;
  const address = useAddress();
  const { part, query } = address;
  const { section = "", filter = "" } = query;
  const weigh = (items: readonly Item[]) => items.reduce((sum, item) => sum + weightOf(item), 0);
  const isShown = (item: Item) => hasWords(textOf(item), filter) && isLeft(item);
  const shown = sections
    .map((each) => ({ ...each, items: each.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  const [reached] = useReached(shown.map((each) => each.title));
  useEffect(() => showPlace(section), [address]);
  const hrefTo = (to: string) => hrefOf(part, "", { ...query, section: to });
  const links = shown.map((each) => ({
    href: hrefTo(each.title),
    text: each.title,
    end: `${weigh(each.items)}`,
  }));
  const count = weigh(shown.flatMap(({ items }) => items));
  const all = amount(weigh(sections.flatMap(({ items }) => items)), what);
  return (
    <Page side={<SideList name="Sections" current={hrefTo(reached ?? "")} groups={[{ links }]} />}>
      <Title text={title} />
      {props.head}
      <div class="filter">
        <TextField
          label={`Filter ${what}s`}
          value={filter}
          onText={(text) => refine({ filter: text, section: "" })}
        />
        {props.more}
        <p role="status">
          {filter === "" && count !== 0 ? all : `${count} of ${all}`}{" "}
          {count === 0 && (
            <Button look="link" act={() => refine({ filter: "", section: "", sent: "" })}>
              Show all
            </Button>
          )}
        </p>
      </div>
      {shown.map(({ title: name, description, items }) => (
        <section key={name}>
          <h2 id={name} tabIndex={-1}>
            {name} <span class="count">{weigh(items)}</span>
          </h2>
          {description !== undefined && <p>{description}</p>}
          {props.children(items, wordsOf(filter))}
        </section>
      ))}
    </Page>
  );
}
