// Generated from events/industry/industry.electricity.export_installation.validated-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { IndustryElectricityExportInstallationValidatedV2 } from "../types/industry.ts";

/** Whether a value satisfies `industry.electricity.export_installation.validated-v2`, by the code of ajv. */
export declare const industryElectricityExportInstallationValidatedV2: AjvGuard<IndustryElectricityExportInstallationValidatedV2>;
