// Generated from events/files-devices-goods/flex_device.optimisation_created-v1.schema.json by `npm run generate`. Do not edit.

// ajv:flex_device.optimisation_created-v1
var flexDeviceOptimisationCreatedV1 = validate0;
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
    if (data.dispatches === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dispatches" }, message: "must have required property 'dispatches'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.achievable_target_soc === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "achievable_target_soc" }, message: "must have required property 'achievable_target_soc'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.energy_capacity === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "energy_capacity" }, message: "must have required property 'energy_capacity'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.start_soc === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_soc" }, message: "must have required property 'start_soc'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.user_target_soc === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_target_soc" }, message: "must have required property 'user_target_soc'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.optimization_begin === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optimization_begin" }, message: "must have required property 'optimization_begin'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.optimization_end === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optimization_end" }, message: "must have required property 'optimization_end'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.is_reoptimization === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_reoptimization" }, message: "must have required property 'is_reoptimization'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.force_v1g_charging === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "force_v1g_charging" }, message: "must have required property 'force_v1g_charging'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.fleet_id === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fleet_id" }, message: "must have required property 'fleet_id'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.target_type === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target_type" }, message: "must have required property 'target_type'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.capped_target_soc === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capped_target_soc" }, message: "must have required property 'capped_target_soc'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.is_charge_duration_capped === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_charge_duration_capped" }, message: "must have required property 'is_charge_duration_capped'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.can_cap_charging_duration === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "can_cap_charging_duration" }, message: "must have required property 'can_cap_charging_duration'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.dispatch_times === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dispatch_times" }, message: "must have required property 'dispatch_times'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.will_reach_target_soc === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "will_reach_target_soc" }, message: "must have required property 'will_reach_target_soc'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.dispatches !== void 0) {
      let data0 = data.dispatches;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.begin === void 0) {
              const err16 = { instancePath: instancePath + "/dispatches/" + i0, schemaPath: "#/$defs/DispatchPayload/required", keyword: "required", params: { missingProperty: "begin" }, message: "must have required property 'begin'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data1.end === void 0) {
              const err17 = { instancePath: instancePath + "/dispatches/" + i0, schemaPath: "#/$defs/DispatchPayload/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data1.power === void 0) {
              const err18 = { instancePath: instancePath + "/dispatches/" + i0, schemaPath: "#/$defs/DispatchPayload/required", keyword: "required", params: { missingProperty: "power" }, message: "must have required property 'power'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data1.begin !== void 0) {
              if (typeof data1.begin !== "string") {
                const err19 = { instancePath: instancePath + "/dispatches/" + i0 + "/begin", schemaPath: "#/$defs/DispatchPayload/properties/begin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data1.end !== void 0) {
              if (typeof data1.end !== "string") {
                const err20 = { instancePath: instancePath + "/dispatches/" + i0 + "/end", schemaPath: "#/$defs/DispatchPayload/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data1.power !== void 0) {
              let data4 = data1.power;
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err21 = { instancePath: instancePath + "/dispatches/" + i0 + "/power", schemaPath: "#/$defs/DispatchPayload/properties/power/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/dispatches/" + i0, schemaPath: "#/$defs/DispatchPayload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/dispatches", schemaPath: "#/properties/dispatches/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.achievable_target_soc !== void 0) {
      let data5 = data.achievable_target_soc;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err24 = { instancePath: instancePath + "/achievable_target_soc", schemaPath: "#/properties/achievable_target_soc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.energy_capacity !== void 0) {
      let data6 = data.energy_capacity;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err25 = { instancePath: instancePath + "/energy_capacity", schemaPath: "#/properties/energy_capacity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.start_soc !== void 0) {
      let data7 = data.start_soc;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err26 = { instancePath: instancePath + "/start_soc", schemaPath: "#/properties/start_soc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.user_target_soc !== void 0) {
      let data8 = data.user_target_soc;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err27 = { instancePath: instancePath + "/user_target_soc", schemaPath: "#/properties/user_target_soc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.optimization_begin !== void 0) {
      if (typeof data.optimization_begin !== "string") {
        const err28 = { instancePath: instancePath + "/optimization_begin", schemaPath: "#/properties/optimization_begin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.optimization_end !== void 0) {
      if (typeof data.optimization_end !== "string") {
        const err29 = { instancePath: instancePath + "/optimization_end", schemaPath: "#/properties/optimization_end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.is_reoptimization !== void 0) {
      if (typeof data.is_reoptimization !== "boolean") {
        const err30 = { instancePath: instancePath + "/is_reoptimization", schemaPath: "#/properties/is_reoptimization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.force_v1g_charging !== void 0) {
      if (typeof data.force_v1g_charging !== "boolean") {
        const err31 = { instancePath: instancePath + "/force_v1g_charging", schemaPath: "#/properties/force_v1g_charging/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.fleet_id !== void 0) {
      if (typeof data.fleet_id !== "string") {
        const err32 = { instancePath: instancePath + "/fleet_id", schemaPath: "#/properties/fleet_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.target_type !== void 0) {
      if (typeof data.target_type !== "string") {
        const err33 = { instancePath: instancePath + "/target_type", schemaPath: "#/properties/target_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.capped_target_soc !== void 0) {
      let data15 = data.capped_target_soc;
      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
        const err34 = { instancePath: instancePath + "/capped_target_soc", schemaPath: "#/properties/capped_target_soc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.is_charge_duration_capped !== void 0) {
      if (typeof data.is_charge_duration_capped !== "boolean") {
        const err35 = { instancePath: instancePath + "/is_charge_duration_capped", schemaPath: "#/properties/is_charge_duration_capped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.can_cap_charging_duration !== void 0) {
      if (typeof data.can_cap_charging_duration !== "boolean") {
        const err36 = { instancePath: instancePath + "/can_cap_charging_duration", schemaPath: "#/properties/can_cap_charging_duration/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.dispatch_times !== void 0) {
      if (typeof data.dispatch_times !== "string") {
        const err37 = { instancePath: instancePath + "/dispatch_times", schemaPath: "#/properties/dispatch_times/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.will_reach_target_soc !== void 0) {
      if (typeof data.will_reach_target_soc !== "boolean") {
        const err38 = { instancePath: instancePath + "/will_reach_target_soc", schemaPath: "#/properties/will_reach_target_soc/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
  } else {
    const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err39];
    } else {
      vErrors.push(err39);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "dispatches": true, "achievable_target_soc": true, "energy_capacity": true, "start_soc": true, "user_target_soc": true, "optimization_begin": true, "optimization_end": true, "is_reoptimization": true, "force_v1g_charging": true, "fleet_id": true, "target_type": true, "capped_target_soc": true, "is_charge_duration_capped": true, "can_cap_charging_duration": true, "dispatch_times": true, "will_reach_target_soc": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.property_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "property_id" }, message: "must have required property 'property_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.device_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "device_id" }, message: "must have required property 'device_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.site_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "site_id" }, message: "must have required property 'site_id'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.device_type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "device_type" }, message: "must have required property 'device_type'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.payload === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err6 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.property_id !== void 0) {
      let data1 = data.property_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/property_id", schemaPath: "#/properties/property_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.device_id !== void 0) {
      if (typeof data.device_id !== "string") {
        const err8 = { instancePath: instancePath + "/device_id", schemaPath: "#/properties/device_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.site_id !== void 0) {
      if (typeof data.site_id !== "string") {
        const err9 = { instancePath: instancePath + "/site_id", schemaPath: "#/properties/site_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.device_type !== void 0) {
      if (typeof data.device_type !== "string") {
        const err10 = { instancePath: instancePath + "/device_type", schemaPath: "#/properties/device_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.payload !== void 0) {
      if (!validate1(data.payload, { instancePath: instancePath + "/payload", parentData: data, parentDataProperty: "payload", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "account_number": true, "property_id": true, "device_id": true, "site_id": true, "device_type": true, "payload": true }, "dynamicProps": false, "dynamicItems": false };
flexDeviceOptimisationCreatedV1.errors = null;
export {
  flexDeviceOptimisationCreatedV1
};
