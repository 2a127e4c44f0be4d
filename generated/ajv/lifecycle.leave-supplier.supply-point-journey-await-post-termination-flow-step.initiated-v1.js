// Generated from events/leave-supplier/lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1
var lifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1 = validate0;
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
    if (data.account_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_number" }, message: "must have required property 'account_number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.leave_supplier_process_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leave_supplier_process_number" }, message: "must have required property 'leave_supplier_process_number'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.supply_point === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_point" }, message: "must have required property 'supply_point'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.subtype === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subtype" }, message: "must have required property 'subtype'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err4 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.leave_supplier_process_number !== void 0) {
      if (typeof data.leave_supplier_process_number !== "string") {
        const err5 = { instancePath: instancePath + "/leave_supplier_process_number", schemaPath: "#/properties/leave_supplier_process_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.supply_point !== void 0) {
      let data2 = data.supply_point;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.external_identifier === void 0) {
          const err6 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/required", keyword: "required", params: { missingProperty: "external_identifier" }, message: "must have required property 'external_identifier'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2.market_name === void 0) {
          const err7 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/required", keyword: "required", params: { missingProperty: "market_name" }, message: "must have required property 'market_name'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2.confirmed_supply_end_date === void 0) {
          const err8 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/required", keyword: "required", params: { missingProperty: "confirmed_supply_end_date" }, message: "must have required property 'confirmed_supply_end_date'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2.external_identifier !== void 0) {
          if (typeof data2.external_identifier !== "string") {
            const err9 = { instancePath: instancePath + "/supply_point/external_identifier", schemaPath: "#/$defs/LeaveTerminatedSP/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data2.market_name !== void 0) {
          if (typeof data2.market_name !== "string") {
            const err10 = { instancePath: instancePath + "/supply_point/market_name", schemaPath: "#/$defs/LeaveTerminatedSP/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data2.confirmed_supply_end_date !== void 0) {
          if (typeof data2.confirmed_supply_end_date !== "string") {
            const err11 = { instancePath: instancePath + "/supply_point/confirmed_supply_end_date", schemaPath: "#/$defs/LeaveTerminatedSP/properties/confirmed_supply_end_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.subtype !== void 0) {
      if (typeof data.subtype !== "string") {
        const err13 = { instancePath: instancePath + "/subtype", schemaPath: "#/properties/subtype/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "account_number": true, "leave_supplier_process_number": true, "supply_point": true, "subtype": true }, "dynamicProps": false, "dynamicItems": false };
lifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1.errors = null;
export {
  lifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1
};
