// Generated from openapi/, the operation createPaymentInstruction by `npm run generate`. Do not edit.

// src/library/runtime/formats.ts
var SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
var lengthOf = (text) => text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);

// ajv:rest/createPaymentInstruction
var createPaymentInstruction = validate0;
var func0 = lengthOf;
var pattern0 = new RegExp("^(?!\\.{1,2}$)[\\s\\S]*$", "u");
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
    if (data.import_supplier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "import_supplier" }, message: "must have required property 'import_supplier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.external_account_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "external_account_number" }, message: "must have required property 'external_account_number'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.vendor === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vendor" }, message: "must have required property 'vendor'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.instruction_reference === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instruction_reference" }, message: "must have required property 'instruction_reference'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.import_supplier !== void 0) {
      let data0 = data.import_supplier;
      if (typeof data0 === "string") {
        if (func0(data0) > 255) {
          const err5 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err6 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err7 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[\\s\\S]*$" }, message: 'must match pattern "^(?!\\.{1,2}$)[\\s\\S]*$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.external_account_number !== void 0) {
      let data1 = data.external_account_number;
      if (typeof data1 === "string") {
        if (func0(data1) > 255) {
          const err9 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err10 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err11 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[\\s\\S]*$" }, message: 'must match pattern "^(?!\\.{1,2}$)[\\s\\S]*$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.vendor !== void 0) {
      let data2 = data.vendor;
      if (typeof data2 === "string") {
        if (func0(data2) > 255) {
          const err13 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err14 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.instruction_reference !== void 0) {
      let data3 = data.instruction_reference;
      if (typeof data3 === "string") {
        if (func0(data3) > 255) {
          const err16 = { instancePath: instancePath + "/instruction_reference", schemaPath: "#/properties/instruction_reference/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func0(data3) < 1) {
          const err17 = { instancePath: instancePath + "/instruction_reference", schemaPath: "#/properties/instruction_reference/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/instruction_reference", schemaPath: "#/properties/instruction_reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      if (typeof data4 === "string") {
        if (func0(data4) < 1) {
          const err19 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "import_supplier": true, "external_account_number": true, "vendor": true, "instruction_reference": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
createPaymentInstruction.errors = null;
export {
  createPaymentInstruction
};
