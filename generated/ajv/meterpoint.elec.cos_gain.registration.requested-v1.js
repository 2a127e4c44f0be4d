// Generated from events/meters/meterpoint.elec.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.elec.cos_gain.registration.requested-v1
var meterpointElecCosGainRegistrationRequestedV1 = validate0;
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
    if (data.mpan === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mpan" }, message: "must have required property 'mpan'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.supply_start_date === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_start_date" }, message: "must have required property 'supply_start_date'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.supplier_mpid === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supplier_mpid" }, message: "must have required property 'supplier_mpid'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.account_number === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_number" }, message: "must have required property 'account_number'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.is_internal_transfer === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_internal_transfer" }, message: "must have required property 'is_internal_transfer'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.is_migrated === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_migrated" }, message: "must have required property 'is_migrated'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.is_export === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_export" }, message: "must have required property 'is_export'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.mpan !== void 0) {
      if (typeof data.mpan !== "string") {
        const err7 = { instancePath: instancePath + "/mpan", schemaPath: "#/properties/mpan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
    if (data.supplier_mpid !== void 0) {
      if (typeof data.supplier_mpid !== "string") {
        const err9 = { instancePath: instancePath + "/supplier_mpid", schemaPath: "#/properties/supplier_mpid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err10 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.is_internal_transfer !== void 0) {
      if (typeof data.is_internal_transfer !== "boolean") {
        const err11 = { instancePath: instancePath + "/is_internal_transfer", schemaPath: "#/properties/is_internal_transfer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.is_migrated !== void 0) {
      if (typeof data.is_migrated !== "boolean") {
        const err12 = { instancePath: instancePath + "/is_migrated", schemaPath: "#/properties/is_migrated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.is_export !== void 0) {
      if (typeof data.is_export !== "boolean") {
        const err13 = { instancePath: instancePath + "/is_export", schemaPath: "#/properties/is_export/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "mpan": true, "supply_start_date": true, "supplier_mpid": true, "account_number": true, "is_internal_transfer": true, "is_migrated": true, "is_export": true }, "dynamicProps": false, "dynamicItems": false };
meterpointElecCosGainRegistrationRequestedV1.errors = null;
export {
  meterpointElecCosGainRegistrationRequestedV1
};
