// Generated from events/meters/meterpoint.gas.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.cos_gain.registration.requested-v1
var meterpointGasCosGainRegistrationRequestedV1 = validate0;
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
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err4 = { instancePath: instancePath + "/mprn", schemaPath: "#/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.supply_start_date !== void 0) {
      if (typeof data.supply_start_date !== "string") {
        const err5 = { instancePath: instancePath + "/supply_start_date", schemaPath: "#/properties/supply_start_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.supplier_mpid !== void 0) {
      if (typeof data.supplier_mpid !== "string") {
        const err6 = { instancePath: instancePath + "/supplier_mpid", schemaPath: "#/properties/supplier_mpid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err7 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "mprn": true, "supply_start_date": true, "supplier_mpid": true, "account_number": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasCosGainRegistrationRequestedV1.errors = null;
export {
  meterpointGasCosGainRegistrationRequestedV1
};
