// Generated from events/ink/ink.messages.spam-report-dismissed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:ink.messages.spam-report-dismissed-v1
var inkMessagesSpamReportDismissedV1 = validate0;
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
    if (data.conversation_relay_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_relay_id" }, message: "must have required property 'conversation_relay_id'" };
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
    if (data.message === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.conversation_relay_id !== void 0) {
      if (typeof data.conversation_relay_id !== "string") {
        const err3 = { instancePath: instancePath + "/conversation_relay_id", schemaPath: "#/properties/conversation_relay_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err4 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data2 = data.message;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.relay_id === void 0) {
          const err5 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessage/required", keyword: "required", params: { missingProperty: "relay_id" }, message: "must have required property 'relay_id'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2.vendor_id === void 0) {
          const err6 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessage/required", keyword: "required", params: { missingProperty: "vendor_id" }, message: "must have required property 'vendor_id'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2.channel === void 0) {
          const err7 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessage/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2.occurred_at === void 0) {
          const err8 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessage/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2.relay_id !== void 0) {
          if (typeof data2.relay_id !== "string") {
            const err9 = { instancePath: instancePath + "/message/relay_id", schemaPath: "#/$defs/InkMessage/properties/relay_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data2.vendor_id !== void 0) {
          if (typeof data2.vendor_id !== "string") {
            const err10 = { instancePath: instancePath + "/message/vendor_id", schemaPath: "#/$defs/InkMessage/properties/vendor_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data2.channel !== void 0) {
          if (typeof data2.channel !== "string") {
            const err11 = { instancePath: instancePath + "/message/channel", schemaPath: "#/$defs/InkMessage/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data2.occurred_at !== void 0) {
          if (typeof data2.occurred_at !== "string") {
            const err12 = { instancePath: instancePath + "/message/occurred_at", schemaPath: "#/$defs/InkMessage/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "conversation_relay_id": true, "account_number": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
inkMessagesSpamReportDismissedV1.errors = null;
export {
  inkMessagesSpamReportDismissedV1
};
