// Generated from events/data-import/data_import.order_process.complete-v1.schema.json by `npm run generate`. Do not edit.

// ajv:data_import.order_process.complete-v1
var dataImportOrderProcessCompleteV1 = validate0;
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
    if (data.external_order_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "external_order_id" }, message: "must have required property 'external_order_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.process_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "process_id" }, message: "must have required property 'process_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.external_order_id !== void 0) {
      if (typeof data.external_order_id !== "string") {
        const err2 = { instancePath: instancePath + "/external_order_id", schemaPath: "#/properties/external_order_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.process_id !== void 0) {
      if (typeof data.process_id !== "string") {
        const err3 = { instancePath: instancePath + "/process_id", schemaPath: "#/properties/process_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "external_order_id": true, "process_id": true }, "dynamicProps": false, "dynamicItems": false };
dataImportOrderProcessCompleteV1.errors = null;
export {
  dataImportOrderProcessCompleteV1
};
