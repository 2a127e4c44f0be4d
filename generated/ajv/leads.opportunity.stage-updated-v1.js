// Generated from events/leads/leads.opportunity.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:leads.opportunity.stage-updated-v1
var leadsOpportunityStageUpdatedV1 = validate0;
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
    if (data.opportunity_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "opportunity_number" }, message: "must have required property 'opportunity_number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.funnel_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "funnel_code" }, message: "must have required property 'funnel_code'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.stage === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.opportunity_number !== void 0) {
      if (typeof data.opportunity_number !== "string") {
        const err3 = { instancePath: instancePath + "/opportunity_number", schemaPath: "#/properties/opportunity_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.funnel_code !== void 0) {
      if (typeof data.funnel_code !== "string") {
        const err4 = { instancePath: instancePath + "/funnel_code", schemaPath: "#/properties/funnel_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.stage !== void 0) {
      if (typeof data.stage !== "string") {
        const err5 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.updated_by_user_id !== void 0) {
      let data3 = data.updated_by_user_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err6 = { instancePath: instancePath + "/updated_by_user_id", schemaPath: "#/properties/updated_by_user_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "opportunity_number": true, "funnel_code": true, "stage": true, "updated_by_user_id": true }, "dynamicProps": false, "dynamicItems": false };
leadsOpportunityStageUpdatedV1.errors = null;
export {
  leadsOpportunityStageUpdatedV1
};
