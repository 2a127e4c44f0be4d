// Generated from events/join-supplier/lifecycle.join-supplier.supply-period.created-v1.schema.json by `npm run generate`. Do not edit.

// ajv:lifecycle.join-supplier.supply-period.created-v1
var lifecycleJoinSupplierSupplyPeriodCreatedV1 = validate0;
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
    if (data.join_supplier_process_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "join_supplier_process_number" }, message: "must have required property 'join_supplier_process_number'" };
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
    if (data.supply_period === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_period" }, message: "must have required property 'supply_period'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.contract_references === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_references" }, message: "must have required property 'contract_references'" };
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
    if (data.join_supplier_process_number !== void 0) {
      if (typeof data.join_supplier_process_number !== "string") {
        const err6 = { instancePath: instancePath + "/join_supplier_process_number", schemaPath: "#/properties/join_supplier_process_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.supply_point !== void 0) {
      let data2 = data.supply_point;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.external_identifier === void 0) {
          const err7 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/JoinActivatedSP/required", keyword: "required", params: { missingProperty: "external_identifier" }, message: "must have required property 'external_identifier'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2.market_name === void 0) {
          const err8 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/JoinActivatedSP/required", keyword: "required", params: { missingProperty: "market_name" }, message: "must have required property 'market_name'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2.confirmed_supply_start_date === void 0) {
          const err9 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/JoinActivatedSP/required", keyword: "required", params: { missingProperty: "confirmed_supply_start_date" }, message: "must have required property 'confirmed_supply_start_date'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2.external_identifier !== void 0) {
          if (typeof data2.external_identifier !== "string") {
            const err10 = { instancePath: instancePath + "/supply_point/external_identifier", schemaPath: "#/$defs/JoinActivatedSP/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data2.market_name !== void 0) {
          if (typeof data2.market_name !== "string") {
            const err11 = { instancePath: instancePath + "/supply_point/market_name", schemaPath: "#/$defs/JoinActivatedSP/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data2.confirmed_supply_start_date !== void 0) {
          if (typeof data2.confirmed_supply_start_date !== "string") {
            const err12 = { instancePath: instancePath + "/supply_point/confirmed_supply_start_date", schemaPath: "#/$defs/JoinActivatedSP/properties/confirmed_supply_start_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/supply_point", schemaPath: "#/$defs/JoinActivatedSP/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.supply_period !== void 0) {
      let data6 = data.supply_period;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.id === void 0) {
          const err14 = { instancePath: instancePath + "/supply_period", schemaPath: "#/$defs/SupplyPeriodData/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data6.supply_start_at === void 0) {
          const err15 = { instancePath: instancePath + "/supply_period", schemaPath: "#/$defs/SupplyPeriodData/required", keyword: "required", params: { missingProperty: "supply_start_at" }, message: "must have required property 'supply_start_at'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data6.supply_end_at === void 0) {
          const err16 = { instancePath: instancePath + "/supply_period", schemaPath: "#/$defs/SupplyPeriodData/required", keyword: "required", params: { missingProperty: "supply_end_at" }, message: "must have required property 'supply_end_at'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data6.id !== void 0) {
          let data7 = data6.id;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/supply_period/id", schemaPath: "#/$defs/SupplyPeriodData/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data6.supply_start_at !== void 0) {
          if (typeof data6.supply_start_at !== "string") {
            const err18 = { instancePath: instancePath + "/supply_period/supply_start_at", schemaPath: "#/$defs/SupplyPeriodData/properties/supply_start_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data6.supply_end_at !== void 0) {
          if (typeof data6.supply_end_at !== "string") {
            const err19 = { instancePath: instancePath + "/supply_period/supply_end_at", schemaPath: "#/$defs/SupplyPeriodData/properties/supply_end_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/supply_period", schemaPath: "#/$defs/SupplyPeriodData/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.contract_references !== void 0) {
      let data10 = data.contract_references;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.account_contract_identifier !== void 0) {
          if (typeof data10.account_contract_identifier !== "string") {
            const err21 = { instancePath: instancePath + "/contract_references/account_contract_identifier", schemaPath: "#/$defs/ContractReferences/properties/account_contract_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data10.business_contract_identifier !== void 0) {
          if (typeof data10.business_contract_identifier !== "string") {
            const err22 = { instancePath: instancePath + "/contract_references/business_contract_identifier", schemaPath: "#/$defs/ContractReferences/properties/business_contract_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/contract_references", schemaPath: "#/$defs/ContractReferences/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
validate0.evaluated = { "props": { "account_number": true, "join_supplier_process_number": true, "supply_point": true, "supply_period": true, "contract_references": true }, "dynamicProps": false, "dynamicItems": false };
lifecycleJoinSupplierSupplyPeriodCreatedV1.errors = null;
export {
  lifecycleJoinSupplierSupplyPeriodCreatedV1
};
