// Generated from events/communications/consents.consent.updated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:consents.consent.updated-v1
var consentsConsentUpdatedV1 = validate0;
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
    if (data.signing_identity === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signing_identity" }, message: "must have required property 'signing_identity'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.consent === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consent" }, message: "must have required property 'consent'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.signing_identity !== void 0) {
      let data0 = data.signing_identity;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.identity_type === void 0) {
          const err2 = { instancePath: instancePath + "/signing_identity", schemaPath: "#/$defs/SigningIdentity/required", keyword: "required", params: { missingProperty: "identity_type" }, message: "must have required property 'identity_type'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.identity === void 0) {
          const err3 = { instancePath: instancePath + "/signing_identity", schemaPath: "#/$defs/SigningIdentity/required", keyword: "required", params: { missingProperty: "identity" }, message: "must have required property 'identity'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.identity_type !== void 0) {
          if (typeof data0.identity_type !== "string") {
            const err4 = { instancePath: instancePath + "/signing_identity/identity_type", schemaPath: "#/$defs/SigningIdentity/properties/identity_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.identity !== void 0) {
          if (typeof data0.identity !== "string") {
            const err5 = { instancePath: instancePath + "/signing_identity/identity", schemaPath: "#/$defs/SigningIdentity/properties/identity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/signing_identity", schemaPath: "#/$defs/SigningIdentity/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.consent !== void 0) {
      let data3 = data.consent;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0) {
          const err7 = { instancePath: instancePath + "/consent", schemaPath: "#/$defs/Consent/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data3.consent_type_code === void 0) {
          const err8 = { instancePath: instancePath + "/consent", schemaPath: "#/$defs/Consent/required", keyword: "required", params: { missingProperty: "consent_type_code" }, message: "must have required property 'consent_type_code'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3.value === void 0) {
          const err9 = { instancePath: instancePath + "/consent", schemaPath: "#/$defs/Consent/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3.signed_at === void 0) {
          const err10 = { instancePath: instancePath + "/consent", schemaPath: "#/$defs/Consent/required", keyword: "required", params: { missingProperty: "signed_at" }, message: "must have required property 'signed_at'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3.id !== void 0) {
          let data4 = data3.id;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err11 = { instancePath: instancePath + "/consent/id", schemaPath: "#/$defs/Consent/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data3.consent_type_code !== void 0) {
          if (typeof data3.consent_type_code !== "string") {
            const err12 = { instancePath: instancePath + "/consent/consent_type_code", schemaPath: "#/$defs/Consent/properties/consent_type_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data3.value !== void 0) {
          if (typeof data3.value !== "string") {
            const err13 = { instancePath: instancePath + "/consent/value", schemaPath: "#/$defs/Consent/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data3.signed_at !== void 0) {
          if (typeof data3.signed_at !== "string") {
            const err14 = { instancePath: instancePath + "/consent/signed_at", schemaPath: "#/$defs/Consent/properties/signed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/consent", schemaPath: "#/$defs/Consent/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "signing_identity": true, "consent": true }, "dynamicProps": false, "dynamicItems": false };
consentsConsentUpdatedV1.errors = null;
export {
  consentsConsentUpdatedV1
};
