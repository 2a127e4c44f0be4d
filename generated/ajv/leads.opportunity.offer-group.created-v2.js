// Generated from events/leads/leads.opportunity.offer-group.created-v2.schema.json by `npm run generate`. Do not edit.

// ajv:leads.opportunity.offer-group.created-v2
var leadsOpportunityOfferGroupCreatedV2 = validate0;
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
    if (data.offer_group_identifier === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offer_group_identifier" }, message: "must have required property 'offer_group_identifier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.opportunity_number !== void 0) {
      if (typeof data.opportunity_number !== "string") {
        const err2 = { instancePath: instancePath + "/opportunity_number", schemaPath: "#/properties/opportunity_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.offer_group_identifier !== void 0) {
      if (typeof data.offer_group_identifier !== "string") {
        const err3 = { instancePath: instancePath + "/offer_group_identifier", schemaPath: "#/properties/offer_group_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "opportunity_number": true, "offer_group_identifier": true }, "dynamicProps": false, "dynamicItems": false };
leadsOpportunityOfferGroupCreatedV2.errors = null;
export {
  leadsOpportunityOfferGroupCreatedV2
};
