// Generated from openapi/ by `npm run generate`. Do not edit.

import type { PeriodFields } from "../src/library/rest/period-faults.ts";
import type { UniqueField } from "../src/library/rest/unique-faults.ts";

export const historicalStatementPeriod: PeriodFields = {"keys":["statements","*"],"from":"bill_period_from_date","to":"bill_period_to_date"};

export const productsUnique: UniqueField = {"keys":[],"field":"code"};

export const productPeriod: PeriodFields = {"keys":["*"],"from":"available_from_date","to":"available_to_date"};

export const transactionLineItemPeriod: PeriodFields = {"keys":["transactions","*","line_items","*"],"from":"start_date","to":"end_date"};

export const meterPointPeriod: PeriodFields = {"keys":["supply_addresses","*","meter_points","*"],"from":"supply_start_date","to":"supply_end_date"};

export const contractPeriod: PeriodFields = {"keys":["contracts","*"],"from":"effective_from","to":"effective_to"};

export const statementPeriod: PeriodFields = {"keys":["statements","*"],"from":"bill_period_from_date","to":"bill_period_to_date"};
