// Generated from events/leave-supplier/lifecycle.leave-supplier.updated-v2.schema.json by `npm run generate`. Do not edit.

// ajv:lifecycle.leave-supplier.updated-v2
var lifecycleLeaveSupplierUpdatedV2 = validate0;
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
    if (data.leave_supplier_process_subtype === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leave_supplier_process_subtype" }, message: "must have required property 'leave_supplier_process_subtype'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.supply_points === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_points" }, message: "must have required property 'supply_points'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.requested_supply_end_at === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requested_supply_end_at" }, message: "must have required property 'requested_supply_end_at'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.requested_supply_end_date === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requested_supply_end_date" }, message: "must have required property 'requested_supply_end_date'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.is_passive === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_passive" }, message: "must have required property 'is_passive'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err8 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.leave_supplier_process_id !== void 0) {
      let data1 = data.leave_supplier_process_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/leave_supplier_process_id", schemaPath: "#/properties/leave_supplier_process_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.leave_supplier_process_subtype !== void 0) {
      if (typeof data.leave_supplier_process_subtype !== "string") {
        const err10 = { instancePath: instancePath + "/leave_supplier_process_subtype", schemaPath: "#/properties/leave_supplier_process_subtype/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.supply_points !== void 0) {
      let data3 = data.supply_points;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.market_identifier === void 0) {
              const err11 = { instancePath: instancePath + "/supply_points/" + i0, schemaPath: "#/$defs/LeaveSP/required", keyword: "required", params: { missingProperty: "market_identifier" }, message: "must have required property 'market_identifier'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data4.external_identifier === void 0) {
              const err12 = { instancePath: instancePath + "/supply_points/" + i0, schemaPath: "#/$defs/LeaveSP/required", keyword: "required", params: { missingProperty: "external_identifier" }, message: "must have required property 'external_identifier'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data4.market_name === void 0) {
              const err13 = { instancePath: instancePath + "/supply_points/" + i0, schemaPath: "#/$defs/LeaveSP/required", keyword: "required", params: { missingProperty: "market_name" }, message: "must have required property 'market_name'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4.market_identifier !== void 0) {
              if (typeof data4.market_identifier !== "string") {
                const err14 = { instancePath: instancePath + "/supply_points/" + i0 + "/market_identifier", schemaPath: "#/$defs/LeaveSP/properties/market_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data4.external_identifier !== void 0) {
              if (typeof data4.external_identifier !== "string") {
                const err15 = { instancePath: instancePath + "/supply_points/" + i0 + "/external_identifier", schemaPath: "#/$defs/LeaveSP/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data4.market_name !== void 0) {
              if (typeof data4.market_name !== "string") {
                const err16 = { instancePath: instancePath + "/supply_points/" + i0 + "/market_name", schemaPath: "#/$defs/LeaveSP/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/supply_points/" + i0, schemaPath: "#/$defs/LeaveSP/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/supply_points", schemaPath: "#/properties/supply_points/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.requested_supply_end_at !== void 0) {
      if (typeof data.requested_supply_end_at !== "string") {
        const err19 = { instancePath: instancePath + "/requested_supply_end_at", schemaPath: "#/properties/requested_supply_end_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.requested_supply_end_date !== void 0) {
      if (typeof data.requested_supply_end_date !== "string") {
        const err20 = { instancePath: instancePath + "/requested_supply_end_date", schemaPath: "#/properties/requested_supply_end_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.updated_at !== void 0) {
      if (typeof data.updated_at !== "string") {
        const err21 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.is_passive !== void 0) {
      if (typeof data.is_passive !== "boolean") {
        const err22 = { instancePath: instancePath + "/is_passive", schemaPath: "#/properties/is_passive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.passive_loss_instigated_supply_point_id !== void 0) {
      let data12 = data.passive_loss_instigated_supply_point_id;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err23 = { instancePath: instancePath + "/passive_loss_instigated_supply_point_id", schemaPath: "#/properties/passive_loss_instigated_supply_point_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "account_number": true, "leave_supplier_process_id": true, "leave_supplier_process_subtype": true, "supply_points": true, "requested_supply_end_at": true, "requested_supply_end_date": true, "updated_at": true, "is_passive": true, "passive_loss_instigated_supply_point_id": true }, "dynamicProps": false, "dynamicItems": false };
lifecycleLeaveSupplierUpdatedV2.errors = null;
export {
  lifecycleLeaveSupplierUpdatedV2
};
