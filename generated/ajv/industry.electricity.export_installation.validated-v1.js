// Generated from events/industry/industry.electricity.export_installation.validated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:industry.electricity.export_installation.validated-v1
var industryElectricityExportInstallationValidatedV1 = validate0;
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
    if (data.import_mpan === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "import_mpan" }, message: "must have required property 'import_mpan'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_number" }, message: "must have required property 'account_number'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.product_code === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "product_code" }, message: "must have required property 'product_code'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.manual_declared_net_capacity === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manual_declared_net_capacity" }, message: "must have required property 'manual_declared_net_capacity'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.manual_technology_type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manual_technology_type" }, message: "must have required property 'manual_technology_type'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.valid_mcs_installations === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "valid_mcs_installations" }, message: "must have required property 'valid_mcs_installations'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.journey_identifier === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "journey_identifier" }, message: "must have required property 'journey_identifier'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.import_mpan !== void 0) {
      if (typeof data.import_mpan !== "string") {
        const err7 = { instancePath: instancePath + "/import_mpan", schemaPath: "#/properties/import_mpan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
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
    if (data.product_code !== void 0) {
      if (typeof data.product_code !== "string") {
        const err9 = { instancePath: instancePath + "/product_code", schemaPath: "#/properties/product_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.manual_declared_net_capacity !== void 0) {
      if (typeof data.manual_declared_net_capacity !== "string") {
        const err10 = { instancePath: instancePath + "/manual_declared_net_capacity", schemaPath: "#/properties/manual_declared_net_capacity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.manual_technology_type !== void 0) {
      if (typeof data.manual_technology_type !== "string") {
        const err11 = { instancePath: instancePath + "/manual_technology_type", schemaPath: "#/properties/manual_technology_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.valid_mcs_installations !== void 0) {
      let data5 = data.valid_mcs_installations;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          } else {
            const err12 = { instancePath: instancePath + "/valid_mcs_installations/" + i0, schemaPath: "#/properties/valid_mcs_installations/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/valid_mcs_installations", schemaPath: "#/properties/valid_mcs_installations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.journey_identifier !== void 0) {
      if (typeof data.journey_identifier !== "string") {
        const err14 = { instancePath: instancePath + "/journey_identifier", schemaPath: "#/properties/journey_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "import_mpan": true, "account_number": true, "product_code": true, "manual_declared_net_capacity": true, "manual_technology_type": true, "valid_mcs_installations": true, "journey_identifier": true }, "dynamicProps": false, "dynamicItems": false };
industryElectricityExportInstallationValidatedV1.errors = null;
export {
  industryElectricityExportInstallationValidatedV1
};
