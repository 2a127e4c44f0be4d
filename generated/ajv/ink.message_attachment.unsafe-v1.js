// Generated from events/ink/ink.message_attachment.unsafe-v1.schema.json by `npm run generate`. Do not edit.

// ajv:ink.message_attachment.unsafe-v1
var inkMessageAttachmentUnsafeV1 = validate0;
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
    if (data.filename === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.objstore_key === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objstore_key" }, message: "must have required property 'objstore_key'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.objstore_bucket === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objstore_bucket" }, message: "must have required property 'objstore_bucket'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.size_in_bytes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size_in_bytes" }, message: "must have required property 'size_in_bytes'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.filename !== void 0) {
      if (typeof data.filename !== "string") {
        const err4 = { instancePath: instancePath + "/filename", schemaPath: "#/properties/filename/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.objstore_key !== void 0) {
      if (typeof data.objstore_key !== "string") {
        const err5 = { instancePath: instancePath + "/objstore_key", schemaPath: "#/properties/objstore_key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.objstore_bucket !== void 0) {
      if (typeof data.objstore_bucket !== "string") {
        const err6 = { instancePath: instancePath + "/objstore_bucket", schemaPath: "#/properties/objstore_bucket/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.size_in_bytes !== void 0) {
      let data3 = data.size_in_bytes;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/size_in_bytes", schemaPath: "#/properties/size_in_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
validate0.evaluated = { "props": { "filename": true, "objstore_key": true, "objstore_bucket": true, "size_in_bytes": true }, "dynamicProps": false, "dynamicItems": false };
inkMessageAttachmentUnsafeV1.errors = null;
export {
  inkMessageAttachmentUnsafeV1
};
