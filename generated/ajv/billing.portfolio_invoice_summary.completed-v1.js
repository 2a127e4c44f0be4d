// Generated from events/billing/billing.portfolio_invoice_summary.completed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:billing.portfolio_invoice_summary.completed-v1
var billingPortfolioInvoiceSummaryCompletedV1 = validate0;
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
    if (data.run_identifier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_identifier" }, message: "must have required property 'run_identifier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.objstore_bucket === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objstore_bucket" }, message: "must have required property 'objstore_bucket'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.objstore_key_prefix === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objstore_key_prefix" }, message: "must have required property 'objstore_key_prefix'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.summary_count === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary_count" }, message: "must have required property 'summary_count'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.run_identifier !== void 0) {
      if (typeof data.run_identifier !== "string") {
        const err4 = { instancePath: instancePath + "/run_identifier", schemaPath: "#/properties/run_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.objstore_bucket !== void 0) {
      if (typeof data.objstore_bucket !== "string") {
        const err5 = { instancePath: instancePath + "/objstore_bucket", schemaPath: "#/properties/objstore_bucket/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.objstore_key_prefix !== void 0) {
      if (typeof data.objstore_key_prefix !== "string") {
        const err6 = { instancePath: instancePath + "/objstore_key_prefix", schemaPath: "#/properties/objstore_key_prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.summary_count !== void 0) {
      let data3 = data.summary_count;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/summary_count", schemaPath: "#/properties/summary_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
validate0.evaluated = { "props": { "run_identifier": true, "objstore_bucket": true, "objstore_key_prefix": true, "summary_count": true }, "dynamicProps": false, "dynamicItems": false };
billingPortfolioInvoiceSummaryCompletedV1.errors = null;
export {
  billingPortfolioInvoiceSummaryCompletedV1
};
