// Generated from events/data-import/data_import.import_process.error-v1.schema.json by `npm run generate`. Do not edit.

// ajv:data_import.import_process.error-v1
var dataImportImportProcessErrorV1 = validate0;
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
    if (data.resource_type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_type" }, message: "must have required property 'resource_type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.external_identifier === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "external_identifier" }, message: "must have required property 'external_identifier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.error_code === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.error_detail === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.resource_type !== void 0) {
      if (typeof data.resource_type !== "string") {
        const err4 = { instancePath: instancePath + "/resource_type", schemaPath: "#/properties/resource_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.external_identifier !== void 0) {
      if (typeof data.external_identifier !== "string") {
        const err5 = { instancePath: instancePath + "/external_identifier", schemaPath: "#/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.error_code !== void 0) {
      if (typeof data.error_code !== "string") {
        const err6 = { instancePath: instancePath + "/error_code", schemaPath: "#/properties/error_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.error_detail !== void 0) {
      if (typeof data.error_detail !== "string") {
        const err7 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "resource_type": true, "external_identifier": true, "error_code": true, "error_detail": true }, "dynamicProps": false, "dynamicItems": false };
dataImportImportProcessErrorV1.errors = null;
export {
  dataImportImportProcessErrorV1
};
