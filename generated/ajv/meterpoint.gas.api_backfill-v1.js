// Generated from events/meters/meterpoint.gas.api_backfill-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.api_backfill-v1
var meterpointGasApiBackfillV1 = validate0;
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
    if (data.mprn === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mprn" }, message: "must have required property 'mprn'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.supplier === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supplier" }, message: "must have required property 'supplier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.supply_start_date === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_start_date" }, message: "must have required property 'supply_start_date'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.meter_reading_factor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_reading_factor" }, message: "must have required property 'meter_reading_factor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.nomination_shipper_ref === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nomination_shipper_ref" }, message: "must have required property 'nomination_shipper_ref'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.supply_end_date === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_end_date" }, message: "must have required property 'supply_end_date'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err6 = { instancePath: instancePath + "/mprn", schemaPath: "#/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.supplier !== void 0) {
      if (typeof data.supplier !== "string") {
        const err7 = { instancePath: instancePath + "/supplier", schemaPath: "#/properties/supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.supply_start_date !== void 0) {
      if (typeof data.supply_start_date !== "string") {
        const err8 = { instancePath: instancePath + "/supply_start_date", schemaPath: "#/properties/supply_start_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.meter_reading_factor !== void 0) {
      if (typeof data.meter_reading_factor !== "string") {
        const err9 = { instancePath: instancePath + "/meter_reading_factor", schemaPath: "#/properties/meter_reading_factor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.nomination_shipper_ref !== void 0) {
      if (typeof data.nomination_shipper_ref !== "string") {
        const err10 = { instancePath: instancePath + "/nomination_shipper_ref", schemaPath: "#/properties/nomination_shipper_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.supply_end_date !== void 0) {
      if (typeof data.supply_end_date !== "string") {
        const err11 = { instancePath: instancePath + "/supply_end_date", schemaPath: "#/properties/supply_end_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "mprn": true, "supplier": true, "supply_start_date": true, "meter_reading_factor": true, "nomination_shipper_ref": true, "supply_end_date": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasApiBackfillV1.errors = null;
export {
  meterpointGasApiBackfillV1
};
