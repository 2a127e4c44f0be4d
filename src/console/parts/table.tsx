import { type ComponentChildren, Fragment } from "preact";
import { CodeLink } from "./chip.tsx";

export interface TableRow {
  readonly key: string | number;
  readonly cells: readonly ComponentChildren[];
  /** A class of the row: `changed` or `chosen`. */
  readonly look?: string;
  readonly inside?: ComponentChildren;
}

type TableProps = Readonly<{
  name?: string | undefined;
  /** Cells beyond the last head are left out. Without heads, all cells are shown. */
  heads: readonly (string | false | undefined)[];
  rows: readonly TableRow[];
  numbers?: readonly number[];
  /** The columns that a narrow screen shows on a second line of each row. */
  second?: readonly number[];
  /** True if the first cell of each row is the head of the row. */
  isHeaded?: boolean;
}>;

/** Shows a table, with numbers at the right. On narrow screens each row has two lines. */
export function Table(props: TableProps) {
  const { name, rows, numbers = [], second = [], isHeaded = false } = props;
  const heads = props.heads.filter((head) => typeof head === "string");
  const lookOf = (column: number) =>
    `${numbers.includes(column) ? "n" : ""}${second.includes(column) ? " second" : ""}`;
  return (
    <table aria-label={name}>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" class={lookOf(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.flatMap(({ key, cells, look: rowLook = "", inside }) => [
          <tr key={key} class={inside ? "open" : rowLook}>
            {cells.slice(0, heads.length || cells.length).map((cell, column) => {
              const isHead = isHeaded && column === 0;
              const Cell = isHead ? "th" : "td";
              const scope = isHead ? "row" : undefined;
              const head = second.includes(column) && isHeaded ? heads[column] : undefined;
              return (
                <Cell key={column} scope={scope} class={lookOf(column)} data-head={head}>
                  {cell}
                </Cell>
              );
            })}
          </tr>,
          inside && (
            <tr key={`${key} inside`} class="inside">
              <td colSpan={heads.length || cells.length}>{inside}</td>
            </tr>
          ),
        ])}
      </tbody>
    </table>
  );
}

interface LinkRow {
  readonly href: string;
  readonly name: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly about: ComponentChildren;
}

export const Rows = ({ rows }: Readonly<{ rows: readonly LinkRow[] }>) => (
  <ul class="rows">
    {rows.map(({ href, name, more, about }) => (
      <li key={href}>
        <p>
          <CodeLink href={href}>{name}</CodeLink> {more}
        </p>
        <p>{about}</p>
      </li>
    ))}
  </ul>
);

type Fact = readonly [term: string, content: ComponentChildren];
type FactsProps = Readonly<{ of: readonly (Fact | false)[] }>;

export const Facts = ({ of }: FactsProps) => (
  <dl>
    {of
      .filter((fact) => fact !== false)
      .map(([term, content]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
  </dl>
);
