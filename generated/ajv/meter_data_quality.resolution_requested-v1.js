// Generated from events/meters/meter_data_quality.resolution_requested-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meter_data_quality.resolution_requested-v1
var meterDataQualityResolutionRequestedV1 = validate0;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.issue_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issue_id" }, message: "must have required property 'issue_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.issue_category === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issue_category" }, message: "must have required property 'issue_category'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.issue_subcategory === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issue_subcategory" }, message: "must have required property 'issue_subcategory'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.issue_status === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issue_status" }, message: "must have required property 'issue_status'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.market_supply_point_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "market_supply_point_id" }, message: "must have required property 'market_supply_point_id'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.opened_at === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "opened_at" }, message: "must have required property 'opened_at'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.period_start === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "period_start" }, message: "must have required property 'period_start'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.period_end === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "period_end" }, message: "must have required property 'period_end'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.reading_type === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reading_type" }, message: "must have required property 'reading_type'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.utility === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "utility" }, message: "must have required property 'utility'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.issue_id !== void 0) {
      let data0 = data.issue_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err10 = { instancePath: instancePath + "/issue_id", schemaPath: "#/properties/issue_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.issue_category !== void 0) {
      if (typeof data.issue_category !== "string") {
        const err11 = { instancePath: instancePath + "/issue_category", schemaPath: "#/properties/issue_category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.issue_subcategory !== void 0) {
      if (typeof data.issue_subcategory !== "string") {
        const err12 = { instancePath: instancePath + "/issue_subcategory", schemaPath: "#/properties/issue_subcategory/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.issue_status !== void 0) {
      if (typeof data.issue_status !== "string") {
        const err13 = { instancePath: instancePath + "/issue_status", schemaPath: "#/properties/issue_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.market_supply_point_id !== void 0) {
      if (typeof data.market_supply_point_id !== "string") {
        const err14 = { instancePath: instancePath + "/market_supply_point_id", schemaPath: "#/properties/market_supply_point_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.opened_at !== void 0) {
      if (typeof data.opened_at !== "string") {
        const err15 = { instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.period_start !== void 0) {
      if (typeof data.period_start !== "string") {
        const err16 = { instancePath: instancePath + "/period_start", schemaPath: "#/properties/period_start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.period_end !== void 0) {
      if (typeof data.period_end !== "string") {
        const err17 = { instancePath: instancePath + "/period_end", schemaPath: "#/properties/period_end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.reading_type !== void 0) {
      if (typeof data.reading_type !== "string") {
        const err18 = { instancePath: instancePath + "/reading_type", schemaPath: "#/properties/reading_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.utility !== void 0) {
      if (typeof data.utility !== "string") {
        const err19 = { instancePath: instancePath + "/utility", schemaPath: "#/properties/utility/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "issue_id": true, "issue_category": true, "issue_subcategory": true, "issue_status": true, "market_supply_point_id": true, "opened_at": true, "period_start": true, "period_end": true, "reading_type": true, "utility": true }, "dynamicProps": false, "dynamicItems": false };
meterDataQualityResolutionRequestedV1.errors = null;
export {
  meterDataQualityResolutionRequestedV1
};
