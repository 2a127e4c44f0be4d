// Generated from events/billing/billing.ledger.entry_removed-v2.schema.json by `npm run generate`. Do not edit.

// ajv:billing.ledger.entry_removed-v2
var billingLedgerEntryRemovedV2 = validate0;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.account !== void 0) {
      let data0 = data.account;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.number === void 0) {
          const err2 = { instancePath: instancePath + "/account", schemaPath: "#/$defs/BillingAccount/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.number !== void 0) {
          if (typeof data0.number !== "string") {
            const err3 = { instancePath: instancePath + "/account/number", schemaPath: "#/$defs/BillingAccount/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/account", schemaPath: "#/$defs/BillingAccount/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.number !== void 0) {
      if (typeof data.number !== "string") {
        const err5 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "account": true, "number": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.ledger === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ledger" }, message: "must have required property 'ledger'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.entry === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.ledger !== void 0) {
      if (!validate1(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if (data.entry !== void 0) {
      let data1 = data.entry;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === void 0) {
          const err2 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1.amount === void 0) {
          const err3 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.is_charge === void 0) {
          const err4 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "is_charge" }, message: "must have required property 'is_charge'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.is_credit === void 0) {
          const err5 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "is_credit" }, message: "must have required property 'is_credit'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.is_payment === void 0) {
          const err6 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "is_payment" }, message: "must have required property 'is_payment'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.is_repayment === void 0) {
          const err7 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "is_repayment" }, message: "must have required property 'is_repayment'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.is_reversal === void 0) {
          const err8 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "is_reversal" }, message: "must have required property 'is_reversal'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1.is_reversed === void 0) {
          const err9 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "is_reversed" }, message: "must have required property 'is_reversed'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data1.source_reason === void 0) {
          const err10 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/required", keyword: "required", params: { missingProperty: "source_reason" }, message: "must have required property 'source_reason'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1.id !== void 0) {
          let data2 = data1.id;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err11 = { instancePath: instancePath + "/entry/id", schemaPath: "#/$defs/LedgerEntryRemoval/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data1.amount !== void 0) {
          let data3 = data1.amount;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err12 = { instancePath: instancePath + "/entry/amount", schemaPath: "#/$defs/LedgerEntryRemoval/properties/amount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data1.is_charge !== void 0) {
          if (typeof data1.is_charge !== "boolean") {
            const err13 = { instancePath: instancePath + "/entry/is_charge", schemaPath: "#/$defs/LedgerEntryRemoval/properties/is_charge/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data1.is_credit !== void 0) {
          if (typeof data1.is_credit !== "boolean") {
            const err14 = { instancePath: instancePath + "/entry/is_credit", schemaPath: "#/$defs/LedgerEntryRemoval/properties/is_credit/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data1.is_payment !== void 0) {
          if (typeof data1.is_payment !== "boolean") {
            const err15 = { instancePath: instancePath + "/entry/is_payment", schemaPath: "#/$defs/LedgerEntryRemoval/properties/is_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data1.is_repayment !== void 0) {
          if (typeof data1.is_repayment !== "boolean") {
            const err16 = { instancePath: instancePath + "/entry/is_repayment", schemaPath: "#/$defs/LedgerEntryRemoval/properties/is_repayment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data1.is_reversal !== void 0) {
          if (typeof data1.is_reversal !== "boolean") {
            const err17 = { instancePath: instancePath + "/entry/is_reversal", schemaPath: "#/$defs/LedgerEntryRemoval/properties/is_reversal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data1.is_reversed !== void 0) {
          if (typeof data1.is_reversed !== "boolean") {
            const err18 = { instancePath: instancePath + "/entry/is_reversed", schemaPath: "#/$defs/LedgerEntryRemoval/properties/is_reversed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data1.source_reason !== void 0) {
          if (typeof data1.source_reason !== "string") {
            const err19 = { instancePath: instancePath + "/entry/source_reason", schemaPath: "#/$defs/LedgerEntryRemoval/properties/source_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/entry", schemaPath: "#/$defs/LedgerEntryRemoval/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "ledger": true, "entry": true }, "dynamicProps": false, "dynamicItems": false };
billingLedgerEntryRemovedV2.errors = null;
export {
  billingLedgerEntryRemovedV2
};
