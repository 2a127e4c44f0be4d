// Generated from events/accounts/actual.intervals.received-v1.schema.json by `npm run generate`. Do not edit.

// ajv:actual.intervals.received-v1
var actualIntervalsReceivedV1 = validate0;
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
    if (data.rebill_from === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rebill_from" }, message: "must have required property 'rebill_from'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mpan !== void 0) {
      if (typeof data.mpan !== "string") {
        const err2 = { instancePath: instancePath + "/mpan", schemaPath: "#/properties/mpan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.rebill_from !== void 0) {
      if (typeof data.rebill_from !== "string") {
        const err3 = { instancePath: instancePath + "/rebill_from", schemaPath: "#/properties/rebill_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "mpan": true, "rebill_from": true }, "dynamicProps": false, "dynamicItems": false };
actualIntervalsReceivedV1.errors = null;
export {
  actualIntervalsReceivedV1
};
