import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Accounts } from "./Accounts.tsx";
import { retry, SUPPLIER } from "./api.ts";
import { Products } from "./Products.tsx";
import { StageForm } from "./StageForm.tsx";

export function App() {
  const defaultOptions = { queries: { retry }, mutations: { retry } };
  const [client] = useState(() => new QueryClient({ defaultOptions }));
  return (
    <QueryClientProvider client={client}>
      <header>
        <h1>Import console</h1>
        <p>Import supplier {SUPPLIER}</p>
      </header>
      <main>
        <StageForm />
        <Accounts />
        <Products />
      </main>
    </QueryClientProvider>
  );
}
