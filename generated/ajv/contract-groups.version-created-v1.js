// Generated from events/contracts/contract-groups.version-created-v1.schema.json by `npm run generate`. Do not edit.

// ajv:contract-groups.version-created-v1
var contractGroupsVersionCreatedV1 = validate0;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.identifier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.effective_period === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effective_period" }, message: "must have required property 'effective_period'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.system_period === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "system_period" }, message: "must have required property 'system_period'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.traits === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traits" }, message: "must have required property 'traits'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err4 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.effective_period !== void 0) {
      let data1 = data.effective_period;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.start === void 0) {
          const err5 = { instancePath: instancePath + "/effective_period", schemaPath: "#/$defs/Period/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.end === void 0) {
          const err6 = { instancePath: instancePath + "/effective_period", schemaPath: "#/$defs/Period/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.start !== void 0) {
          if (typeof data1.start !== "string") {
            const err7 = { instancePath: instancePath + "/effective_period/start", schemaPath: "#/$defs/Period/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data1.end !== void 0) {
          if (typeof data1.end !== "string") {
            const err8 = { instancePath: instancePath + "/effective_period/end", schemaPath: "#/$defs/Period/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/effective_period", schemaPath: "#/$defs/Period/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.system_period !== void 0) {
      let data4 = data.system_period;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.start === void 0) {
          const err10 = { instancePath: instancePath + "/system_period", schemaPath: "#/$defs/Period/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data4.end === void 0) {
          const err11 = { instancePath: instancePath + "/system_period", schemaPath: "#/$defs/Period/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.start !== void 0) {
          if (typeof data4.start !== "string") {
            const err12 = { instancePath: instancePath + "/system_period/start", schemaPath: "#/$defs/Period/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data4.end !== void 0) {
          if (typeof data4.end !== "string") {
            const err13 = { instancePath: instancePath + "/system_period/end", schemaPath: "#/$defs/Period/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/system_period", schemaPath: "#/$defs/Period/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.traits !== void 0) {
      let data7 = data.traits;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.identifier === void 0) {
              const err15 = { instancePath: instancePath + "/traits/" + i0, schemaPath: "#/$defs/Trait/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data8.type === void 0) {
              const err16 = { instancePath: instancePath + "/traits/" + i0, schemaPath: "#/$defs/Trait/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data8.data === void 0) {
              const err17 = { instancePath: instancePath + "/traits/" + i0, schemaPath: "#/$defs/Trait/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data8.identifier !== void 0) {
              if (typeof data8.identifier !== "string") {
                const err18 = { instancePath: instancePath + "/traits/" + i0 + "/identifier", schemaPath: "#/$defs/Trait/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data8.type !== void 0) {
              if (typeof data8.type !== "string") {
                const err19 = { instancePath: instancePath + "/traits/" + i0 + "/type", schemaPath: "#/$defs/Trait/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data8.data !== void 0) {
              let data11 = data8.data;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              } else {
                const err20 = { instancePath: instancePath + "/traits/" + i0 + "/data", schemaPath: "#/$defs/Trait/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/traits/" + i0, schemaPath: "#/$defs/Trait/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/traits", schemaPath: "#/properties/traits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "identifier": true, "effective_period": true, "system_period": true, "traits": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.effective_period === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effective_period" }, message: "must have required property 'effective_period'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.superseded_versions === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "superseded_versions" }, message: "must have required property 'superseded_versions'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_versions === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_versions" }, message: "must have required property 'created_versions'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.contract_group_identifier !== void 0) {
      if (typeof data.contract_group_identifier !== "string") {
        const err4 = { instancePath: instancePath + "/contract_group_identifier", schemaPath: "#/properties/contract_group_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.effective_period !== void 0) {
      let data1 = data.effective_period;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.start === void 0) {
          const err5 = { instancePath: instancePath + "/effective_period", schemaPath: "#/$defs/Period/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.end === void 0) {
          const err6 = { instancePath: instancePath + "/effective_period", schemaPath: "#/$defs/Period/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.start !== void 0) {
          if (typeof data1.start !== "string") {
            const err7 = { instancePath: instancePath + "/effective_period/start", schemaPath: "#/$defs/Period/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data1.end !== void 0) {
          if (typeof data1.end !== "string") {
            const err8 = { instancePath: instancePath + "/effective_period/end", schemaPath: "#/$defs/Period/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/effective_period", schemaPath: "#/$defs/Period/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.superseded_versions !== void 0) {
      let data4 = data.superseded_versions;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate1(data4[i0], { instancePath: instancePath + "/superseded_versions/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/superseded_versions", schemaPath: "#/properties/superseded_versions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.created_versions !== void 0) {
      let data6 = data.created_versions;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate1(data6[i1], { instancePath: instancePath + "/created_versions/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/created_versions", schemaPath: "#/properties/created_versions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "contract_group_identifier": true, "effective_period": true, "superseded_versions": true, "created_versions": true }, "dynamicProps": false, "dynamicItems": false };
contractGroupsVersionCreatedV1.errors = null;
export {
  contractGroupsVersionCreatedV1
};
