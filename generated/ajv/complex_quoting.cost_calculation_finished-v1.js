// Generated from events/communications/complex_quoting.cost_calculation_finished-v1.schema.json by `npm run generate`. Do not edit.

// ajv:complex_quoting.cost_calculation_finished-v1
var complexQuotingCostCalculationFinishedV1 = validate0;
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
    if (data.quote_configuration_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quote_configuration_number" }, message: "must have required property 'quote_configuration_number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.succeeded === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "succeeded" }, message: "must have required property 'succeeded'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.triggered_by_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "triggered_by_id" }, message: "must have required property 'triggered_by_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.quote_configuration_number !== void 0) {
      if (typeof data.quote_configuration_number !== "string") {
        const err3 = { instancePath: instancePath + "/quote_configuration_number", schemaPath: "#/properties/quote_configuration_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.succeeded !== void 0) {
      if (typeof data.succeeded !== "boolean") {
        const err4 = { instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.triggered_by_id !== void 0) {
      let data2 = data.triggered_by_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/triggered_by_id", schemaPath: "#/properties/triggered_by_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "quote_configuration_number": true, "succeeded": true, "triggered_by_id": true }, "dynamicProps": false, "dynamicItems": false };
complexQuotingCostCalculationFinishedV1.errors = null;
export {
  complexQuotingCostCalculationFinishedV1
};
