// Generated from events/contracts/contract-groups.created-v1.schema.json by `npm run generate`. Do not edit.

// ajv:contract-groups.created-v1
var contractGroupsCreatedV1 = validate0;
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
    if (data.group_type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group_type" }, message: "must have required property 'group_type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.valid_from === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "valid_from" }, message: "must have required property 'valid_from'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.memberships === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "memberships" }, message: "must have required property 'memberships'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.traits === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traits" }, message: "must have required property 'traits'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.contract_group_identifier !== void 0) {
      if (typeof data.contract_group_identifier !== "string") {
        const err5 = { instancePath: instancePath + "/contract_group_identifier", schemaPath: "#/properties/contract_group_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.group_type !== void 0) {
      if (typeof data.group_type !== "string") {
        const err6 = { instancePath: instancePath + "/group_type", schemaPath: "#/properties/group_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.valid_from !== void 0) {
      if (typeof data.valid_from !== "string") {
        const err7 = { instancePath: instancePath + "/valid_from", schemaPath: "#/properties/valid_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.valid_to !== void 0) {
      if (typeof data.valid_to !== "string") {
        const err8 = { instancePath: instancePath + "/valid_to", schemaPath: "#/properties/valid_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.managing_party_identifier !== void 0) {
      if (typeof data.managing_party_identifier !== "string") {
        const err9 = { instancePath: instancePath + "/managing_party_identifier", schemaPath: "#/properties/managing_party_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.external_identifier !== void 0) {
      if (typeof data.external_identifier !== "string") {
        const err10 = { instancePath: instancePath + "/external_identifier", schemaPath: "#/properties/external_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.memberships !== void 0) {
      let data7 = data.memberships;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.contract_identifier === void 0) {
              const err12 = { instancePath: instancePath + "/memberships/" + i0, schemaPath: "#/$defs/MembershipNew/required", keyword: "required", params: { missingProperty: "contract_identifier" }, message: "must have required property 'contract_identifier'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data8.valid_from === void 0) {
              const err13 = { instancePath: instancePath + "/memberships/" + i0, schemaPath: "#/$defs/MembershipNew/required", keyword: "required", params: { missingProperty: "valid_from" }, message: "must have required property 'valid_from'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data8.contract_identifier !== void 0) {
              if (typeof data8.contract_identifier !== "string") {
                const err14 = { instancePath: instancePath + "/memberships/" + i0 + "/contract_identifier", schemaPath: "#/$defs/MembershipNew/properties/contract_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data8.valid_from !== void 0) {
              if (typeof data8.valid_from !== "string") {
                const err15 = { instancePath: instancePath + "/memberships/" + i0 + "/valid_from", schemaPath: "#/$defs/MembershipNew/properties/valid_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data8.valid_to !== void 0) {
              if (typeof data8.valid_to !== "string") {
                const err16 = { instancePath: instancePath + "/memberships/" + i0 + "/valid_to", schemaPath: "#/$defs/MembershipNew/properties/valid_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/memberships/" + i0, schemaPath: "#/$defs/MembershipNew/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/memberships", schemaPath: "#/properties/memberships/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.traits !== void 0) {
      let data12 = data.traits;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data13 = data12[i1];
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.identifier === void 0) {
              const err19 = { instancePath: instancePath + "/traits/" + i1, schemaPath: "#/$defs/Trait/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data13.type === void 0) {
              const err20 = { instancePath: instancePath + "/traits/" + i1, schemaPath: "#/$defs/Trait/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data13.data === void 0) {
              const err21 = { instancePath: instancePath + "/traits/" + i1, schemaPath: "#/$defs/Trait/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data13.identifier !== void 0) {
              if (typeof data13.identifier !== "string") {
                const err22 = { instancePath: instancePath + "/traits/" + i1 + "/identifier", schemaPath: "#/$defs/Trait/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data13.type !== void 0) {
              if (typeof data13.type !== "string") {
                const err23 = { instancePath: instancePath + "/traits/" + i1 + "/type", schemaPath: "#/$defs/Trait/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data13.data !== void 0) {
              let data16 = data13.data;
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
              } else {
                const err24 = { instancePath: instancePath + "/traits/" + i1 + "/data", schemaPath: "#/$defs/Trait/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/traits/" + i1, schemaPath: "#/$defs/Trait/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/traits", schemaPath: "#/properties/traits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "contract_group_identifier": true, "group_type": true, "valid_from": true, "valid_to": true, "managing_party_identifier": true, "external_identifier": true, "name": true, "memberships": true, "traits": true }, "dynamicProps": false, "dynamicItems": false };
contractGroupsCreatedV1.errors = null;
export {
  contractGroupsCreatedV1
};
