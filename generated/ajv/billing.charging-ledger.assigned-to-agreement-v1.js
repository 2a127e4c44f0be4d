// Generated from events/billing/billing.charging-ledger.assigned-to-agreement-v1.schema.json by `npm run generate`. Do not edit.

// ajv:billing.charging-ledger.assigned-to-agreement-v1
var billingChargingLedgerAssignedToAgreementV1 = validate0;
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
    if (data.ledger_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ledger_number" }, message: "must have required property 'ledger_number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.agreement_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agreement_id" }, message: "must have required property 'agreement_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.assigned_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assigned_at" }, message: "must have required property 'assigned_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.ledger_number !== void 0) {
      if (typeof data.ledger_number !== "string") {
        const err3 = { instancePath: instancePath + "/ledger_number", schemaPath: "#/properties/ledger_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.agreement_id !== void 0) {
      let data1 = data.agreement_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/agreement_id", schemaPath: "#/properties/agreement_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.assigned_at !== void 0) {
      if (typeof data.assigned_at !== "string") {
        const err5 = { instancePath: instancePath + "/assigned_at", schemaPath: "#/properties/assigned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "ledger_number": true, "agreement_id": true, "assigned_at": true }, "dynamicProps": false, "dynamicItems": false };
billingChargingLedgerAssignedToAgreementV1.errors = null;
export {
  billingChargingLedgerAssignedToAgreementV1
};
