// Generated from events/meters/meterpoint.gas.change_of_cohort.requested-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.change_of_cohort.requested-v1
var meterpointGasChangeOfCohortRequestedV1 = validate0;
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
    if (data.cohort === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cohort" }, message: "must have required property 'cohort'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err2 = { instancePath: instancePath + "/mprn", schemaPath: "#/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cohort !== void 0) {
      if (typeof data.cohort !== "string") {
        const err3 = { instancePath: instancePath + "/cohort", schemaPath: "#/properties/cohort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "mprn": true, "cohort": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasChangeOfCohortRequestedV1.errors = null;
export {
  meterpointGasChangeOfCohortRequestedV1
};
