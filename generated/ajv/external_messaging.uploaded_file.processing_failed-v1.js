// Generated from events/files-devices-goods/external_messaging.uploaded_file.processing_failed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:external_messaging.uploaded_file.processing_failed-v1
var externalMessagingUploadedFileProcessingFailedV1 = validate0;
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
    if (data.file_reference === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_reference" }, message: "must have required property 'file_reference'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.file_reference !== void 0) {
      if (typeof data.file_reference !== "string") {
        const err1 = { instancePath: instancePath + "/file_reference", schemaPath: "#/properties/file_reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "file_reference": true }, "dynamicProps": false, "dynamicItems": false };
externalMessagingUploadedFileProcessingFailedV1.errors = null;
export {
  externalMessagingUploadedFileProcessingFailedV1
};
