// Generated from events/meters/meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1
var meterpointGasDisputedClosingReadingAlternativeProposedByUsV1 = validate0;
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
    if (data.mprn === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "mprn" }, message: "must have required property 'mprn'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.supplier === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "supplier" }, message: "must have required property 'supplier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.reference_number === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "reference_number" }, message: "must have required property 'reference_number'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.transfer_date === void 0) {
      const err3 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "transfer_date" }, message: "must have required property 'transfer_date'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.initiating_organisation === void 0) {
      const err4 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "initiating_organisation" }, message: "must have required property 'initiating_organisation'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.io_contact_name === void 0) {
      const err5 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "io_contact_name" }, message: "must have required property 'io_contact_name'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.recipient_organisation === void 0) {
      const err6 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "recipient_organisation" }, message: "must have required property 'recipient_organisation'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.ro_contact_name === void 0) {
      const err7 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "ro_contact_name" }, message: "must have required property 'ro_contact_name'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.meter_serial === void 0) {
      const err8 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "meter_serial" }, message: "must have required property 'meter_serial'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.meter_digits === void 0) {
      const err9 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "meter_digits" }, message: "must have required property 'meter_digits'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.house_name_number === void 0) {
      const err10 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "house_name_number" }, message: "must have required property 'house_name_number'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.postcode === void 0) {
      const err11 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "postcode" }, message: "must have required property 'postcode'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.disputed_reading === void 0) {
      const err12 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "disputed_reading" }, message: "must have required property 'disputed_reading'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.disputed_reading_is_actual === void 0) {
      const err13 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "disputed_reading_is_actual" }, message: "must have required property 'disputed_reading_is_actual'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.proposed_reading === void 0) {
      const err14 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "proposed_reading" }, message: "must have required property 'proposed_reading'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.proposed_reading_is_actual === void 0) {
      const err15 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "proposed_reading_is_actual" }, message: "must have required property 'proposed_reading_is_actual'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.status_response === void 0) {
      const err16 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "status_response" }, message: "must have required property 'status_response'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.root_cause === void 0) {
      const err17 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "root_cause" }, message: "must have required property 'root_cause'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.rejection_acceptance_code === void 0) {
      const err18 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "rejection_acceptance_code" }, message: "must have required property 'rejection_acceptance_code'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.criteria === void 0) {
      const err19 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "criteria" }, message: "must have required property 'criteria'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.comments === void 0) {
      const err20 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "comments" }, message: "must have required property 'comments'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.is_gain === void 0) {
      const err21 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/required", keyword: "required", params: { missingProperty: "is_gain" }, message: "must have required property 'is_gain'" };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err22 = { instancePath: instancePath + "/mprn", schemaPath: "#/$defs/DisputedClosingReading/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.supplier !== void 0) {
      if (typeof data.supplier !== "string") {
        const err23 = { instancePath: instancePath + "/supplier", schemaPath: "#/$defs/DisputedClosingReading/properties/supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.reference_number !== void 0) {
      let data2 = data.reference_number;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err24 = { instancePath: instancePath + "/reference_number", schemaPath: "#/$defs/DisputedClosingReading/properties/reference_number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.transfer_date !== void 0) {
      if (typeof data.transfer_date !== "string") {
        const err25 = { instancePath: instancePath + "/transfer_date", schemaPath: "#/$defs/DisputedClosingReading/properties/transfer_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.initiating_organisation !== void 0) {
      if (typeof data.initiating_organisation !== "string") {
        const err26 = { instancePath: instancePath + "/initiating_organisation", schemaPath: "#/$defs/DisputedClosingReading/properties/initiating_organisation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.io_contact_name !== void 0) {
      if (typeof data.io_contact_name !== "string") {
        const err27 = { instancePath: instancePath + "/io_contact_name", schemaPath: "#/$defs/DisputedClosingReading/properties/io_contact_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.recipient_organisation !== void 0) {
      if (typeof data.recipient_organisation !== "string") {
        const err28 = { instancePath: instancePath + "/recipient_organisation", schemaPath: "#/$defs/DisputedClosingReading/properties/recipient_organisation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.ro_contact_name !== void 0) {
      if (typeof data.ro_contact_name !== "string") {
        const err29 = { instancePath: instancePath + "/ro_contact_name", schemaPath: "#/$defs/DisputedClosingReading/properties/ro_contact_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.meter_serial !== void 0) {
      if (typeof data.meter_serial !== "string") {
        const err30 = { instancePath: instancePath + "/meter_serial", schemaPath: "#/$defs/DisputedClosingReading/properties/meter_serial/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.meter_digits !== void 0) {
      let data9 = data.meter_digits;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err31 = { instancePath: instancePath + "/meter_digits", schemaPath: "#/$defs/DisputedClosingReading/properties/meter_digits/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.house_name_number !== void 0) {
      if (typeof data.house_name_number !== "string") {
        const err32 = { instancePath: instancePath + "/house_name_number", schemaPath: "#/$defs/DisputedClosingReading/properties/house_name_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.postcode !== void 0) {
      if (typeof data.postcode !== "string") {
        const err33 = { instancePath: instancePath + "/postcode", schemaPath: "#/$defs/DisputedClosingReading/properties/postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.disputed_reading !== void 0) {
      let data12 = data.disputed_reading;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err34 = { instancePath: instancePath + "/disputed_reading", schemaPath: "#/$defs/DisputedClosingReading/properties/disputed_reading/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.disputed_reading_is_actual !== void 0) {
      if (typeof data.disputed_reading_is_actual !== "boolean") {
        const err35 = { instancePath: instancePath + "/disputed_reading_is_actual", schemaPath: "#/$defs/DisputedClosingReading/properties/disputed_reading_is_actual/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.proposed_reading !== void 0) {
      let data14 = data.proposed_reading;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        const err36 = { instancePath: instancePath + "/proposed_reading", schemaPath: "#/$defs/DisputedClosingReading/properties/proposed_reading/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.proposed_reading_is_actual !== void 0) {
      if (typeof data.proposed_reading_is_actual !== "boolean") {
        const err37 = { instancePath: instancePath + "/proposed_reading_is_actual", schemaPath: "#/$defs/DisputedClosingReading/properties/proposed_reading_is_actual/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.status_response !== void 0) {
      if (typeof data.status_response !== "string") {
        const err38 = { instancePath: instancePath + "/status_response", schemaPath: "#/$defs/DisputedClosingReading/properties/status_response/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.root_cause !== void 0) {
      if (typeof data.root_cause !== "string") {
        const err39 = { instancePath: instancePath + "/root_cause", schemaPath: "#/$defs/DisputedClosingReading/properties/root_cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.rejection_acceptance_code !== void 0) {
      if (typeof data.rejection_acceptance_code !== "string") {
        const err40 = { instancePath: instancePath + "/rejection_acceptance_code", schemaPath: "#/$defs/DisputedClosingReading/properties/rejection_acceptance_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.criteria !== void 0) {
      if (typeof data.criteria !== "string") {
        const err41 = { instancePath: instancePath + "/criteria", schemaPath: "#/$defs/DisputedClosingReading/properties/criteria/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.comments !== void 0) {
      if (typeof data.comments !== "string") {
        const err42 = { instancePath: instancePath + "/comments", schemaPath: "#/$defs/DisputedClosingReading/properties/comments/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.is_gain !== void 0) {
      if (typeof data.is_gain !== "boolean") {
        const err43 = { instancePath: instancePath + "/is_gain", schemaPath: "#/$defs/DisputedClosingReading/properties/is_gain/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
  } else {
    const err44 = { instancePath, schemaPath: "#/$defs/DisputedClosingReading/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err44];
    } else {
      vErrors.push(err44);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "mprn": true, "supplier": true, "reference_number": true, "transfer_date": true, "initiating_organisation": true, "io_contact_name": true, "recipient_organisation": true, "ro_contact_name": true, "meter_serial": true, "meter_digits": true, "house_name_number": true, "postcode": true, "disputed_reading": true, "disputed_reading_is_actual": true, "proposed_reading": true, "proposed_reading_is_actual": true, "status_response": true, "root_cause": true, "rejection_acceptance_code": true, "criteria": true, "comments": true, "is_gain": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasDisputedClosingReadingAlternativeProposedByUsV1.errors = null;
export {
  meterpointGasDisputedClosingReadingAlternativeProposedByUsV1
};
