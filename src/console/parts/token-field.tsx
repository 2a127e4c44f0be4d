import { TOKEN } from "../frame/host.ts";

/** The token that was typed. It is gone when the page is left. */
let typedToken = TOKEN;

/** The token for requests that this page makes, in all its parts. */
export const tokenInUse = (): string => typedToken;

/** Takes the token for requests. */
export function TokenField({ onToken }: { readonly onToken?: (token: string) => void }) {
  return (
    <label>
      <span class="label">Token</span>
      <input
        type="text"
        class="code"
        autocomplete="off"
        spellcheck={false}
        defaultValue={typedToken}
        onInput={({ currentTarget }) => {
          typedToken = currentTarget.value;
          onToken?.(typedToken);
        }}
      />
    </label>
  );
}
