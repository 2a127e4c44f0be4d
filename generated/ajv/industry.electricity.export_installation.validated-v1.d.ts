// Generated from events/industry/industry.electricity.export_installation.validated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { IndustryElectricityExportInstallationValidatedV1 } from "../types/industry.ts";

/** Whether a value satisfies `industry.electricity.export_installation.validated-v1`, by the code of ajv. */
export declare const industryElectricityExportInstallationValidatedV1: AjvGuard<IndustryElectricityExportInstallationValidatedV1>;
