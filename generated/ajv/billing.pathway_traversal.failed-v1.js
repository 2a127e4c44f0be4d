// Generated from events/billing/billing.pathway_traversal.failed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:billing.pathway_traversal.failed-v1
var billingPathwayTraversalFailedV1 = validate0;
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
    if (data.pathway_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pathway_id" }, message: "must have required property 'pathway_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.traversal_attempt_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traversal_attempt_id" }, message: "must have required property 'traversal_attempt_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.traversal_attempt_context === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traversal_attempt_context" }, message: "must have required property 'traversal_attempt_context'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.trigger_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger_id" }, message: "must have required property 'trigger_id'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.failed_action_name === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed_action_name" }, message: "must have required property 'failed_action_name'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.failed_action_error === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed_action_error" }, message: "must have required property 'failed_action_error'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.failed_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed_at" }, message: "must have required property 'failed_at'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.pathway_id !== void 0) {
      if (typeof data.pathway_id !== "string") {
        const err7 = { instancePath: instancePath + "/pathway_id", schemaPath: "#/properties/pathway_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.traversal_attempt_id !== void 0) {
      let data1 = data.traversal_attempt_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err8 = { instancePath: instancePath + "/traversal_attempt_id", schemaPath: "#/properties/traversal_attempt_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.traversal_attempt_context !== void 0) {
      let data2 = data.traversal_attempt_context;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
      } else {
        const err9 = { instancePath: instancePath + "/traversal_attempt_context", schemaPath: "#/properties/traversal_attempt_context/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.trigger_id !== void 0) {
      let data3 = data.trigger_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err10 = { instancePath: instancePath + "/trigger_id", schemaPath: "#/properties/trigger_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.failed_action_name !== void 0) {
      if (typeof data.failed_action_name !== "string") {
        const err11 = { instancePath: instancePath + "/failed_action_name", schemaPath: "#/properties/failed_action_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.failed_action_error !== void 0) {
      if (typeof data.failed_action_error !== "string") {
        const err12 = { instancePath: instancePath + "/failed_action_error", schemaPath: "#/properties/failed_action_error/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.failed_at !== void 0) {
      if (typeof data.failed_at !== "string") {
        const err13 = { instancePath: instancePath + "/failed_at", schemaPath: "#/properties/failed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "pathway_id": true, "traversal_attempt_id": true, "traversal_attempt_context": true, "trigger_id": true, "failed_action_name": true, "failed_action_error": true, "failed_at": true }, "dynamicProps": false, "dynamicItems": false };
billingPathwayTraversalFailedV1.errors = null;
export {
  billingPathwayTraversalFailedV1
};
