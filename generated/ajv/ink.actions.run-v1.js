// Generated from events/ink/ink.actions.run-v1.schema.json by `npm run generate`. Do not edit.

// ajv:ink.actions.run-v1
var inkActionsRunV1 = validate0;
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
    if (data.message_relay_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message_relay_id" }, message: "must have required property 'message_relay_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.actions_results === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions_results" }, message: "must have required property 'actions_results'" };
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
    if (data.message_relay_id !== void 0) {
      if (typeof data.message_relay_id !== "string") {
        const err4 = { instancePath: instancePath + "/message_relay_id", schemaPath: "#/properties/message_relay_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.actions_results !== void 0) {
      let data2 = data.actions_results;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.code === void 0) {
              const err5 = { instancePath: instancePath + "/actions_results/" + i0, schemaPath: "#/$defs/InkAction/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data3.succeeded === void 0) {
              const err6 = { instancePath: instancePath + "/actions_results/" + i0, schemaPath: "#/$defs/InkAction/required", keyword: "required", params: { missingProperty: "succeeded" }, message: "must have required property 'succeeded'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data3.stop_further_evaluation === void 0) {
              const err7 = { instancePath: instancePath + "/actions_results/" + i0, schemaPath: "#/$defs/InkAction/required", keyword: "required", params: { missingProperty: "stop_further_evaluation" }, message: "must have required property 'stop_further_evaluation'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3.code !== void 0) {
              if (typeof data3.code !== "string") {
                const err8 = { instancePath: instancePath + "/actions_results/" + i0 + "/code", schemaPath: "#/$defs/InkAction/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data3.succeeded !== void 0) {
              if (typeof data3.succeeded !== "boolean") {
                const err9 = { instancePath: instancePath + "/actions_results/" + i0 + "/succeeded", schemaPath: "#/$defs/InkAction/properties/succeeded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data3.stop_further_evaluation !== void 0) {
              if (typeof data3.stop_further_evaluation !== "boolean") {
                const err10 = { instancePath: instancePath + "/actions_results/" + i0 + "/stop_further_evaluation", schemaPath: "#/$defs/InkAction/properties/stop_further_evaluation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/actions_results/" + i0, schemaPath: "#/$defs/InkAction/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/actions_results", schemaPath: "#/properties/actions_results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "conversation_relay_id": true, "message_relay_id": true, "actions_results": true }, "dynamicProps": false, "dynamicItems": false };
inkActionsRunV1.errors = null;
export {
  inkActionsRunV1
};
