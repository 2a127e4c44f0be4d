// Generated from events/accounts/account.communications_preferences_updated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:account.communications_preferences_updated-v1
var accountCommunicationsPreferencesUpdatedV1 = validate0;
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
    if (data.account_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_number" }, message: "must have required property 'account_number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err2 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data1 = data.changes;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.requires_postal_comms !== void 0) {
          let data2 = data1.requires_postal_comms;
          if (Array.isArray(data2)) {
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data2[i0] !== "boolean") {
                const err3 = { instancePath: instancePath + "/changes/requires_postal_comms/" + i0, schemaPath: "#/$defs/CommsPreferencesChanges/properties/requires_postal_comms/items/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
          } else {
            const err4 = { instancePath: instancePath + "/changes/requires_postal_comms", schemaPath: "#/$defs/CommsPreferencesChanges/properties/requires_postal_comms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data1.preferred_language_for_comms !== void 0) {
          let data4 = data1.preferred_language_for_comms;
          if (Array.isArray(data4)) {
            const len1 = data4.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data4[i1] !== "string") {
                const err5 = { instancePath: instancePath + "/changes/preferred_language_for_comms/" + i1, schemaPath: "#/$defs/CommsPreferencesChanges/properties/preferred_language_for_comms/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/changes/preferred_language_for_comms", schemaPath: "#/$defs/CommsPreferencesChanges/properties/preferred_language_for_comms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data1.document_accessibility !== void 0) {
          let data6 = data1.document_accessibility;
          if (Array.isArray(data6)) {
            const len2 = data6.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (typeof data6[i2] !== "string") {
                const err7 = { instancePath: instancePath + "/changes/document_accessibility/" + i2, schemaPath: "#/$defs/CommsPreferencesChanges/properties/document_accessibility/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/changes/document_accessibility", schemaPath: "#/$defs/CommsPreferencesChanges/properties/document_accessibility/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/changes", schemaPath: "#/$defs/CommsPreferencesChanges/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "account_number": true, "changes": true }, "dynamicProps": false, "dynamicItems": false };
accountCommunicationsPreferencesUpdatedV1.errors = null;
export {
  accountCommunicationsPreferencesUpdatedV1
};
