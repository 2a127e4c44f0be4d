// Generated from openapi/, the operation createHistoricalStatements by `npm run generate`. Do not edit.

// src/library/runtime/formats.ts
function isDate(text) {
  if (text.length !== 10) return false;
  for (let index = 0; index < 10; index++) {
    const code = text.charCodeAt(index);
    if (index === 4 || index === 7 ? code !== 45 : code < 48 || code > 57) return false;
  }
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysIn(Number(text.slice(0, 4)), month);
}
var twoDigits = (text, start) => (text.charCodeAt(start) - 48) * 10 + text.charCodeAt(start + 1) - 48;
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
var URI = /^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;
var isUri = (text) => URI.test(text);
var SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
var lengthOf = (text) => text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
var FORMATS = { date: isDate, uri: isUri };

// ajv:rest/createHistoricalStatements
var createHistoricalStatements = validate0;
var func0 = lengthOf;
var pattern0 = new RegExp("^(?!\\.{1,2}$)[\\s\\S]*$", "u");
var formats0 = FORMATS.date;
var pattern2 = new RegExp("^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$", "u");
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
    if (data.bill_period_from_date === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bill_period_from_date" }, message: "must have required property 'bill_period_from_date'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.bill_period_to_date === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bill_period_to_date" }, message: "must have required property 'bill_period_to_date'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.statement_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statement_id" }, message: "must have required property 'statement_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.supply_type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_type" }, message: "must have required property 'supply_type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.bill_period_from_date !== void 0) {
      let data0 = data.bill_period_from_date;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err4 = { instancePath: instancePath + "/bill_period_from_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/bill_period_from_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.bill_period_to_date !== void 0) {
      let data1 = data.bill_period_to_date;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err6 = { instancePath: instancePath + "/bill_period_to_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/bill_period_to_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.statement_path !== void 0) {
      let data2 = data.statement_path;
      if (typeof data2 === "string") {
        if (func0(data2) > 1024) {
          const err8 = { instancePath: instancePath + "/statement_path", schemaPath: "#/$defs/DocumentPath/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err9 = { instancePath: instancePath + "/statement_path", schemaPath: "#/$defs/DocumentPath/pattern", keyword: "pattern", params: { pattern: "^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, message: 'must match pattern "^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/statement_path", schemaPath: "#/$defs/DocumentPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.statement_id !== void 0) {
      let data3 = data.statement_id;
      if (typeof data3 === "string") {
        if (func0(data3) > 255) {
          const err11 = { instancePath: instancePath + "/statement_id", schemaPath: "#/properties/statement_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func0(data3) < 1) {
          const err12 = { instancePath: instancePath + "/statement_id", schemaPath: "#/properties/statement_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/statement_id", schemaPath: "#/properties/statement_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.supply_type !== void 0) {
      if (typeof data.supply_type !== "string") {
        const err14 = { instancePath: instancePath + "/supply_type", schemaPath: "#/$defs/SupplyType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "bill_period_from_date": true, "bill_period_to_date": true, "statement_path": true, "statement_id": true, "supply_type": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.statements === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statements" }, message: "must have required property 'statements'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.import_supplier !== void 0) {
      let data0 = data.import_supplier;
      if (typeof data0 === "string") {
        if (func0(data0) > 255) {
          const err3 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err4 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err5 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[\\s\\S]*$" }, message: 'must match pattern "^(?!\\.{1,2}$)[\\s\\S]*$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.external_account_number !== void 0) {
      let data1 = data.external_account_number;
      if (typeof data1 === "string") {
        if (func0(data1) > 255) {
          const err7 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err8 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err9 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[\\s\\S]*$" }, message: 'must match pattern "^(?!\\.{1,2}$)[\\s\\S]*$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.statements !== void 0) {
      let data2 = data.statements;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate1(data2[i0], { instancePath: instancePath + "/statements/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/statements", schemaPath: "#/properties/statements/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "import_supplier": true, "external_account_number": true, "statements": true }, "dynamicProps": false, "dynamicItems": false };
createHistoricalStatements.errors = null;
export {
  createHistoricalStatements
};
