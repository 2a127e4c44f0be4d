// Adds the contracts to ajv, which has to be installed beside this package. Generated validators,
// such as `energy-contracts/ajv/<event>`, work without ajv.
export { type Ajv, addContracts } from "./library/ajv/add-contracts.ts";
export type { AjvGuard, ErrorObject } from "./library/ajv/guard.ts";
