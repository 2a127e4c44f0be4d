// Generated from events/meters/meter_reading.deu.updated-v1.schema.json by `npm run generate`. Do not edit.

// ajv:meter_reading.deu.updated-v1
var meterReadingDeuUpdatedV1 = validate0;
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
    if (data.context === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "context" }, message: "must have required property 'context'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.readings === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "readings" }, message: "must have required property 'readings'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.context !== void 0) {
      let data0 = data.context;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
      } else {
        const err2 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.readings !== void 0) {
      let data1 = data.readings;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.reading === void 0) {
              const err3 = { instancePath: instancePath + "/readings/" + i0, schemaPath: "#/$defs/ChangedMeterReadingEntry/required", keyword: "required", params: { missingProperty: "reading" }, message: "must have required property 'reading'" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2.changed_from === void 0) {
              const err4 = { instancePath: instancePath + "/readings/" + i0, schemaPath: "#/$defs/ChangedMeterReadingEntry/required", keyword: "required", params: { missingProperty: "changed_from" }, message: "must have required property 'changed_from'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.reading !== void 0) {
              let data3 = data2.reading;
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              } else {
                const err5 = { instancePath: instancePath + "/readings/" + i0 + "/reading", schemaPath: "#/$defs/ChangedMeterReadingEntry/properties/reading/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data2.changed_from !== void 0) {
              let data4 = data2.changed_from;
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
              } else {
                const err6 = { instancePath: instancePath + "/readings/" + i0 + "/changed_from", schemaPath: "#/$defs/ChangedMeterReadingEntry/properties/changed_from/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/readings/" + i0, schemaPath: "#/$defs/ChangedMeterReadingEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/readings", schemaPath: "#/properties/readings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "context": true, "readings": true }, "dynamicProps": false, "dynamicItems": false };
meterReadingDeuUpdatedV1.errors = null;
export {
  meterReadingDeuUpdatedV1
};
