// Generated from events/accounts/account_user.updated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:account_user.updated-v1
var accountUserUpdatedV1 = validate0;
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
    if (data.user_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" }, message: "must have required property 'user_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.user_email === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_email" }, message: "must have required property 'user_email'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.user_number === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_number" }, message: "must have required property 'user_number'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.linked_accounts === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "linked_accounts" }, message: "must have required property 'linked_accounts'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.user_id !== void 0) {
      let data0 = data.user_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.user_email !== void 0) {
      if (typeof data.user_email !== "string") {
        const err6 = { instancePath: instancePath + "/user_email", schemaPath: "#/properties/user_email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.user_number !== void 0) {
      if (typeof data.user_number !== "string") {
        const err7 = { instancePath: instancePath + "/user_number", schemaPath: "#/properties/user_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.linked_accounts !== void 0) {
      let data3 = data.linked_accounts;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err8 = { instancePath: instancePath + "/linked_accounts/" + i0, schemaPath: "#/properties/linked_accounts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/linked_accounts", schemaPath: "#/properties/linked_accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.user_identifiers !== void 0) {
      let data5 = data.user_identifiers;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
      } else {
        const err10 = { instancePath: instancePath + "/user_identifiers", schemaPath: "#/properties/user_identifiers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.initiator_type !== void 0) {
      if (typeof data.initiator_type !== "string") {
        const err11 = { instancePath: instancePath + "/initiator_type", schemaPath: "#/properties/initiator_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.is_customer_initiated !== void 0) {
      if (typeof data.is_customer_initiated !== "boolean") {
        const err12 = { instancePath: instancePath + "/is_customer_initiated", schemaPath: "#/properties/is_customer_initiated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data8 = data.changes;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
      } else {
        const err13 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.is_override !== void 0) {
      if (typeof data.is_override !== "boolean") {
        const err14 = { instancePath: instancePath + "/is_override", schemaPath: "#/properties/is_override/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
validate0.evaluated = { "props": { "user_id": true, "user_email": true, "user_number": true, "linked_accounts": true, "user_identifiers": true, "initiator_type": true, "is_customer_initiated": true, "changes": true, "is_override": true }, "dynamicProps": false, "dynamicItems": false };
accountUserUpdatedV1.errors = null;
export {
  accountUserUpdatedV1
};
