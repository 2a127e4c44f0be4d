// Generated from openapi/, the operation createNotes by `npm run generate`. Do not edit.

// src/library/runtime/formats.ts
var SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
var lengthOf = (text) => text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);

// ajv:rest/createNotes
var createNotes = validate0;
var func0 = lengthOf;
var pattern0 = new RegExp("^(?!\\.{1,2}$)[\\s\\S]*$", "u");
var pattern2 = new RegExp("^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$", "u");
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate2.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document_path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "document_path" }, message: "must have required property 'document_path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.document_path !== void 0) {
      let data0 = data.document_path;
      if (typeof data0 === "string") {
        if (func0(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/document_path", schemaPath: "#/$defs/DocumentPath/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern2.test(data0)) {
          const err2 = { instancePath: instancePath + "/document_path", schemaPath: "#/$defs/DocumentPath/pattern", keyword: "pattern", params: { pattern: "^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, message: 'must match pattern "^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/document_path", schemaPath: "#/$defs/DocumentPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": { "document_path": true }, "dynamicProps": false, "dynamicItems": false };
var pattern3 = new RegExp("^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$", "u");
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
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body !== void 0) {
      let data0 = data.body;
      if (typeof data0 === "string") {
        if (func0(data0) < 1) {
          const err1 = { instancePath: instancePath + "/body", schemaPath: "#/allOf/0/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/body", schemaPath: "#/allOf/0/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.document_paths !== void 0) {
      let data1 = data.document_paths;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err3 = { instancePath: instancePath + "/document_paths", schemaPath: "#/allOf/0/properties/document_paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate2(data1[i0], { instancePath: instancePath + "/document_paths/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/document_paths", schemaPath: "#/allOf/0/properties/document_paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 === "string") {
        if (!pattern3.test(data3)) {
          const err5 = { instancePath: instancePath + "/created_at", schemaPath: "#/$defs/DateTime/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/created_at", schemaPath: "#/$defs/DateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.is_pinned !== void 0) {
      if (typeof data.is_pinned !== "boolean") {
        const err7 = { instancePath: instancePath + "/is_pinned", schemaPath: "#/allOf/0/properties/is_pinned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.unpin_at !== void 0) {
      let data5 = data.unpin_at;
      if (typeof data5 === "string") {
        if (!pattern3.test(data5)) {
          const err8 = { instancePath: instancePath + "/unpin_at", schemaPath: "#/$defs/DateTime/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/unpin_at", schemaPath: "#/$defs/DateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  const _errs17 = errors;
  let valid6 = false;
  const _errs18 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0) {
      const err11 = { instancePath, schemaPath: "#/allOf/1/anyOf/0/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
  }
  var _valid0 = _errs18 === errors;
  valid6 = valid6 || _valid0;
  const _errs19 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document_paths === void 0) {
      const err12 = { instancePath, schemaPath: "#/allOf/1/anyOf/1/required", keyword: "required", params: { missingProperty: "document_paths" }, message: "must have required property 'document_paths'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
  }
  var _valid0 = _errs19 === errors;
  valid6 = valid6 || _valid0;
  if (!valid6) {
    const err13 = { instancePath, schemaPath: "#/allOf/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  } else {
    errors = _errs17;
    if (vErrors !== null) {
      if (_errs17) {
        vErrors.length = _errs17;
      } else {
        vErrors = null;
      }
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "body": true, "document_paths": true, "created_at": true, "is_pinned": true, "unpin_at": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.notes === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notes" }, message: "must have required property 'notes'" };
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
    if (data.notes !== void 0) {
      let data2 = data.notes;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate1(data2[i0], { instancePath: instancePath + "/notes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate0.evaluated = { "props": { "import_supplier": true, "external_account_number": true, "notes": true }, "dynamicProps": false, "dynamicItems": false };
createNotes.errors = null;
export {
  createNotes
};
