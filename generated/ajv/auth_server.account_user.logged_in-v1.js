// Generated from events/authentication/auth_server.account_user.logged_in-v1.schema.json by `npm run generate`. Do not edit.

// ajv:auth_server.account_user.logged_in-v1
var authServerAccountUserLoggedInV1 = validate0;
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
    if (data.account_user_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_user_id" }, message: "must have required property 'account_user_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_user_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_user_number" }, message: "must have required property 'account_user_number'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.login_method === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "login_method" }, message: "must have required property 'login_method'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mfa_device_type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mfa_device_type" }, message: "must have required property 'mfa_device_type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.account_user_id !== void 0) {
      let data0 = data.account_user_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/account_user_id", schemaPath: "#/properties/account_user_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.account_user_number !== void 0) {
      if (typeof data.account_user_number !== "string") {
        const err5 = { instancePath: instancePath + "/account_user_number", schemaPath: "#/properties/account_user_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.login_method !== void 0) {
      if (typeof data.login_method !== "string") {
        const err6 = { instancePath: instancePath + "/login_method", schemaPath: "#/properties/login_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.mfa_device_type !== void 0) {
      if (typeof data.mfa_device_type !== "string") {
        const err7 = { instancePath: instancePath + "/mfa_device_type", schemaPath: "#/properties/mfa_device_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "account_user_id": true, "account_user_number": true, "login_method": true, "mfa_device_type": true }, "dynamicProps": false, "dynamicItems": false };
authServerAccountUserLoggedInV1.errors = null;
export {
  authServerAccountUserLoggedInV1
};
