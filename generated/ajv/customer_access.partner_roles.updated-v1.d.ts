// Generated from events/customer-access/customer_access.partner_roles.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CustomerAccessPartnerRolesUpdatedV1 } from "../types/customer-access.ts";

/** Whether a value satisfies `customer_access.partner_roles.updated-v1`, by the code of ajv. */
export declare const customerAccessPartnerRolesUpdatedV1: AjvGuard<CustomerAccessPartnerRolesUpdatedV1>;
