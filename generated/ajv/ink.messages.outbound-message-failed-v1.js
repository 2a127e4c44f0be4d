// Generated from events/ink/ink.messages.outbound-message-failed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:ink.messages.outbound-message-failed-v1
var inkMessagesOutboundMessageFailedV1 = validate0;
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
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.failure === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure" }, message: "must have required property 'failure'" };
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
    if (data.message !== void 0) {
      let data1 = data.message;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.relay_id === void 0) {
          const err4 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessageWithVendor/required", keyword: "required", params: { missingProperty: "relay_id" }, message: "must have required property 'relay_id'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.vendor === void 0) {
          const err5 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessageWithVendor/required", keyword: "required", params: { missingProperty: "vendor" }, message: "must have required property 'vendor'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.vendor_id === void 0) {
          const err6 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessageWithVendor/required", keyword: "required", params: { missingProperty: "vendor_id" }, message: "must have required property 'vendor_id'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.channel === void 0) {
          const err7 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessageWithVendor/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.occurred_at === void 0) {
          const err8 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessageWithVendor/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1.relay_id !== void 0) {
          if (typeof data1.relay_id !== "string") {
            const err9 = { instancePath: instancePath + "/message/relay_id", schemaPath: "#/$defs/InkMessageWithVendor/properties/relay_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data1.vendor !== void 0) {
          if (typeof data1.vendor !== "string") {
            const err10 = { instancePath: instancePath + "/message/vendor", schemaPath: "#/$defs/InkMessageWithVendor/properties/vendor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data1.vendor_id !== void 0) {
          if (typeof data1.vendor_id !== "string") {
            const err11 = { instancePath: instancePath + "/message/vendor_id", schemaPath: "#/$defs/InkMessageWithVendor/properties/vendor_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data1.channel !== void 0) {
          if (typeof data1.channel !== "string") {
            const err12 = { instancePath: instancePath + "/message/channel", schemaPath: "#/$defs/InkMessageWithVendor/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data1.occurred_at !== void 0) {
          if (typeof data1.occurred_at !== "string") {
            const err13 = { instancePath: instancePath + "/message/occurred_at", schemaPath: "#/$defs/InkMessageWithVendor/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/InkMessageWithVendor/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.failure !== void 0) {
      let data7 = data.failure;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.type === void 0) {
          const err15 = { instancePath: instancePath + "/failure", schemaPath: "#/$defs/InkFailureData/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data7.reason === void 0) {
          const err16 = { instancePath: instancePath + "/failure", schemaPath: "#/$defs/InkFailureData/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data7.occurred_at === void 0) {
          const err17 = { instancePath: instancePath + "/failure", schemaPath: "#/$defs/InkFailureData/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data7.type !== void 0) {
          if (typeof data7.type !== "string") {
            const err18 = { instancePath: instancePath + "/failure/type", schemaPath: "#/$defs/InkFailureData/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data7.reason !== void 0) {
          if (typeof data7.reason !== "string") {
            const err19 = { instancePath: instancePath + "/failure/reason", schemaPath: "#/$defs/InkFailureData/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data7.occurred_at !== void 0) {
          if (typeof data7.occurred_at !== "string") {
            const err20 = { instancePath: instancePath + "/failure/occurred_at", schemaPath: "#/$defs/InkFailureData/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/failure", schemaPath: "#/$defs/InkFailureData/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "conversation_relay_id": true, "message": true, "failure": true }, "dynamicProps": false, "dynamicItems": false };
inkMessagesOutboundMessageFailedV1.errors = null;
export {
  inkMessagesOutboundMessageFailedV1
};
