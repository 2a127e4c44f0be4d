// Generated from events/billing/billing.charging.supply-point.triggered-v1.schema.json by `npm run generate`. Do not edit.

// ajv:billing.charging.supply-point.triggered-v1
var billingChargingSupplyPointTriggeredV1 = validate0;
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
    if (data.supply_point_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_point_id" }, message: "must have required property 'supply_point_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.charge_period === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charge_period" }, message: "must have required property 'charge_period'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.supply_point_id !== void 0) {
      let data0 = data.supply_point_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/supply_point_id", schemaPath: "#/properties/supply_point_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.charge_period !== void 0) {
      let data1 = data.charge_period;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.start_at === void 0) {
          const err3 = { instancePath: instancePath + "/charge_period", schemaPath: "#/$defs/ChargePeriod/required", keyword: "required", params: { missingProperty: "start_at" }, message: "must have required property 'start_at'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.end_at === void 0) {
          const err4 = { instancePath: instancePath + "/charge_period", schemaPath: "#/$defs/ChargePeriod/required", keyword: "required", params: { missingProperty: "end_at" }, message: "must have required property 'end_at'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.start_at !== void 0) {
          if (typeof data1.start_at !== "string") {
            const err5 = { instancePath: instancePath + "/charge_period/start_at", schemaPath: "#/$defs/ChargePeriod/properties/start_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data1.end_at !== void 0) {
          if (typeof data1.end_at !== "string") {
            const err6 = { instancePath: instancePath + "/charge_period/end_at", schemaPath: "#/$defs/ChargePeriod/properties/end_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/charge_period", schemaPath: "#/$defs/ChargePeriod/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
validate0.evaluated = { "props": { "supply_point_id": true, "charge_period": true }, "dynamicProps": false, "dynamicItems": false };
billingChargingSupplyPointTriggeredV1.errors = null;
export {
  billingChargingSupplyPointTriggeredV1
};
