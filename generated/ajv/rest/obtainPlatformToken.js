// Generated from openapi/, the operation obtainPlatformToken by `npm run generate`. Do not edit.

// src/library/runtime/formats.ts
var SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
var lengthOf = (text) => text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);

// ajv:rest/obtainPlatformToken
var obtainPlatformToken = validate0;
var schema0 = { "type": "object", "required": ["query"], "properties": { "query": { "type": "string", "minLength": 1 }, "variables": { "type": ["object", "null"], "additionalProperties": true }, "operationName": { "type": ["string", "null"] } } };
var func0 = lengthOf;
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
    if (data.query === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" }, message: "must have required property 'query'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query !== void 0) {
      let data0 = data.query;
      if (typeof data0 === "string") {
        if (func0(data0) < 1) {
          const err1 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.variables !== void 0) {
      let data1 = data.variables;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        const err3 = { instancePath: instancePath + "/variables", schemaPath: "#/properties/variables/type", keyword: "type", params: { type: schema0.properties.variables.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.operationName !== void 0) {
      let data2 = data.operationName;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/operationName", schemaPath: "#/properties/operationName/type", keyword: "type", params: { type: schema0.properties.operationName.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "query": true, "variables": true, "operationName": true }, "dynamicProps": false, "dynamicItems": false };
obtainPlatformToken.errors = null;
export {
  obtainPlatformToken
};
