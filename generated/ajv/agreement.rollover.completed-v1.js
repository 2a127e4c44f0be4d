// Generated from events/agreements/agreement.rollover.completed-v1.schema.json by `npm run generate`. Do not edit.

// ajv:agreement.rollover.completed-v1
var agreementRolloverCompletedV1 = validate0;
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
    if (data.account_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_number" }, message: "must have required property 'account_number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.supply_point_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supply_point_id" }, message: "must have required property 'supply_point_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.expiring_agreement_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiring_agreement_id" }, message: "must have required property 'expiring_agreement_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.rolled_on_to_agreement_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rolled_on_to_agreement_id" }, message: "must have required property 'rolled_on_to_agreement_id'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.new_product === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "new_product" }, message: "must have required property 'new_product'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.rolled_on_to_agreement_valid_from === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rolled_on_to_agreement_valid_from" }, message: "must have required property 'rolled_on_to_agreement_valid_from'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.rolled_on_to_agreement_valid_to === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rolled_on_to_agreement_valid_to" }, message: "must have required property 'rolled_on_to_agreement_valid_to'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.account_number !== void 0) {
      if (typeof data.account_number !== "string") {
        const err7 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.supply_point_id !== void 0) {
      if (typeof data.supply_point_id !== "string") {
        const err8 = { instancePath: instancePath + "/supply_point_id", schemaPath: "#/properties/supply_point_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.expiring_agreement_id !== void 0) {
      let data2 = data.expiring_agreement_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/expiring_agreement_id", schemaPath: "#/properties/expiring_agreement_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.rolled_on_to_agreement_id !== void 0) {
      let data3 = data.rolled_on_to_agreement_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err10 = { instancePath: instancePath + "/rolled_on_to_agreement_id", schemaPath: "#/properties/rolled_on_to_agreement_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.new_product !== void 0) {
      let data4 = data.new_product;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.code === void 0) {
          const err11 = { instancePath: instancePath + "/new_product", schemaPath: "#/$defs/Product/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.market_name === void 0) {
          const err12 = { instancePath: instancePath + "/new_product", schemaPath: "#/$defs/Product/required", keyword: "required", params: { missingProperty: "market_name" }, message: "must have required property 'market_name'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data4.brand_code === void 0) {
          const err13 = { instancePath: instancePath + "/new_product", schemaPath: "#/$defs/Product/required", keyword: "required", params: { missingProperty: "brand_code" }, message: "must have required property 'brand_code'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data4.code !== void 0) {
          if (typeof data4.code !== "string") {
            const err14 = { instancePath: instancePath + "/new_product/code", schemaPath: "#/$defs/Product/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data4.market_name !== void 0) {
          if (typeof data4.market_name !== "string") {
            const err15 = { instancePath: instancePath + "/new_product/market_name", schemaPath: "#/$defs/Product/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data4.brand_code !== void 0) {
          if (typeof data4.brand_code !== "string") {
            const err16 = { instancePath: instancePath + "/new_product/brand_code", schemaPath: "#/$defs/Product/properties/brand_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/new_product", schemaPath: "#/$defs/Product/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.rolled_on_to_agreement_valid_from !== void 0) {
      if (typeof data.rolled_on_to_agreement_valid_from !== "string") {
        const err18 = { instancePath: instancePath + "/rolled_on_to_agreement_valid_from", schemaPath: "#/properties/rolled_on_to_agreement_valid_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.rolled_on_to_agreement_valid_to !== void 0) {
      if (typeof data.rolled_on_to_agreement_valid_to !== "string") {
        const err19 = { instancePath: instancePath + "/rolled_on_to_agreement_valid_to", schemaPath: "#/properties/rolled_on_to_agreement_valid_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
validate0.evaluated = { "props": { "account_number": true, "supply_point_id": true, "expiring_agreement_id": true, "rolled_on_to_agreement_id": true, "new_product": true, "rolled_on_to_agreement_valid_from": true, "rolled_on_to_agreement_valid_to": true }, "dynamicProps": false, "dynamicItems": false };
agreementRolloverCompletedV1.errors = null;
export {
  agreementRolloverCompletedV1
};
