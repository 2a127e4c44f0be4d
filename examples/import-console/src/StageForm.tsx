import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { ApiError, api, dataOf, SUPPLIER, wordsOf } from "./api.ts";

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
/** A field has the name that a fault of the API has as its `attr`. */
const FIELDS: Record<string, string> = {
  external_account_number: "Account number",
  "customers.0.given_name": "Given name",
  "customers.0.mobile": "Mobile number",
};

export function StageForm() {
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { mutate, data, error, failureCount, isPending } = useMutation({
    mutationFn: (typed: FormData) => {
      const text = (name: string) => String(typed.get(name)).trim();
      const customer = {
        given_name: text("customers.0.given_name") || undefined, // left out if it is empty
        mobile: text("customers.0.mobile") || undefined,
      };
      const external_account_number = text("external_account_number");
      const account = { import_supplier: SUPPLIER, external_account_number };
      return dataOf(api.POST(STAGE, { body: { ...account, customers: [customer] } }));
    },
    onSuccess: () => {
      form.current?.reset();
      return queries.invalidateQueries({ queryKey: ["accounts"] });
    },
  });
  const faults = error instanceof ApiError ? error.refusal.errors : [];
  const others = faults.filter(({ attr }) => !FIELDS[attr ?? ""]).map(({ detail }) => detail);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} onSubmit={submit}>
      <h2>Stage an account</h2>
      {Object.entries(FIELDS).map(([name, label]) => {
        const fault = faults.find(({ attr }) => attr === name);
        const id = fault && `${name}-fault`;
        return (
          <p key={name}>
            <label htmlFor={name}>{label}</label>
            <input id={name} name={name} aria-invalid={!!fault} aria-describedby={id} />
            <small id={id}>{fault?.detail.replace(name, label)}</small>
          </p>
        );
      })}
      <button type="submit">{isPending ? "Staging …" : "Stage"}</button>
      {isPending && failureCount > 0 && <p role="status">Busy. Trying again …</p>}
      {error && <p role="alert">{[wordsOf(error), ...others].join(" ")}</p>}
      {data && <p role="status">{data.external_account_number} is staged.</p>}
    </form>
  );
}
