import type { ButtonHTMLAttributes, InputHTMLAttributes, RenderableProps } from "preact";
import { useId, useState } from "preact/hooks";
import { figure } from "../../library/text/printable.ts";
import { TOKEN } from "../frame/host.ts";
import { Icon } from "./chip.tsx";
import { useDroppedFile } from "./files.ts";

type ButtonProps = RenderableProps<{
  act: () => unknown;
  look?: string;
  /** The accessible name of the button, if its text is no name. */
  label?: string | undefined;
}> &
  Pick<ButtonHTMLAttributes, "aria-expanded" | "onKeyDown" | "ref" | "title">;

export const Button = ({ act, look = "", label, children, ...more }: ButtonProps) => (
  <button type="button" class={look} aria-label={label} {...more} onClick={() => void act()}>
    {children}
  </button>
);

/** Returns the first items of a list, and a button that shows more of them. */
export function useFirst<Item>(items: readonly Item[], first: number, step = first) {
  const [most, setMost] = useState(first);
  const rest = items.length - most;
  const more = rest > 0 && (
    <Button act={() => setMost(most + step)}>
      Next {Math.min(step, rest)} of {figure(items.length)}
    </Button>
  );
  return [items.slice(0, most), more] as const;
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (Value | readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <label class="input line">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map((option) => {
          const [name, text] = typeof option === "string" ? [option, option] : option;
          return (
            <option key={name} value={name}>
              {text}
            </option>
          );
        })}
      </select>
    </label>
  );
}

type TextFieldProps = {
  readonly label: string;
  /** True if the label stands beside the field; false if the label stands above. */
  readonly isLine?: boolean;
  readonly isCode?: boolean;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly suggestions?: readonly string[] | undefined;
  readonly onText?: (text: string) => void;
} & Pick<InputHTMLAttributes, "value" | "defaultValue" | "placeholder" | "inputMode"> &
  Pick<InputHTMLAttributes, "name" | "onFocus" | "onBlur">;

/** Shows a field for one line of text. Names and codes have their own font. */
export function TextField(props: TextFieldProps) {
  const { label, isLine, isCode, hint, fault, suggestions, onText, ...more } = props;
  const id = useId();
  return (
    <label class={isLine ? "input line" : "input"}>
      <span>
        {label} {hint !== undefined && <span class="count">{hint}</span>}
      </span>
      <input
        type="text"
        class={isCode ? "code" : ""}
        autocomplete="off"
        spellcheck={false}
        list={suggestions && id}
        aria-invalid={fault === undefined ? undefined : true}
        {...more}
        onInput={({ currentTarget }) => onText?.(currentTarget.value)}
      />
      {suggestions && (
        <datalist id={id}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {fault !== undefined && <em role="alert">{fault}</em>}
    </label>
  );
}

type FileButtonProps = RenderableProps<{ accept: string; onFile: (file: File) => unknown }>;

export const FileButton = ({ accept, onFile, children }: FileButtonProps) => (
  <label class="button file">
    <input
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        currentTarget.value = "";
      }}
    />
    {children ?? (
      <>
        <Icon of="file" /> Open a file…
      </>
    )}
  </label>
);

type DoorProps = FileButtonProps & { readonly title: string };

/** Shows where to open a file. It takes files that are dropped anywhere on the page, too. */
export function Door({ title, accept, onFile, children }: DoorProps) {
  const isOver = useDroppedFile(onFile);
  return (
    <section class={isOver ? "door over" : "door"}>
      <h2>{title}</h2>
      <p>{children}</p>
      <FileButton accept={accept} onFile={onFile} />
    </section>
  );
}

/** The token for all requests of the page, until the visitor leaves the page. */
export let tokenInUse = TOKEN;

export const TokenField = ({ onToken }: Readonly<{ onToken?: (token: string) => void }>) => (
  <TextField
    label="Token"
    isCode
    defaultValue={tokenInUse}
    onText={(token) => {
      tokenInUse = token;
      onToken?.(token);
    }}
  />
);
