import { type ComponentChildren, Fragment } from "preact";
import { hrefOf } from "../frame/address.ts";
import { Name } from "./chip.tsx";

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

export const nameLinks = (part: string, names: readonly string[]) =>
  names.map((name) => (
    <span key={name}>
      <a href={hrefOf(part, name)}>
        <Name text={name} />
      </a>{" "}
    </span>
  ));
