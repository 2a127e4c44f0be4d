// Generated from events/industry/industry.gas.change_of_supply.gain.initiated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:industry.gas.change_of_supply.gain.initiated-v1
var industryGasChangeOfSupplyGainInitiatedV1 = validate0;
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
    if (data.meter_point_identifier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_point_identifier" }, message: "must have required property 'meter_point_identifier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.meter_point_identifier !== void 0) {
      if (typeof data.meter_point_identifier !== "string") {
        const err1 = { instancePath: instancePath + "/meter_point_identifier", schemaPath: "#/properties/meter_point_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "meter_point_identifier": true }, "dynamicProps": false, "dynamicItems": false };
industryGasChangeOfSupplyGainInitiatedV1.errors = null;
export {
  industryGasChangeOfSupplyGainInitiatedV1
};
