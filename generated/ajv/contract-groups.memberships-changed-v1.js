// Generated from events/contracts/contract-groups.memberships-changed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:contract-groups.memberships-changed-v1
var contractGroupsMembershipsChangedV1 = validate0;
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
    if (data.contract_group_identifier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_group_identifier" }, message: "must have required property 'contract_group_identifier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.memberships_started === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "memberships_started" }, message: "must have required property 'memberships_started'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.memberships_ended === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "memberships_ended" }, message: "must have required property 'memberships_ended'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.contract_group_identifier !== void 0) {
      if (typeof data.contract_group_identifier !== "string") {
        const err3 = { instancePath: instancePath + "/contract_group_identifier", schemaPath: "#/properties/contract_group_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.memberships_started !== void 0) {
      let data1 = data.memberships_started;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.contract_identifier === void 0) {
              const err4 = { instancePath: instancePath + "/memberships_started/" + i0, schemaPath: "#/$defs/Membership/required", keyword: "required", params: { missingProperty: "contract_identifier" }, message: "must have required property 'contract_identifier'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.valid_from === void 0) {
              const err5 = { instancePath: instancePath + "/memberships_started/" + i0, schemaPath: "#/$defs/Membership/required", keyword: "required", params: { missingProperty: "valid_from" }, message: "must have required property 'valid_from'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.valid_to === void 0) {
              const err6 = { instancePath: instancePath + "/memberships_started/" + i0, schemaPath: "#/$defs/Membership/required", keyword: "required", params: { missingProperty: "valid_to" }, message: "must have required property 'valid_to'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.contract_identifier !== void 0) {
              if (typeof data2.contract_identifier !== "string") {
                const err7 = { instancePath: instancePath + "/memberships_started/" + i0 + "/contract_identifier", schemaPath: "#/$defs/Membership/properties/contract_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data2.valid_from !== void 0) {
              if (typeof data2.valid_from !== "string") {
                const err8 = { instancePath: instancePath + "/memberships_started/" + i0 + "/valid_from", schemaPath: "#/$defs/Membership/properties/valid_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data2.valid_to !== void 0) {
              if (typeof data2.valid_to !== "string") {
                const err9 = { instancePath: instancePath + "/memberships_started/" + i0 + "/valid_to", schemaPath: "#/$defs/Membership/properties/valid_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/memberships_started/" + i0, schemaPath: "#/$defs/Membership/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/memberships_started", schemaPath: "#/properties/memberships_started/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.memberships_ended !== void 0) {
      let data6 = data.memberships_ended;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.contract_identifier === void 0) {
              const err12 = { instancePath: instancePath + "/memberships_ended/" + i1, schemaPath: "#/$defs/Membership/required", keyword: "required", params: { missingProperty: "contract_identifier" }, message: "must have required property 'contract_identifier'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data7.valid_from === void 0) {
              const err13 = { instancePath: instancePath + "/memberships_ended/" + i1, schemaPath: "#/$defs/Membership/required", keyword: "required", params: { missingProperty: "valid_from" }, message: "must have required property 'valid_from'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data7.valid_to === void 0) {
              const err14 = { instancePath: instancePath + "/memberships_ended/" + i1, schemaPath: "#/$defs/Membership/required", keyword: "required", params: { missingProperty: "valid_to" }, message: "must have required property 'valid_to'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data7.contract_identifier !== void 0) {
              if (typeof data7.contract_identifier !== "string") {
                const err15 = { instancePath: instancePath + "/memberships_ended/" + i1 + "/contract_identifier", schemaPath: "#/$defs/Membership/properties/contract_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data7.valid_from !== void 0) {
              if (typeof data7.valid_from !== "string") {
                const err16 = { instancePath: instancePath + "/memberships_ended/" + i1 + "/valid_from", schemaPath: "#/$defs/Membership/properties/valid_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data7.valid_to !== void 0) {
              if (typeof data7.valid_to !== "string") {
                const err17 = { instancePath: instancePath + "/memberships_ended/" + i1 + "/valid_to", schemaPath: "#/$defs/Membership/properties/valid_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/memberships_ended/" + i1, schemaPath: "#/$defs/Membership/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/memberships_ended", schemaPath: "#/properties/memberships_ended/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "contract_group_identifier": true, "memberships_started": true, "memberships_ended": true }, "dynamicProps": false, "dynamicItems": false };
contractGroupsMembershipsChangedV1.errors = null;
export {
  contractGroupsMembershipsChangedV1
};
