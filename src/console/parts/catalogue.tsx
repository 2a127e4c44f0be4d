// Lists items by section. A text and the choice of a section narrow the list.
import type { ComponentChildren, RenderableProps } from "preact";
import { amount } from "../../library/text/printable.ts";
import { refine, useAddress } from "../frame/router.ts";
import { Button, Choice, TextField } from "./input.tsx";
import { hasWords } from "./words.ts";

type FilterProps = RenderableProps<{
  /** The word for one item of the list, such as `event`. */
  what: string;
  text: string;
  onText: (text: string) => void;
  count: number;
  all: number;
  onAll?: () => void;
}>;

export const Filter = ({ what, text, onText, count, all, onAll, children }: FilterProps) => (
  <div class="filter">
    <TextField label={`Filter ${what}s`} value={text} onText={onText} />
    {children}
    <p role="status">
      {count === all ? amount(all, what) : `${count} of ${amount(all, what)}`}{" "}
      {count === 0 && (
        <Button look="link" act={onAll ?? (() => onText(""))}>
          Show all
        </Button>
      )}
    </p>
  </div>
);

type Section<Item> = Readonly<{ title: string; description?: string; items: readonly Item[] }>;

type CatalogueProps<Item> = Readonly<{
  what: string;
  sections: readonly Section<Item>[];
  /** The text of an item, in which the filter looks for its words. */
  textOf: (item: Item) => string;
  /** The number that an item adds to the count of its section; 1 by default. */
  weightOf?: (item: Item) => number;
  /** A further input that narrows the list. `isLeft` is true for an item that stays. */
  more?: ComponentChildren;
  isLeft?: (item: Item) => boolean;
  children: (items: readonly Item[]) => ComponentChildren;
}>;

export function Catalogue<Item>(props: CatalogueProps<Item>) {
  const { what, sections, textOf, weightOf = () => 1, more, isLeft = () => true, children } = props;
  const { section = "", filter = "" } = useAddress().query;
  const weigh = (items: readonly Item[]) => items.reduce((sum, item) => sum + weightOf(item), 0);
  const isShown = (item: Item) => hasWords(textOf(item), filter) && isLeft(item);
  const shown = sections
    .filter(({ title }) => section === "" || title === section)
    .map((part) => ({ ...part, items: part.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  const options = sections.map(
    ({ title, items }) => [title, `${title} (${weigh(items)})`] as const,
  );
  return (
    <>
      <Filter
        what={what}
        text={filter}
        onText={(text) => refine({ filter: text })}
        onAll={() => refine({ filter: "", section: "", sent: "" })}
        count={weigh(shown.flatMap(({ items }) => items))}
        all={weigh(sections.flatMap(({ items }) => items))}
      >
        <Choice
          label="Section"
          value={section}
          options={[["", "All sections"], ...options]}
          onChange={(title) => refine({ section: title })}
        />
        {more}
      </Filter>
      {shown.map(({ title, description, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          {description !== undefined && <p>{description}</p>}
          {children(items)}
        </section>
      ))}
    </>
  );
}
