// Generated from events/meters/meterpoint.gas.cos_loss.confirmed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.cos_loss.confirmed-v1
var meterpointGasCosLossConfirmedV1 = validate0;
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
    if (data.account_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.mprn === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mprn" }, message: "must have required property 'mprn'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.supply_end_date === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_end_date" }, message: "must have required property 'supply_end_date'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.meter_exists === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_exists" }, message: "must have required property 'meter_exists'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.meter_serial_number === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_serial_number" }, message: "must have required property 'meter_serial_number'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.meter_digits === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_digits" }, message: "must have required property 'meter_digits'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.meter_mechanism === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_mechanism" }, message: "must have required property 'meter_mechanism'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.meter_imperial_metric_indicator === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_imperial_metric_indicator" }, message: "must have required property 'meter_imperial_metric_indicator'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.meter_reading_factor === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_reading_factor" }, message: "must have required property 'meter_reading_factor'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.new_supplier === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "new_supplier" }, message: "must have required property 'new_supplier'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.account_id !== void 0) {
      let data0 = data.account_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err10 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err11 = { instancePath: instancePath + "/mprn", schemaPath: "#/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.supply_end_date !== void 0) {
      if (typeof data.supply_end_date !== "string") {
        const err12 = { instancePath: instancePath + "/supply_end_date", schemaPath: "#/properties/supply_end_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.meter_exists !== void 0) {
      if (typeof data.meter_exists !== "boolean") {
        const err13 = { instancePath: instancePath + "/meter_exists", schemaPath: "#/properties/meter_exists/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.meter_serial_number !== void 0) {
      if (typeof data.meter_serial_number !== "string") {
        const err14 = { instancePath: instancePath + "/meter_serial_number", schemaPath: "#/properties/meter_serial_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.meter_digits !== void 0) {
      let data5 = data.meter_digits;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err15 = { instancePath: instancePath + "/meter_digits", schemaPath: "#/properties/meter_digits/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.meter_mechanism !== void 0) {
      if (typeof data.meter_mechanism !== "string") {
        const err16 = { instancePath: instancePath + "/meter_mechanism", schemaPath: "#/properties/meter_mechanism/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.meter_imperial_metric_indicator !== void 0) {
      if (typeof data.meter_imperial_metric_indicator !== "string") {
        const err17 = { instancePath: instancePath + "/meter_imperial_metric_indicator", schemaPath: "#/properties/meter_imperial_metric_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.meter_reading_factor !== void 0) {
      let data8 = data.meter_reading_factor;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        const err18 = { instancePath: instancePath + "/meter_reading_factor", schemaPath: "#/properties/meter_reading_factor/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.new_supplier !== void 0) {
      if (typeof data.new_supplier !== "string") {
        const err19 = { instancePath: instancePath + "/new_supplier", schemaPath: "#/properties/new_supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "account_id": true, "mprn": true, "supply_end_date": true, "meter_exists": true, "meter_serial_number": true, "meter_digits": true, "meter_mechanism": true, "meter_imperial_metric_indicator": true, "meter_reading_factor": true, "new_supplier": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasCosLossConfirmedV1.errors = null;
export {
  meterpointGasCosLossConfirmedV1
};
