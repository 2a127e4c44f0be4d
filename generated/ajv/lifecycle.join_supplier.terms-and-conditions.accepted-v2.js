// Generated from events/join-supplier/lifecycle.join_supplier.terms-and-conditions.accepted-v2.schema.json by `npm run generate`. Do not edit.

// ajv:lifecycle.join_supplier.terms-and-conditions.accepted-v2
var lifecycleJoinSupplierTermsAndConditionsAcceptedV2 = validate0;
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
    if (data.join_supplier_process_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "join_supplier_process_id" }, message: "must have required property 'join_supplier_process_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.join_supplier_process_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "join_supplier_process_number" }, message: "must have required property 'join_supplier_process_number'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.join_supplier_process_id !== void 0) {
      let data0 = data.join_supplier_process_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/join_supplier_process_id", schemaPath: "#/properties/join_supplier_process_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.join_supplier_process_number !== void 0) {
      if (typeof data.join_supplier_process_number !== "string") {
        const err3 = { instancePath: instancePath + "/join_supplier_process_number", schemaPath: "#/properties/join_supplier_process_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "join_supplier_process_id": true, "join_supplier_process_number": true }, "dynamicProps": false, "dynamicItems": false };
lifecycleJoinSupplierTermsAndConditionsAcceptedV2.errors = null;
export {
  lifecycleJoinSupplierTermsAndConditionsAcceptedV2
};
