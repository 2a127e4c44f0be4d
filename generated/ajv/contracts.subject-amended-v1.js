// Generated from events/contracts/contracts.subject-amended-v1.schema.json by `npm run generate`. Do not edit.

// ajv:contracts.subject-amended-v1
var contractsSubjectAmendedV1 = validate0;
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
    if (data.contract_identifier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_identifier" }, message: "must have required property 'contract_identifier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.occurred_at === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.added === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.updated === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated" }, message: "must have required property 'updated'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.removed === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.contract_identifier !== void 0) {
      if (typeof data.contract_identifier !== "string") {
        const err5 = { instancePath: instancePath + "/contract_identifier", schemaPath: "#/properties/contract_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.occurred_at !== void 0) {
      if (typeof data.occurred_at !== "string") {
        const err6 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.added !== void 0) {
      let data2 = data.added;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.type === void 0) {
              const err7 = { instancePath: instancePath + "/added/" + i0, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3.identifier === void 0) {
              const err8 = { instancePath: instancePath + "/added/" + i0, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data3.effective_from === void 0) {
              const err9 = { instancePath: instancePath + "/added/" + i0, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "effective_from" }, message: "must have required property 'effective_from'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3.effective_to === void 0) {
              const err10 = { instancePath: instancePath + "/added/" + i0, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "effective_to" }, message: "must have required property 'effective_to'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3.type !== void 0) {
              if (typeof data3.type !== "string") {
                const err11 = { instancePath: instancePath + "/added/" + i0 + "/type", schemaPath: "#/$defs/AmendedSubject/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data3.identifier !== void 0) {
              if (typeof data3.identifier !== "string") {
                const err12 = { instancePath: instancePath + "/added/" + i0 + "/identifier", schemaPath: "#/$defs/AmendedSubject/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data3.effective_from !== void 0) {
              if (typeof data3.effective_from !== "string") {
                const err13 = { instancePath: instancePath + "/added/" + i0 + "/effective_from", schemaPath: "#/$defs/AmendedSubject/properties/effective_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data3.effective_to !== void 0) {
              if (typeof data3.effective_to !== "string") {
                const err14 = { instancePath: instancePath + "/added/" + i0 + "/effective_to", schemaPath: "#/$defs/AmendedSubject/properties/effective_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/added/" + i0, schemaPath: "#/$defs/AmendedSubject/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/added", schemaPath: "#/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.updated !== void 0) {
      let data8 = data.updated;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.type === void 0) {
              const err17 = { instancePath: instancePath + "/updated/" + i1, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data9.identifier === void 0) {
              const err18 = { instancePath: instancePath + "/updated/" + i1, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data9.effective_from === void 0) {
              const err19 = { instancePath: instancePath + "/updated/" + i1, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "effective_from" }, message: "must have required property 'effective_from'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data9.effective_to === void 0) {
              const err20 = { instancePath: instancePath + "/updated/" + i1, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "effective_to" }, message: "must have required property 'effective_to'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data9.type !== void 0) {
              if (typeof data9.type !== "string") {
                const err21 = { instancePath: instancePath + "/updated/" + i1 + "/type", schemaPath: "#/$defs/AmendedSubject/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data9.identifier !== void 0) {
              if (typeof data9.identifier !== "string") {
                const err22 = { instancePath: instancePath + "/updated/" + i1 + "/identifier", schemaPath: "#/$defs/AmendedSubject/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data9.effective_from !== void 0) {
              if (typeof data9.effective_from !== "string") {
                const err23 = { instancePath: instancePath + "/updated/" + i1 + "/effective_from", schemaPath: "#/$defs/AmendedSubject/properties/effective_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data9.effective_to !== void 0) {
              if (typeof data9.effective_to !== "string") {
                const err24 = { instancePath: instancePath + "/updated/" + i1 + "/effective_to", schemaPath: "#/$defs/AmendedSubject/properties/effective_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/updated/" + i1, schemaPath: "#/$defs/AmendedSubject/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/updated", schemaPath: "#/properties/updated/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.removed !== void 0) {
      let data14 = data.removed;
      if (Array.isArray(data14)) {
        const len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data15 = data14[i2];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.type === void 0) {
              const err27 = { instancePath: instancePath + "/removed/" + i2, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data15.identifier === void 0) {
              const err28 = { instancePath: instancePath + "/removed/" + i2, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data15.effective_from === void 0) {
              const err29 = { instancePath: instancePath + "/removed/" + i2, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "effective_from" }, message: "must have required property 'effective_from'" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data15.effective_to === void 0) {
              const err30 = { instancePath: instancePath + "/removed/" + i2, schemaPath: "#/$defs/AmendedSubject/required", keyword: "required", params: { missingProperty: "effective_to" }, message: "must have required property 'effective_to'" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data15.type !== void 0) {
              if (typeof data15.type !== "string") {
                const err31 = { instancePath: instancePath + "/removed/" + i2 + "/type", schemaPath: "#/$defs/AmendedSubject/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data15.identifier !== void 0) {
              if (typeof data15.identifier !== "string") {
                const err32 = { instancePath: instancePath + "/removed/" + i2 + "/identifier", schemaPath: "#/$defs/AmendedSubject/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data15.effective_from !== void 0) {
              if (typeof data15.effective_from !== "string") {
                const err33 = { instancePath: instancePath + "/removed/" + i2 + "/effective_from", schemaPath: "#/$defs/AmendedSubject/properties/effective_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data15.effective_to !== void 0) {
              if (typeof data15.effective_to !== "string") {
                const err34 = { instancePath: instancePath + "/removed/" + i2 + "/effective_to", schemaPath: "#/$defs/AmendedSubject/properties/effective_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/removed/" + i2, schemaPath: "#/$defs/AmendedSubject/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "contract_identifier": true, "occurred_at": true, "added": true, "updated": true, "removed": true }, "dynamicProps": false, "dynamicItems": false };
contractsSubjectAmendedV1.errors = null;
export {
  contractsSubjectAmendedV1
};
