// Generated from events/customer-access/customer_access.partner_roles.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CustomerAccessPartnerRolesCreatedV1 } from "../types/customer-access.ts";

/** Whether a value satisfies `customer_access.partner_roles.created-v1`, by the code of ajv. */
export declare const customerAccessPartnerRolesCreatedV1: AjvGuard<CustomerAccessPartnerRolesCreatedV1>;
