// Generated from events/leave-supplier/lifecycle.support-site.sale-1.0.0.schema.json by `npm run generate`. Do not edit.

// ajv:lifecycle.support-site.sale-1.0.0
var lifecycleSupportSiteSaleV1_0_0 = validate0;
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
    if (data.support_user_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "support_user_id" }, message: "must have required property 'support_user_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.supply_start_date === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_start_date" }, message: "must have required property 'supply_start_date'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.trigger_action === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger_action" }, message: "must have required property 'trigger_action'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.support_user_id !== void 0) {
      if (typeof data.support_user_id !== "string") {
        const err3 = { instancePath: instancePath + "/support_user_id", schemaPath: "#/properties/support_user_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.supply_start_date !== void 0) {
      if (typeof data.supply_start_date !== "string") {
        const err4 = { instancePath: instancePath + "/supply_start_date", schemaPath: "#/properties/supply_start_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.trigger_action !== void 0) {
      if (typeof data.trigger_action !== "string") {
        const err5 = { instancePath: instancePath + "/trigger_action", schemaPath: "#/properties/trigger_action/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "support_user_id": true, "supply_start_date": true, "trigger_action": true }, "dynamicProps": false, "dynamicItems": false };
lifecycleSupportSiteSaleV1_0_0.errors = null;
export {
  lifecycleSupportSiteSaleV1_0_0
};
