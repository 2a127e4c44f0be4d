// Generated from openapi/, the operation createProducts by `npm run generate`. Do not edit.

// src/library/runtime/formats.ts
function isDate(text) {
  if (text.length !== 10) return false;
  for (let index = 0; index < 10; index++) {
    const code = text.charCodeAt(index);
    if (index === 4 || index === 7 ? code !== 45 : code < 48 || code > 57) return false;
  }
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysIn(Number(text.slice(0, 4)), month);
}
var twoDigits = (text, start) => (text.charCodeAt(start) - 48) * 10 + text.charCodeAt(start + 1) - 48;
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
var URI = /^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;
var isUri = (text) => URI.test(text);
var SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
var lengthOf = (text) => text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
var FORMATS = { date: isDate, uri: isUri };

// ajv:rest/createProducts
var createProducts = validate0;
var func0 = lengthOf;
var pattern0 = new RegExp("^(?!\\.{1,2}$)[\\s\\S]*$", "u");
var formats0 = FORMATS.date;
var schema5 = { "type": "object", "properties": { "follow_on_product_code": { "type": "string" }, "is_default_supply_product": { "type": "boolean" }, "maximum_annual_consumption": { "type": ["number", "null"] }, "minimum_annual_consumption": { "type": ["number", "null"] }, "eligible_for_renewal_agreements": { "type": "boolean" } } };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate2.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_green !== void 0) {
      if (typeof data.is_green !== "boolean") {
        const err0 = { instancePath: instancePath + "/is_green", schemaPath: "#/properties/is_green/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.constraints !== void 0) {
      let data1 = data.constraints;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.follow_on_product_code !== void 0) {
          if (typeof data1.follow_on_product_code !== "string") {
            const err1 = { instancePath: instancePath + "/constraints/follow_on_product_code", schemaPath: "#/$defs/ProductConstraints/properties/follow_on_product_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data1.is_default_supply_product !== void 0) {
          if (typeof data1.is_default_supply_product !== "boolean") {
            const err2 = { instancePath: instancePath + "/constraints/is_default_supply_product", schemaPath: "#/$defs/ProductConstraints/properties/is_default_supply_product/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data1.maximum_annual_consumption !== void 0) {
          let data4 = data1.maximum_annual_consumption;
          if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err3 = { instancePath: instancePath + "/constraints/maximum_annual_consumption", schemaPath: "#/$defs/ProductConstraints/properties/maximum_annual_consumption/type", keyword: "type", params: { type: schema5.properties.maximum_annual_consumption.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data1.minimum_annual_consumption !== void 0) {
          let data5 = data1.minimum_annual_consumption;
          if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
            const err4 = { instancePath: instancePath + "/constraints/minimum_annual_consumption", schemaPath: "#/$defs/ProductConstraints/properties/minimum_annual_consumption/type", keyword: "type", params: { type: schema5.properties.minimum_annual_consumption.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data1.eligible_for_renewal_agreements !== void 0) {
          if (typeof data1.eligible_for_renewal_agreements !== "boolean") {
            const err5 = { instancePath: instancePath + "/constraints/eligible_for_renewal_agreements", schemaPath: "#/$defs/ProductConstraints/properties/eligible_for_renewal_agreements/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/constraints", schemaPath: "#/$defs/ProductConstraints/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.minimum_term !== void 0) {
      let data7 = data.minimum_term;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err7 = { instancePath: instancePath + "/minimum_term", schemaPath: "#/properties/minimum_term/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.block_signup_bonus !== void 0) {
      if (typeof data.block_signup_bonus !== "boolean") {
        const err8 = { instancePath: instancePath + "/block_signup_bonus", schemaPath: "#/properties/block_signup_bonus/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": { "is_green": true, "constraints": true, "minimum_term": true, "block_signup_bonus": true }, "dynamicProps": false, "dynamicItems": false };
var pattern1 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate4.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.band !== void 0) {
      if (typeof data.band !== "string") {
        const err0 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.band_category !== void 0) {
      if (typeof data.band_category !== "string") {
        const err1 = { instancePath: instancePath + "/band_category", schemaPath: "#/properties/band_category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.unit_type !== void 0) {
      if (typeof data.unit_type !== "string") {
        const err2 = { instancePath: instancePath + "/unit_type", schemaPath: "#/properties/unit_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.valid_from_date !== void 0) {
      let data3 = data.valid_from_date;
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err3 = { instancePath: instancePath + "/valid_from_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/valid_from_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.price_per_unit !== void 0) {
      let data4 = data.price_per_unit;
      if (typeof data4 === "string") {
        if (!pattern1.test(data4)) {
          const err5 = { instancePath: instancePath + "/price_per_unit", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/price_per_unit", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "props": { "band": true, "band_category": true, "unit_type": true, "valid_from_date": true, "price_per_unit": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.brand !== void 0) {
      if (typeof data.brand !== "string") {
        const err1 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 === "string") {
        if (func0(data1) > 255) {
          const err2 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[\\s\\S]*$" }, message: 'must match pattern "^(?!\\.{1,2}$)[\\s\\S]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.full_name !== void 0) {
      if (typeof data.full_name !== "string") {
        const err6 = { instancePath: instancePath + "/full_name", schemaPath: "#/properties/full_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.display_name !== void 0) {
      if (typeof data.display_name !== "string") {
        const err7 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err8 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.market_name !== void 0) {
      if (typeof data.market_name !== "string") {
        const err9 = { instancePath: instancePath + "/market_name", schemaPath: "#/properties/market_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.available_from_date !== void 0) {
      let data6 = data.available_from_date;
      if (typeof data6 === "string") {
        if (!formats0(data6)) {
          const err10 = { instancePath: instancePath + "/available_from_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/available_from_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.available_to_date !== void 0) {
      let data7 = data.available_to_date;
      if (typeof data7 === "string") {
        if (!formats0(data7)) {
          const err12 = { instancePath: instancePath + "/available_to_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/available_to_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.is_hidden !== void 0) {
      if (typeof data.is_hidden !== "boolean") {
        const err14 = { instancePath: instancePath + "/is_hidden", schemaPath: "#/properties/is_hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.term !== void 0) {
      if (typeof data.term !== "string") {
        const err15 = { instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.availability_status !== void 0) {
      if (typeof data.availability_status !== "string") {
        const err16 = { instancePath: instancePath + "/availability_status", schemaPath: "#/properties/availability_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.notes !== void 0) {
      if (typeof data.notes !== "string") {
        const err17 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.params !== void 0) {
      if (!validate2(data.params, { instancePath: instancePath + "/params", parentData: data, parentDataProperty: "params", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
        errors = vErrors.length;
      }
    }
    if (data.rates !== void 0) {
      let data13 = data.rates;
      if (Array.isArray(data13)) {
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate4(data13[i0], { instancePath: instancePath + "/rates/" + i0, parentData: data13, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "brand": true, "code": true, "full_name": true, "display_name": true, "description": true, "market_name": true, "available_from_date": true, "available_to_date": true, "is_hidden": true, "term": true, "availability_status": true, "notes": true, "params": true, "rates": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (Array.isArray(data)) {
    if (data.length < 1) {
      const err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate1(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
createProducts.errors = null;
export {
  createProducts
};
