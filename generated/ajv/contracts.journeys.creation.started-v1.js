// Generated from events/contracts/contracts.journeys.creation.started-v1.schema.json by `npm run generate`. Do not edit.

// ajv:contracts.journeys.creation.started-v1
var contractsJourneysCreationStartedV1 = validate0;
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
    if (data.contract_journey === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_journey" }, message: "must have required property 'contract_journey'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.contract_identifier === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_identifier" }, message: "must have required property 'contract_identifier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.occurred_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "occurred_at" }, message: "must have required property 'occurred_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.subject_contract_journeys === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_contract_journeys" }, message: "must have required property 'subject_contract_journeys'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.contract_journey !== void 0) {
      let data0 = data.contract_journey;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.number === void 0) {
          const err4 = { instancePath: instancePath + "/contract_journey", schemaPath: "#/$defs/ContractJourney/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.type === void 0) {
          const err5 = { instancePath: instancePath + "/contract_journey", schemaPath: "#/$defs/ContractJourney/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.requested_at === void 0) {
          const err6 = { instancePath: instancePath + "/contract_journey", schemaPath: "#/$defs/ContractJourney/required", keyword: "required", params: { missingProperty: "requested_at" }, message: "must have required property 'requested_at'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.number !== void 0) {
          if (typeof data0.number !== "string") {
            const err7 = { instancePath: instancePath + "/contract_journey/number", schemaPath: "#/$defs/ContractJourney/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.type !== void 0) {
          if (typeof data0.type !== "string") {
            const err8 = { instancePath: instancePath + "/contract_journey/type", schemaPath: "#/$defs/ContractJourney/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.requested_at !== void 0) {
          if (typeof data0.requested_at !== "string") {
            const err9 = { instancePath: instancePath + "/contract_journey/requested_at", schemaPath: "#/$defs/ContractJourney/properties/requested_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/contract_journey", schemaPath: "#/$defs/ContractJourney/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.contract_identifier !== void 0) {
      if (typeof data.contract_identifier !== "string") {
        const err11 = { instancePath: instancePath + "/contract_identifier", schemaPath: "#/properties/contract_identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.occurred_at !== void 0) {
      if (typeof data.occurred_at !== "string") {
        const err12 = { instancePath: instancePath + "/occurred_at", schemaPath: "#/properties/occurred_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.subject_contract_journeys !== void 0) {
      let data6 = data.subject_contract_journeys;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.number === void 0) {
              const err13 = { instancePath: instancePath + "/subject_contract_journeys/" + i0, schemaPath: "#/$defs/SubjectContractJourney/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data7.subject_number === void 0) {
              const err14 = { instancePath: instancePath + "/subject_contract_journeys/" + i0, schemaPath: "#/$defs/SubjectContractJourney/required", keyword: "required", params: { missingProperty: "subject_number" }, message: "must have required property 'subject_number'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data7.number !== void 0) {
              if (typeof data7.number !== "string") {
                const err15 = { instancePath: instancePath + "/subject_contract_journeys/" + i0 + "/number", schemaPath: "#/$defs/SubjectContractJourney/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data7.subject_number !== void 0) {
              if (typeof data7.subject_number !== "string") {
                const err16 = { instancePath: instancePath + "/subject_contract_journeys/" + i0 + "/subject_number", schemaPath: "#/$defs/SubjectContractJourney/properties/subject_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/subject_contract_journeys/" + i0, schemaPath: "#/$defs/SubjectContractJourney/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/subject_contract_journeys", schemaPath: "#/properties/subject_contract_journeys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "contract_journey": true, "contract_identifier": true, "occurred_at": true, "subject_contract_journeys": true }, "dynamicProps": false, "dynamicItems": false };
contractsJourneysCreationStartedV1.errors = null;
export {
  contractsJourneysCreationStartedV1
};
