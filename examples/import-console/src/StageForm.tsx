import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { faultsAt, withoutEmpty } from "energy-contracts/client";
import type { Account } from "energy-contracts/rest";
import { judge } from "energy-contracts/rest/stageAccount";
import { type FieldPath, type Resolver, useForm } from "react-hook-form";
import { api, refresh, SUPPLIER, wordsOf } from "./api.ts";

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
/** A field has the name that a fault of the API has as its `attr`. */
const LABELS: [name: FieldPath<Account>, label: string][] = [
  ["external_account_number", "Account number"],
  ["customers.0.given_name", "Given name"],
  ["customers.0.mobile", "Mobile number"],
  ["customers.0.date_of_birth", "Date of birth"],
];
const NAMES = LABELS.map(([name]) => name);

/** What the API would refuse is found before it is sent, telephone numbers included. */
const judged = standardSchemaResolver(judge);
const resolver: Resolver<Account> = (typed, ...rest) => judged(withoutEmpty(typed), ...rest);

export function StageForm() {
  const queries = useQueryClient();
  const form = useForm<Account>({ resolver, defaultValues: { import_supplier: SUPPLIER } });
  const { error, data, isPending, mutate } = api.useMutation("post", STAGE, {
    onError(refused) {
      for (const [path, { code, detail }] of faultsAt(refused, NAMES).at)
        form.setError(path, { type: code, message: detail }, { shouldFocus: true });
    },
    onSuccess() {
      form.reset();
      return refresh(queries);
    },
  });
  const others = faultsAt(error, NAMES).others.map(({ detail }) => detail);
  return (
    <form onSubmit={form.handleSubmit((body) => mutate({ body }))} noValidate>
      <h2>Stage an account</h2>
      {LABELS.map(([name, label]) => {
        const fault = form.getFieldState(name, form.formState).error;
        const id = `${name}-fault`;
        return (
          <p key={name}>
            <label htmlFor={name}>{label}</label>
            <input
              id={name}
              {...form.register(name)}
              aria-invalid={!!fault}
              aria-describedby={fault && id}
            />
            <small id={id}>{fault && String(fault.message).replace(name, label)}</small>
          </p>
        );
      })}
      <button type="submit">{isPending ? "Staging …" : "Stage"}</button>
      {error && <p role="alert">{[wordsOf(error), ...others].join(" ")}</p>}
      {data && <p role="status">{data.external_account_number} is staged.</p>}
    </form>
  );
}
