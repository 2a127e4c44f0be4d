// Generated from events/meters/meterpoint.gas.cos_gain.mtd_received-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.cos_gain.mtd_received-v1
var meterpointGasCosGainMtdReceivedV1 = validate0;
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mprn" }, message: "must have required property 'mprn'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.building_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "building_name" }, message: "must have required property 'building_name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.building_number === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "building_number" }, message: "must have required property 'building_number'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.dependent_street === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependent_street" }, message: "must have required property 'dependent_street'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.principle_street === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "principle_street" }, message: "must have required property 'principle_street'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.dependent_locality === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependent_locality" }, message: "must have required property 'dependent_locality'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.post_town === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "post_town" }, message: "must have required property 'post_town'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.county === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "county" }, message: "must have required property 'county'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.meter_serial_number === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_serial_number" }, message: "must have required property 'meter_serial_number'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.meter_digits === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_digits" }, message: "must have required property 'meter_digits'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.meter_mechanism === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_mechanism" }, message: "must have required property 'meter_mechanism'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.meter_type === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_type" }, message: "must have required property 'meter_type'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.meter_is_imperial === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_is_imperial" }, message: "must have required property 'meter_is_imperial'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.meter_reading_factor === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_reading_factor" }, message: "must have required property 'meter_reading_factor'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.owner === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.model === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.manufacturer === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manufacturer" }, message: "must have required property 'manufacturer'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.manufactured_year === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manufactured_year" }, message: "must have required property 'manufactured_year'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.location === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.location_description === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "location_description" }, message: "must have required property 'location_description'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.instructions === void 0) {
      const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instructions" }, message: "must have required property 'instructions'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.pulse_value === void 0) {
      const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pulse_value" }, message: "must have required property 'pulse_value'" };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.correction_factor === void 0) {
      const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "correction_factor" }, message: "must have required property 'correction_factor'" };
      if (vErrors === null) {
        vErrors = [err23];
      } else {
        vErrors.push(err23);
      }
      errors++;
    }
    if (data.bypass_fitted === void 0) {
      const err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bypass_fitted" }, message: "must have required property 'bypass_fitted'" };
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    }
    if (data.collar_fitted === void 0) {
      const err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collar_fitted" }, message: "must have required property 'collar_fitted'" };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
      }
      errors++;
    }
    if (data.last_inspection_on === void 0) {
      const err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_inspection_on" }, message: "must have required property 'last_inspection_on'" };
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    }
    if (data.last_reading === void 0) {
      const err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_reading" }, message: "must have required property 'last_reading'" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
    if (data.last_reading_on === void 0) {
      const err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_reading_on" }, message: "must have required property 'last_reading_on'" };
      if (vErrors === null) {
        vErrors = [err28];
      } else {
        vErrors.push(err28);
      }
      errors++;
    }
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err29 = { instancePath: instancePath + "/mprn", schemaPath: "#/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.building_name !== void 0) {
      if (typeof data.building_name !== "string") {
        const err30 = { instancePath: instancePath + "/building_name", schemaPath: "#/properties/building_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.building_number !== void 0) {
      let data2 = data.building_number;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err31 = { instancePath: instancePath + "/building_number", schemaPath: "#/properties/building_number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.dependent_street !== void 0) {
      if (typeof data.dependent_street !== "string") {
        const err32 = { instancePath: instancePath + "/dependent_street", schemaPath: "#/properties/dependent_street/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.principle_street !== void 0) {
      if (typeof data.principle_street !== "string") {
        const err33 = { instancePath: instancePath + "/principle_street", schemaPath: "#/properties/principle_street/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.dependent_locality !== void 0) {
      if (typeof data.dependent_locality !== "string") {
        const err34 = { instancePath: instancePath + "/dependent_locality", schemaPath: "#/properties/dependent_locality/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.post_town !== void 0) {
      if (typeof data.post_town !== "string") {
        const err35 = { instancePath: instancePath + "/post_town", schemaPath: "#/properties/post_town/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.county !== void 0) {
      if (typeof data.county !== "string") {
        const err36 = { instancePath: instancePath + "/county", schemaPath: "#/properties/county/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.meter_serial_number !== void 0) {
      if (typeof data.meter_serial_number !== "string") {
        const err37 = { instancePath: instancePath + "/meter_serial_number", schemaPath: "#/properties/meter_serial_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.meter_digits !== void 0) {
      let data9 = data.meter_digits;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err38 = { instancePath: instancePath + "/meter_digits", schemaPath: "#/properties/meter_digits/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.meter_mechanism !== void 0) {
      if (typeof data.meter_mechanism !== "string") {
        const err39 = { instancePath: instancePath + "/meter_mechanism", schemaPath: "#/properties/meter_mechanism/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.meter_type !== void 0) {
      if (typeof data.meter_type !== "string") {
        const err40 = { instancePath: instancePath + "/meter_type", schemaPath: "#/properties/meter_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.meter_is_imperial !== void 0) {
      if (typeof data.meter_is_imperial !== "boolean") {
        const err41 = { instancePath: instancePath + "/meter_is_imperial", schemaPath: "#/properties/meter_is_imperial/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.meter_reading_factor !== void 0) {
      let data13 = data.meter_reading_factor;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
        const err42 = { instancePath: instancePath + "/meter_reading_factor", schemaPath: "#/properties/meter_reading_factor/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.meter_link_code !== void 0) {
      if (typeof data.meter_link_code !== "string") {
        const err43 = { instancePath: instancePath + "/meter_link_code", schemaPath: "#/properties/meter_link_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.owner !== void 0) {
      if (typeof data.owner !== "string") {
        const err44 = { instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err45 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.manufacturer !== void 0) {
      if (typeof data.manufacturer !== "string") {
        const err46 = { instancePath: instancePath + "/manufacturer", schemaPath: "#/properties/manufacturer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.manufactured_year !== void 0) {
      let data18 = data.manufactured_year;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
        const err47 = { instancePath: instancePath + "/manufactured_year", schemaPath: "#/properties/manufactured_year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.location !== void 0) {
      if (typeof data.location !== "string") {
        const err48 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.location_description !== void 0) {
      if (typeof data.location_description !== "string") {
        const err49 = { instancePath: instancePath + "/location_description", schemaPath: "#/properties/location_description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.instructions !== void 0) {
      if (typeof data.instructions !== "string") {
        const err50 = { instancePath: instancePath + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err51 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.pulse_value !== void 0) {
      let data23 = data.pulse_value;
      if (!(typeof data23 == "number" && isFinite(data23))) {
        const err52 = { instancePath: instancePath + "/pulse_value", schemaPath: "#/properties/pulse_value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.correction_factor !== void 0) {
      let data24 = data.correction_factor;
      if (!(typeof data24 == "number" && isFinite(data24))) {
        const err53 = { instancePath: instancePath + "/correction_factor", schemaPath: "#/properties/correction_factor/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.bypass_fitted !== void 0) {
      if (typeof data.bypass_fitted !== "boolean") {
        const err54 = { instancePath: instancePath + "/bypass_fitted", schemaPath: "#/properties/bypass_fitted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.collar_fitted !== void 0) {
      if (typeof data.collar_fitted !== "boolean") {
        const err55 = { instancePath: instancePath + "/collar_fitted", schemaPath: "#/properties/collar_fitted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.last_inspection_on !== void 0) {
      if (typeof data.last_inspection_on !== "string") {
        const err56 = { instancePath: instancePath + "/last_inspection_on", schemaPath: "#/properties/last_inspection_on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.last_reading !== void 0) {
      let data28 = data.last_reading;
      if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
        const err57 = { instancePath: instancePath + "/last_reading", schemaPath: "#/properties/last_reading/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.last_reading_on !== void 0) {
      if (typeof data.last_reading_on !== "string") {
        const err58 = { instancePath: instancePath + "/last_reading_on", schemaPath: "#/properties/last_reading_on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
  } else {
    const err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err59];
    } else {
      vErrors.push(err59);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "mprn": true, "building_name": true, "building_number": true, "dependent_street": true, "principle_street": true, "dependent_locality": true, "post_town": true, "county": true, "meter_serial_number": true, "meter_digits": true, "meter_mechanism": true, "meter_type": true, "meter_is_imperial": true, "meter_reading_factor": true, "meter_link_code": true, "owner": true, "model": true, "manufacturer": true, "manufactured_year": true, "location": true, "location_description": true, "instructions": true, "status": true, "pulse_value": true, "correction_factor": true, "bypass_fitted": true, "collar_fitted": true, "last_inspection_on": true, "last_reading": true, "last_reading_on": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasCosGainMtdReceivedV1.errors = null;
export {
  meterpointGasCosGainMtdReceivedV1
};
