// Generated from events/meters/meterpoint.gas.backfill-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meterpoint.gas.backfill-v1
var meterpointGasBackfillV1 = validate0;
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
    if (data.supplier === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supplier" }, message: "must have required property 'supplier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.supply_start_date === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_start_date" }, message: "must have required property 'supply_start_date'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sub_building_name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sub_building_name" }, message: "must have required property 'sub_building_name'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.building_name === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "building_name" }, message: "must have required property 'building_name'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.building_number === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "building_number" }, message: "must have required property 'building_number'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.dependent_street === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependent_street" }, message: "must have required property 'dependent_street'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.principal_street === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "principal_street" }, message: "must have required property 'principal_street'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.double_dependent_locality === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "double_dependent_locality" }, message: "must have required property 'double_dependent_locality'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.dependent_locality === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependent_locality" }, message: "must have required property 'dependent_locality'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.post_town === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "post_town" }, message: "must have required property 'post_town'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.county === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "county" }, message: "must have required property 'county'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.postcode === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "postcode" }, message: "must have required property 'postcode'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.meter_serial_number === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_serial_number" }, message: "must have required property 'meter_serial_number'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.meter_digits === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_digits" }, message: "must have required property 'meter_digits'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.meter_mechanism === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_mechanism" }, message: "must have required property 'meter_mechanism'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.meter_is_imperial === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_is_imperial" }, message: "must have required property 'meter_is_imperial'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.meter_reading_factor === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meter_reading_factor" }, message: "must have required property 'meter_reading_factor'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.last_reading === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_reading" }, message: "must have required property 'last_reading'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.last_reading_on === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_reading_on" }, message: "must have required property 'last_reading_on'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.nomination_shipper_ref === void 0) {
      const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nomination_shipper_ref" }, message: "must have required property 'nomination_shipper_ref'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.cohort === void 0) {
      const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cohort" }, message: "must have required property 'cohort'" };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.mprn !== void 0) {
      if (typeof data.mprn !== "string") {
        const err22 = { instancePath: instancePath + "/mprn", schemaPath: "#/properties/mprn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
        const err23 = { instancePath: instancePath + "/supplier", schemaPath: "#/properties/supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.supply_start_date !== void 0) {
      if (typeof data.supply_start_date !== "string") {
        const err24 = { instancePath: instancePath + "/supply_start_date", schemaPath: "#/properties/supply_start_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.sub_building_name !== void 0) {
      if (typeof data.sub_building_name !== "string") {
        const err25 = { instancePath: instancePath + "/sub_building_name", schemaPath: "#/properties/sub_building_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.building_name !== void 0) {
      if (typeof data.building_name !== "string") {
        const err26 = { instancePath: instancePath + "/building_name", schemaPath: "#/properties/building_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.building_number !== void 0) {
      if (typeof data.building_number !== "string") {
        const err27 = { instancePath: instancePath + "/building_number", schemaPath: "#/properties/building_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.dependent_street !== void 0) {
      if (typeof data.dependent_street !== "string") {
        const err28 = { instancePath: instancePath + "/dependent_street", schemaPath: "#/properties/dependent_street/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.principal_street !== void 0) {
      if (typeof data.principal_street !== "string") {
        const err29 = { instancePath: instancePath + "/principal_street", schemaPath: "#/properties/principal_street/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.double_dependent_locality !== void 0) {
      if (typeof data.double_dependent_locality !== "string") {
        const err30 = { instancePath: instancePath + "/double_dependent_locality", schemaPath: "#/properties/double_dependent_locality/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.dependent_locality !== void 0) {
      if (typeof data.dependent_locality !== "string") {
        const err31 = { instancePath: instancePath + "/dependent_locality", schemaPath: "#/properties/dependent_locality/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.post_town !== void 0) {
      if (typeof data.post_town !== "string") {
        const err32 = { instancePath: instancePath + "/post_town", schemaPath: "#/properties/post_town/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.county !== void 0) {
      if (typeof data.county !== "string") {
        const err33 = { instancePath: instancePath + "/county", schemaPath: "#/properties/county/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.postcode !== void 0) {
      if (typeof data.postcode !== "string") {
        const err34 = { instancePath: instancePath + "/postcode", schemaPath: "#/properties/postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.meter_serial_number !== void 0) {
      if (typeof data.meter_serial_number !== "string") {
        const err35 = { instancePath: instancePath + "/meter_serial_number", schemaPath: "#/properties/meter_serial_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.meter_digits !== void 0) {
      let data14 = data.meter_digits;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        const err36 = { instancePath: instancePath + "/meter_digits", schemaPath: "#/properties/meter_digits/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.meter_mechanism !== void 0) {
      if (typeof data.meter_mechanism !== "string") {
        const err37 = { instancePath: instancePath + "/meter_mechanism", schemaPath: "#/properties/meter_mechanism/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.meter_is_imperial !== void 0) {
      if (typeof data.meter_is_imperial !== "boolean") {
        const err38 = { instancePath: instancePath + "/meter_is_imperial", schemaPath: "#/properties/meter_is_imperial/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.meter_reading_factor !== void 0) {
      if (typeof data.meter_reading_factor !== "string") {
        const err39 = { instancePath: instancePath + "/meter_reading_factor", schemaPath: "#/properties/meter_reading_factor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.last_reading !== void 0) {
      if (typeof data.last_reading !== "string") {
        const err40 = { instancePath: instancePath + "/last_reading", schemaPath: "#/properties/last_reading/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.last_reading_on !== void 0) {
      if (typeof data.last_reading_on !== "string") {
        const err41 = { instancePath: instancePath + "/last_reading_on", schemaPath: "#/properties/last_reading_on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.nomination_shipper_ref !== void 0) {
      if (typeof data.nomination_shipper_ref !== "string") {
        const err42 = { instancePath: instancePath + "/nomination_shipper_ref", schemaPath: "#/properties/nomination_shipper_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.cohort !== void 0) {
      if (typeof data.cohort !== "string") {
        const err43 = { instancePath: instancePath + "/cohort", schemaPath: "#/properties/cohort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
  } else {
    const err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
validate0.evaluated = { "props": { "mprn": true, "supplier": true, "supply_start_date": true, "sub_building_name": true, "building_name": true, "building_number": true, "dependent_street": true, "principal_street": true, "double_dependent_locality": true, "dependent_locality": true, "post_town": true, "county": true, "postcode": true, "meter_serial_number": true, "meter_digits": true, "meter_mechanism": true, "meter_is_imperial": true, "meter_reading_factor": true, "last_reading": true, "last_reading_on": true, "nomination_shipper_ref": true, "cohort": true }, "dynamicProps": false, "dynamicItems": false };
meterpointGasBackfillV1.errors = null;
export {
  meterpointGasBackfillV1
};
