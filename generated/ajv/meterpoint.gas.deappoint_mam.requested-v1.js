// Generated from events/meters/meterpoint.gas.deappoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.deappoint_mam.requested-v1
var meterpointGasDeappointMamRequestedV1 = validate0;
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
    if (data.mam_to_deappoint === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mam_to_deappoint" }, message: "must have required property 'mam_to_deappoint'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.effective_to_date === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effective_to_date" }, message: "must have required property 'effective_to_date'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.is_cos_loss === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_cos_loss" }, message: "must have required property 'is_cos_loss'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.new_supplier === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "new_supplier" }, message: "must have required property 'new_supplier'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.current_mam === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "current_mam" }, message: "must have required property 'current_mam'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err6 = { instancePath: instancePath + "/mprn", schemaPath: "#/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.mam_to_deappoint !== void 0) {
      if (typeof data.mam_to_deappoint !== "string") {
        const err7 = { instancePath: instancePath + "/mam_to_deappoint", schemaPath: "#/properties/mam_to_deappoint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.effective_to_date !== void 0) {
      if (typeof data.effective_to_date !== "string") {
        const err8 = { instancePath: instancePath + "/effective_to_date", schemaPath: "#/properties/effective_to_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.is_cos_loss !== void 0) {
      if (typeof data.is_cos_loss !== "boolean") {
        const err9 = { instancePath: instancePath + "/is_cos_loss", schemaPath: "#/properties/is_cos_loss/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.new_supplier !== void 0) {
      if (typeof data.new_supplier !== "string") {
        const err10 = { instancePath: instancePath + "/new_supplier", schemaPath: "#/properties/new_supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.current_mam !== void 0) {
      if (typeof data.current_mam !== "string") {
        const err11 = { instancePath: instancePath + "/current_mam", schemaPath: "#/properties/current_mam/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "mprn": true, "mam_to_deappoint": true, "effective_to_date": true, "is_cos_loss": true, "new_supplier": true, "current_mam": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasDeappointMamRequestedV1.errors = null;
export {
  meterpointGasDeappointMamRequestedV1
};
