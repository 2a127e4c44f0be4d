// Generated from events/ink/ink.conversation.unassigned_from_timeline-v1.schema.json by `npm run generate`. Do not edit.

// ajv:ink.conversation.unassigned_from_timeline-v1
var inkConversationUnassignedFromTimelineV1 = validate0;
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
    if (data.timeline_relay_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeline_relay_id" }, message: "must have required property 'timeline_relay_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.support_user_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "support_user_id" }, message: "must have required property 'support_user_id'" };
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
    if (data.timeline_relay_id !== void 0) {
      if (typeof data.timeline_relay_id !== "string") {
        const err4 = { instancePath: instancePath + "/timeline_relay_id", schemaPath: "#/properties/timeline_relay_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.support_user_id !== void 0) {
      let data2 = data.support_user_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/support_user_id", schemaPath: "#/properties/support_user_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "conversation_relay_id": true, "timeline_relay_id": true, "support_user_id": true }, "dynamicProps": false, "dynamicItems": false };
inkConversationUnassignedFromTimelineV1.errors = null;
export {
  inkConversationUnassignedFromTimelineV1
};
