// The contracts for ajv, which has to be installed beside this package for `addContracts`. The
// validators that ajv generated need nothing: `energy-contracts/ajv/<event>`.
export { type Ajv, addContracts } from "./library/ajv/add-contracts.ts";
export type { AjvGuard, ErrorObject } from "./library/ajv/guard.ts";
