import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Accounts } from "./Accounts.tsx";
import { patience, SUPPLIER } from "./api.ts";
import { StageForm } from "./StageForm.tsx";

export function App() {
  const options = { queries: patience, mutations: patience };
  const [client] = useState(() => new QueryClient({ defaultOptions: options }));
  return (
    <QueryClientProvider client={client}>
      <header>
        <h1>Import console</h1>
        <p>Import supplier {SUPPLIER}</p>
      </header>
      <main>
        <StageForm />
        <Accounts />
      </main>
    </QueryClientProvider>
  );
}
