// Generated from events/ink/ink.live-chat.closed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:ink.live-chat.closed-v1
var inkLiveChatClosedV1 = validate0;
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
    if (data.live_chat_conversation_relay_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live_chat_conversation_relay_id" }, message: "must have required property 'live_chat_conversation_relay_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.close_reason === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "close_reason" }, message: "must have required property 'close_reason'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.live_chat_conversation_relay_id !== void 0) {
      if (typeof data.live_chat_conversation_relay_id !== "string") {
        const err2 = { instancePath: instancePath + "/live_chat_conversation_relay_id", schemaPath: "#/properties/live_chat_conversation_relay_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.close_reason !== void 0) {
      if (typeof data.close_reason !== "string") {
        const err3 = { instancePath: instancePath + "/close_reason", schemaPath: "#/properties/close_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "live_chat_conversation_relay_id": true, "close_reason": true, "account_number": true }, "dynamicProps": false, "dynamicItems": false };
inkLiveChatClosedV1.errors = null;
export {
  inkLiveChatClosedV1
};
