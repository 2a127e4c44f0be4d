// Generated from events/industry/industry.electricity.change_of_energisation.unsolicited_message-v1.schema.json by `npm run generate`. Do not edit.

// ajv:industry.electricity.change_of_energisation.unsolicited_message-v1
var industryElectricityChangeOfEnergisationUnsolicitedMessageV1 = validate0;
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
    if (data.energisation_status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "energisation_status" }, message: "must have required property 'energisation_status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.effective_from === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effective_from" }, message: "must have required property 'effective_from'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mpan !== void 0) {
      if (typeof data.mpan !== "string") {
        const err3 = { instancePath: instancePath + "/mpan", schemaPath: "#/properties/mpan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.energisation_status !== void 0) {
      if (typeof data.energisation_status !== "string") {
        const err4 = { instancePath: instancePath + "/energisation_status", schemaPath: "#/properties/energisation_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.effective_from !== void 0) {
      if (typeof data.effective_from !== "string") {
        const err5 = { instancePath: instancePath + "/effective_from", schemaPath: "#/properties/effective_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "mpan": true, "energisation_status": true, "effective_from": true }, "dynamicProps": false, "dynamicItems": false };
industryElectricityChangeOfEnergisationUnsolicitedMessageV1.errors = null;
export {
  industryElectricityChangeOfEnergisationUnsolicitedMessageV1
};
