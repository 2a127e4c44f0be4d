// Generated from events/accounts/account_user.psr_records_updated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:account_user.psr_records_updated-v1
var accountUserPsrRecordsUpdatedV1 = validate0;
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
    if (data.user_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" }, message: "must have required property 'user_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.created_records === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_records" }, message: "must have required property 'created_records'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.updated_records === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_records" }, message: "must have required property 'updated_records'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.deleted_records === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_records" }, message: "must have required property 'deleted_records'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.user_id !== void 0) {
      let data0 = data.user_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.created_records !== void 0) {
      let data1 = data.created_records;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.description === void 0) {
              const err5 = { instancePath: instancePath + "/created_records/" + i0, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.electricity_industry_code === void 0) {
              const err6 = { instancePath: instancePath + "/created_records/" + i0, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "electricity_industry_code" }, message: "must have required property 'electricity_industry_code'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.gas_industry_code === void 0) {
              const err7 = { instancePath: instancePath + "/created_records/" + i0, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "gas_industry_code" }, message: "must have required property 'gas_industry_code'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.description !== void 0) {
              if (typeof data2.description !== "string") {
                const err8 = { instancePath: instancePath + "/created_records/" + i0 + "/description", schemaPath: "#/$defs/PsrRecord/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data2.electricity_industry_code !== void 0) {
              if (typeof data2.electricity_industry_code !== "string") {
                const err9 = { instancePath: instancePath + "/created_records/" + i0 + "/electricity_industry_code", schemaPath: "#/$defs/PsrRecord/properties/electricity_industry_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data2.gas_industry_code !== void 0) {
              if (typeof data2.gas_industry_code !== "string") {
                const err10 = { instancePath: instancePath + "/created_records/" + i0 + "/gas_industry_code", schemaPath: "#/$defs/PsrRecord/properties/gas_industry_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/created_records/" + i0, schemaPath: "#/$defs/PsrRecord/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/created_records", schemaPath: "#/properties/created_records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.updated_records !== void 0) {
      let data6 = data.updated_records;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.description === void 0) {
              const err13 = { instancePath: instancePath + "/updated_records/" + i1, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data7.electricity_industry_code === void 0) {
              const err14 = { instancePath: instancePath + "/updated_records/" + i1, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "electricity_industry_code" }, message: "must have required property 'electricity_industry_code'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data7.gas_industry_code === void 0) {
              const err15 = { instancePath: instancePath + "/updated_records/" + i1, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "gas_industry_code" }, message: "must have required property 'gas_industry_code'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data7.description !== void 0) {
              if (typeof data7.description !== "string") {
                const err16 = { instancePath: instancePath + "/updated_records/" + i1 + "/description", schemaPath: "#/$defs/PsrRecord/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data7.electricity_industry_code !== void 0) {
              if (typeof data7.electricity_industry_code !== "string") {
                const err17 = { instancePath: instancePath + "/updated_records/" + i1 + "/electricity_industry_code", schemaPath: "#/$defs/PsrRecord/properties/electricity_industry_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data7.gas_industry_code !== void 0) {
              if (typeof data7.gas_industry_code !== "string") {
                const err18 = { instancePath: instancePath + "/updated_records/" + i1 + "/gas_industry_code", schemaPath: "#/$defs/PsrRecord/properties/gas_industry_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/updated_records/" + i1, schemaPath: "#/$defs/PsrRecord/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/updated_records", schemaPath: "#/properties/updated_records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.deleted_records !== void 0) {
      let data11 = data.deleted_records;
      if (Array.isArray(data11)) {
        const len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data12 = data11[i2];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.description === void 0) {
              const err21 = { instancePath: instancePath + "/deleted_records/" + i2, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data12.electricity_industry_code === void 0) {
              const err22 = { instancePath: instancePath + "/deleted_records/" + i2, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "electricity_industry_code" }, message: "must have required property 'electricity_industry_code'" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data12.gas_industry_code === void 0) {
              const err23 = { instancePath: instancePath + "/deleted_records/" + i2, schemaPath: "#/$defs/PsrRecord/required", keyword: "required", params: { missingProperty: "gas_industry_code" }, message: "must have required property 'gas_industry_code'" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (data12.description !== void 0) {
              if (typeof data12.description !== "string") {
                const err24 = { instancePath: instancePath + "/deleted_records/" + i2 + "/description", schemaPath: "#/$defs/PsrRecord/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data12.electricity_industry_code !== void 0) {
              if (typeof data12.electricity_industry_code !== "string") {
                const err25 = { instancePath: instancePath + "/deleted_records/" + i2 + "/electricity_industry_code", schemaPath: "#/$defs/PsrRecord/properties/electricity_industry_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data12.gas_industry_code !== void 0) {
              if (typeof data12.gas_industry_code !== "string") {
                const err26 = { instancePath: instancePath + "/deleted_records/" + i2 + "/gas_industry_code", schemaPath: "#/$defs/PsrRecord/properties/gas_industry_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/deleted_records/" + i2, schemaPath: "#/$defs/PsrRecord/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/deleted_records", schemaPath: "#/properties/deleted_records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "user_id": true, "created_records": true, "updated_records": true, "deleted_records": true }, "dynamicProps": false, "dynamicItems": false };
accountUserPsrRecordsUpdatedV1.errors = null;
export {
  accountUserPsrRecordsUpdatedV1
};
