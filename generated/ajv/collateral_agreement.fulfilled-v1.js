// Generated from events/business/collateral_agreement.fulfilled-v1.schema.json by `npm run generate`. Do not edit.

// ajv:collateral_agreement.fulfilled-v1
var collateralAgreementFulfilledV1 = validate0;
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
    if (data.collateral_agreement_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collateral_agreement_id" }, message: "must have required property 'collateral_agreement_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.contract_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_id" }, message: "must have required property 'contract_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.fulfilled_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fulfilled_at" }, message: "must have required property 'fulfilled_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.collateral_agreement_id !== void 0) {
      let data0 = data.collateral_agreement_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/collateral_agreement_id", schemaPath: "#/properties/collateral_agreement_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.contract_id !== void 0) {
      if (typeof data.contract_id !== "string") {
        const err4 = { instancePath: instancePath + "/contract_id", schemaPath: "#/properties/contract_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.fulfilled_at !== void 0) {
      if (typeof data.fulfilled_at !== "string") {
        const err5 = { instancePath: instancePath + "/fulfilled_at", schemaPath: "#/properties/fulfilled_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "collateral_agreement_id": true, "contract_id": true, "fulfilled_at": true }, "dynamicProps": false, "dynamicItems": false };
collateralAgreementFulfilledV1.errors = null;
export {
  collateralAgreementFulfilledV1
};
