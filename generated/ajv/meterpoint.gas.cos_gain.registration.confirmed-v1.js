// Generated from events/meters/meterpoint.gas.cos_gain.registration.confirmed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.cos_gain.registration.confirmed-v1
var meterpointGasCosGainRegistrationConfirmedV1 = validate0;
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
    if (data.previous_mam === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous_mam" }, message: "must have required property 'previous_mam'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.is_domestic === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_domestic" }, message: "must have required property 'is_domestic'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.is_igt_mam === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_igt_mam" }, message: "must have required property 'is_igt_mam'" };
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
    if (data.previous_mam !== void 0) {
      if (typeof data.previous_mam !== "string") {
        const err5 = { instancePath: instancePath + "/previous_mam", schemaPath: "#/properties/previous_mam/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.is_domestic !== void 0) {
      if (typeof data.is_domestic !== "boolean") {
        const err6 = { instancePath: instancePath + "/is_domestic", schemaPath: "#/properties/is_domestic/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.is_igt_mam !== void 0) {
      if (typeof data.is_igt_mam !== "boolean") {
        const err7 = { instancePath: instancePath + "/is_igt_mam", schemaPath: "#/properties/is_igt_mam/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
validate0.evaluated = { "props": { "mprn": true, "previous_mam": true, "is_domestic": true, "is_igt_mam": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasCosGainRegistrationConfirmedV1.errors = null;
export {
  meterpointGasCosGainRegistrationConfirmedV1
};
