// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.confirmed-v2.schema.json by `npm run generate`. Do not edit.

// ajv:lifecycle.leave-supplier.termination.confirmed-v2
var lifecycleLeaveSupplierTerminationConfirmedV2 = validate0;
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
    if (data.leave_supplier_process_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leave_supplier_process_id" }, message: "must have required property 'leave_supplier_process_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.leave_supplier_process_number === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leave_supplier_process_number" }, message: "must have required property 'leave_supplier_process_number'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.leave_supplier_process_subtype === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leave_supplier_process_subtype" }, message: "must have required property 'leave_supplier_process_subtype'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.supply_point === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_point" }, message: "must have required property 'supply_point'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err5 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.leave_supplier_process_id !== void 0) {
      let data1 = data.leave_supplier_process_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/leave_supplier_process_id", schemaPath: "#/properties/leave_supplier_process_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.leave_supplier_process_number !== void 0) {
      if (typeof data.leave_supplier_process_number !== "string") {
        const err7 = { instancePath: instancePath + "/leave_supplier_process_number", schemaPath: "#/properties/leave_supplier_process_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.leave_supplier_process_subtype !== void 0) {
      if (typeof data.leave_supplier_process_subtype !== "string") {
        const err8 = { instancePath: instancePath + "/leave_supplier_process_subtype", schemaPath: "#/properties/leave_supplier_process_subtype/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.supply_point !== void 0) {
      let data4 = data.supply_point;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.external_identifier === void 0) {
          const err9 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/required", keyword: "required", params: { missingProperty: "external_identifier" }, message: "must have required property 'external_identifier'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data4.market_name === void 0) {
          const err10 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/required", keyword: "required", params: { missingProperty: "market_name" }, message: "must have required property 'market_name'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data4.confirmed_supply_end_date === void 0) {
          const err11 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/required", keyword: "required", params: { missingProperty: "confirmed_supply_end_date" }, message: "must have required property 'confirmed_supply_end_date'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.external_identifier !== void 0) {
          if (typeof data4.external_identifier !== "string") {
            const err12 = { instancePath: instancePath + "/supply_point/external_identifier", schemaPath: "#/$defs/LeaveTerminatedSP/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data4.market_name !== void 0) {
          if (typeof data4.market_name !== "string") {
            const err13 = { instancePath: instancePath + "/supply_point/market_name", schemaPath: "#/$defs/LeaveTerminatedSP/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data4.confirmed_supply_end_date !== void 0) {
          if (typeof data4.confirmed_supply_end_date !== "string") {
            const err14 = { instancePath: instancePath + "/supply_point/confirmed_supply_end_date", schemaPath: "#/$defs/LeaveTerminatedSP/properties/confirmed_supply_end_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/LeaveTerminatedSP/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "account_number": true, "leave_supplier_process_id": true, "leave_supplier_process_number": true, "leave_supplier_process_subtype": true, "supply_point": true }, "dynamicProps": false, "dynamicItems": false };
lifecycleLeaveSupplierTerminationConfirmedV2.errors = null;
export {
  lifecycleLeaveSupplierTerminationConfirmedV2
};
