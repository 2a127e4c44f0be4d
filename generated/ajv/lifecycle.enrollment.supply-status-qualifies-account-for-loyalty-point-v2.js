// Generated from events/join-supplier/lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2.schema.json by `npm run generate`. Do not edit.

// ajv:lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2
var lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 = validate0;
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
    if (data.join_supplier_process_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "join_supplier_process_id" }, message: "must have required property 'join_supplier_process_id'" };
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
    if (data.account_number === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_number" }, message: "must have required property 'account_number'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.supply_points_past_ssd === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_points_past_ssd" }, message: "must have required property 'supply_points_past_ssd'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.all_supply_points === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "all_supply_points" }, message: "must have required property 'all_supply_points'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.join_supplier_process_id !== void 0) {
      let data0 = data.join_supplier_process_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/join_supplier_process_id", schemaPath: "#/properties/join_supplier_process_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err7 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.supply_points_past_ssd !== void 0) {
      let data3 = data.supply_points_past_ssd;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.market_name === void 0) {
              const err8 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "market_name" }, message: "must have required property 'market_name'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data4.external_identifier === void 0) {
              const err9 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "external_identifier" }, message: "must have required property 'external_identifier'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data4.confirmed_ssd === void 0) {
              const err10 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "confirmed_ssd" }, message: "must have required property 'confirmed_ssd'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data4.was_cancelled === void 0) {
              const err11 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "was_cancelled" }, message: "must have required property 'was_cancelled'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data4.market_name !== void 0) {
              if (typeof data4.market_name !== "string") {
                const err12 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0 + "/market_name", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data4.external_identifier !== void 0) {
              if (typeof data4.external_identifier !== "string") {
                const err13 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0 + "/external_identifier", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data4.confirmed_ssd !== void 0) {
              if (typeof data4.confirmed_ssd !== "string") {
                const err14 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0 + "/confirmed_ssd", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/confirmed_ssd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data4.was_cancelled !== void 0) {
              if (typeof data4.was_cancelled !== "boolean") {
                const err15 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0 + "/was_cancelled", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/was_cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/supply_points_past_ssd/" + i0, schemaPath: "#/$defs/EnrollmentSupplyPoint/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/supply_points_past_ssd", schemaPath: "#/properties/supply_points_past_ssd/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.all_supply_points !== void 0) {
      let data9 = data.all_supply_points;
      if (Array.isArray(data9)) {
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data10 = data9[i1];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.market_name === void 0) {
              const err18 = { instancePath: instancePath + "/all_supply_points/" + i1, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "market_name" }, message: "must have required property 'market_name'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data10.external_identifier === void 0) {
              const err19 = { instancePath: instancePath + "/all_supply_points/" + i1, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "external_identifier" }, message: "must have required property 'external_identifier'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data10.confirmed_ssd === void 0) {
              const err20 = { instancePath: instancePath + "/all_supply_points/" + i1, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "confirmed_ssd" }, message: "must have required property 'confirmed_ssd'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data10.was_cancelled === void 0) {
              const err21 = { instancePath: instancePath + "/all_supply_points/" + i1, schemaPath: "#/$defs/EnrollmentSupplyPoint/required", keyword: "required", params: { missingProperty: "was_cancelled" }, message: "must have required property 'was_cancelled'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data10.market_name !== void 0) {
              if (typeof data10.market_name !== "string") {
                const err22 = { instancePath: instancePath + "/all_supply_points/" + i1 + "/market_name", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data10.external_identifier !== void 0) {
              if (typeof data10.external_identifier !== "string") {
                const err23 = { instancePath: instancePath + "/all_supply_points/" + i1 + "/external_identifier", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data10.confirmed_ssd !== void 0) {
              if (typeof data10.confirmed_ssd !== "string") {
                const err24 = { instancePath: instancePath + "/all_supply_points/" + i1 + "/confirmed_ssd", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/confirmed_ssd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data10.was_cancelled !== void 0) {
              if (typeof data10.was_cancelled !== "boolean") {
                const err25 = { instancePath: instancePath + "/all_supply_points/" + i1 + "/was_cancelled", schemaPath: "#/$defs/EnrollmentSupplyPoint/properties/was_cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/all_supply_points/" + i1, schemaPath: "#/$defs/EnrollmentSupplyPoint/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/all_supply_points", schemaPath: "#/properties/all_supply_points/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "join_supplier_process_id": true, "join_supplier_process_number": true, "account_number": true, "supply_points_past_ssd": true, "all_supply_points": true }, "dynamicProps": false, "dynamicItems": false };
lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2.errors = null;
export {
  lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2
};
