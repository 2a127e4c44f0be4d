// Generated from openapi/, the operation stageAccount by `npm run generate`. Do not edit.

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

// ajv:rest/stageAccount
var stageAccount = validate0;
var func0 = lengthOf;
var pattern0 = new RegExp("^(?!\\.{1,2}$)[\\s\\S]*$", "u");
var pattern2 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
var formats0 = FORMATS.date;
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
    if (data.given_name !== void 0) {
      if (typeof data.given_name !== "string") {
        const err0 = { instancePath: instancePath + "/given_name", schemaPath: "#/properties/given_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.family_name !== void 0) {
      if (typeof data.family_name !== "string") {
        const err1 = { instancePath: instancePath + "/family_name", schemaPath: "#/properties/family_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      if (typeof data.email !== "string") {
        const err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.mobile !== void 0) {
      if (typeof data.mobile !== "string") {
        const err3 = { instancePath: instancePath + "/mobile", schemaPath: "#/$defs/PhoneNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.landline !== void 0) {
      if (typeof data.landline !== "string") {
        const err4 = { instancePath: instancePath + "/landline", schemaPath: "#/$defs/PhoneNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 === "string") {
        if (!formats0(data5)) {
          const err5 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.salutation !== void 0) {
      if (typeof data.salutation !== "string") {
        const err8 = { instancePath: instancePath + "/salutation", schemaPath: "#/properties/salutation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.customer_preferences !== void 0) {
      let data8 = data.customer_preferences;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.opted_into_sms !== void 0) {
          if (typeof data8.opted_into_sms !== "boolean") {
            const err9 = { instancePath: instancePath + "/customer_preferences/opted_into_sms", schemaPath: "#/$defs/CustomerPreferences/properties/opted_into_sms/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data8.opted_into_recommended !== void 0) {
          if (typeof data8.opted_into_recommended !== "boolean") {
            const err10 = { instancePath: instancePath + "/customer_preferences/opted_into_recommended", schemaPath: "#/$defs/CustomerPreferences/properties/opted_into_recommended/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data8.opted_into_updates !== void 0) {
          if (typeof data8.opted_into_updates !== "boolean") {
            const err11 = { instancePath: instancePath + "/customer_preferences/opted_into_updates", schemaPath: "#/$defs/CustomerPreferences/properties/opted_into_updates/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data8.opted_into_third_parties !== void 0) {
          if (typeof data8.opted_into_third_parties !== "boolean") {
            const err12 = { instancePath: instancePath + "/customer_preferences/opted_into_third_parties", schemaPath: "#/$defs/CustomerPreferences/properties/opted_into_third_parties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data8.opted_into_offers !== void 0) {
          if (typeof data8.opted_into_offers !== "boolean") {
            const err13 = { instancePath: instancePath + "/customer_preferences/opted_into_offers", schemaPath: "#/$defs/CustomerPreferences/properties/opted_into_offers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data8.is_user_psr_consent_obtained !== void 0) {
          if (typeof data8.is_user_psr_consent_obtained !== "boolean") {
            const err14 = { instancePath: instancePath + "/customer_preferences/is_user_psr_consent_obtained", schemaPath: "#/$defs/CustomerPreferences/properties/is_user_psr_consent_obtained/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/customer_preferences", schemaPath: "#/$defs/CustomerPreferences/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "given_name": true, "family_name": true, "email": true, "mobile": true, "landline": true, "date_of_birth": true, "title": true, "salutation": true, "customer_preferences": true }, "dynamicProps": false, "dynamicItems": false };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate5.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transaction_id !== void 0) {
      if (typeof data.transaction_id !== "string") {
        const err0 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.transaction_date !== void 0) {
      let data1 = data.transaction_date;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err1 = { instancePath: instancePath + "/transaction_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/transaction_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data2 = data.amount;
      if (typeof data2 === "string") {
        if (!pattern2.test(data2)) {
          const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.payment_type !== void 0) {
      if (typeof data.payment_type !== "string") {
        const err7 = { instancePath: instancePath + "/payment_type", schemaPath: "#/properties/payment_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "props": { "transaction_id": true, "transaction_date": true, "amount": true, "type": true, "reason": true, "payment_type": true }, "dynamicProps": false, "dynamicItems": false };
var schema20 = { "type": "object", "properties": { "value": { "$ref": "#/$defs/Decimal" }, "origin": { "type": "string" }, "read_at": { "$ref": "#/$defs/DateTime" }, "is_estimate": { "type": "boolean" }, "meter_number": { "type": "string" }, "register_type": { "type": ["string", "null"] } } };
var pattern5 = new RegExp("^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$", "u");
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate7.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0) {
      let data0 = data.value;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          const err0 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.origin !== void 0) {
      if (typeof data.origin !== "string") {
        const err2 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.read_at !== void 0) {
      let data2 = data.read_at;
      if (typeof data2 === "string") {
        if (!pattern5.test(data2)) {
          const err3 = { instancePath: instancePath + "/read_at", schemaPath: "#/$defs/DateTime/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/read_at", schemaPath: "#/$defs/DateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.is_estimate !== void 0) {
      if (typeof data.is_estimate !== "boolean") {
        const err5 = { instancePath: instancePath + "/is_estimate", schemaPath: "#/properties/is_estimate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.meter_number !== void 0) {
      if (typeof data.meter_number !== "string") {
        const err6 = { instancePath: instancePath + "/meter_number", schemaPath: "#/properties/meter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.register_type !== void 0) {
      let data5 = data.register_type;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/register_type", schemaPath: "#/properties/register_type/type", keyword: "type", params: { type: schema20.properties.register_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "props": { "value": true, "origin": true, "read_at": true, "is_estimate": true, "meter_number": true, "register_type": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.malo_number !== void 0) {
      if (typeof data.malo_number !== "string") {
        const err0 = { instancePath: instancePath + "/malo_number", schemaPath: "#/properties/malo_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.melo_number !== void 0) {
      if (typeof data.melo_number !== "string") {
        const err1 = { instancePath: instancePath + "/melo_number", schemaPath: "#/properties/melo_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.supply_type !== void 0) {
      if (typeof data.supply_type !== "string") {
        const err2 = { instancePath: instancePath + "/supply_type", schemaPath: "#/$defs/SupplyType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.supply_start_date !== void 0) {
      let data3 = data.supply_start_date;
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err3 = { instancePath: instancePath + "/supply_start_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/supply_start_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.supply_end_date !== void 0) {
      let data4 = data.supply_end_date;
      if (typeof data4 === "string") {
        if (!formats0(data4)) {
          const err5 = { instancePath: instancePath + "/supply_end_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/supply_end_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.supply_start_type !== void 0) {
      if (typeof data.supply_start_type !== "string") {
        const err7 = { instancePath: instancePath + "/supply_start_type", schemaPath: "#/properties/supply_start_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.previous_supplier_id !== void 0) {
      if (typeof data.previous_supplier_id !== "string") {
        const err8 = { instancePath: instancePath + "/previous_supplier_id", schemaPath: "#/properties/previous_supplier_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.meter_number !== void 0) {
      if (typeof data.meter_number !== "string") {
        const err9 = { instancePath: instancePath + "/meter_number", schemaPath: "#/properties/meter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.last_statement_closing_date !== void 0) {
      let data8 = data.last_statement_closing_date;
      if (typeof data8 === "string") {
        if (!formats0(data8)) {
          const err10 = { instancePath: instancePath + "/last_statement_closing_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/last_statement_closing_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.last_billed_to_date !== void 0) {
      let data9 = data.last_billed_to_date;
      if (typeof data9 === "string") {
        if (!formats0(data9)) {
          const err12 = { instancePath: instancePath + "/last_billed_to_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/last_billed_to_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.last_statement_issue_date !== void 0) {
      let data10 = data.last_statement_issue_date;
      if (typeof data10 === "string") {
        if (!formats0(data10)) {
          const err14 = { instancePath: instancePath + "/last_statement_issue_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/last_statement_issue_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.last_statement_balance !== void 0) {
      let data11 = data.last_statement_balance;
      if (typeof data11 === "string") {
        if (!pattern2.test(data11)) {
          const err16 = { instancePath: instancePath + "/last_statement_balance", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/last_statement_balance", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.current_statement_transactions !== void 0) {
      let data12 = data.current_statement_transactions;
      if (Array.isArray(data12)) {
        const len0 = data12.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate5(data12[i0], { instancePath: instancePath + "/current_statement_transactions/" + i0, parentData: data12, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/current_statement_transactions", schemaPath: "#/properties/current_statement_transactions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.transfer_readings !== void 0) {
      let data14 = data.transfer_readings;
      if (Array.isArray(data14)) {
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate7(data14[i1], { instancePath: instancePath + "/transfer_readings/" + i1, parentData: data14, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/transfer_readings", schemaPath: "#/properties/transfer_readings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "props": { "malo_number": true, "melo_number": true, "supply_type": true, "supply_start_date": true, "supply_end_date": true, "supply_start_type": true, "previous_supplier_id": true, "meter_number": true, "last_statement_closing_date": true, "last_billed_to_date": true, "last_statement_issue_date": true, "last_statement_balance": true, "current_statement_transactions": true, "transfer_readings": true }, "dynamicProps": false, "dynamicItems": false };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate3.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.supply_address1 !== void 0) {
      if (typeof data.supply_address1 !== "string") {
        const err0 = { instancePath: instancePath + "/supply_address1", schemaPath: "#/properties/supply_address1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.supply_address2 !== void 0) {
      if (typeof data.supply_address2 !== "string") {
        const err1 = { instancePath: instancePath + "/supply_address2", schemaPath: "#/properties/supply_address2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.supply_address3 !== void 0) {
      if (typeof data.supply_address3 !== "string") {
        const err2 = { instancePath: instancePath + "/supply_address3", schemaPath: "#/properties/supply_address3/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.supply_address4 !== void 0) {
      if (typeof data.supply_address4 !== "string") {
        const err3 = { instancePath: instancePath + "/supply_address4", schemaPath: "#/properties/supply_address4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.supply_postcode !== void 0) {
      if (typeof data.supply_postcode !== "string") {
        const err4 = { instancePath: instancePath + "/supply_postcode", schemaPath: "#/properties/supply_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.meter_points !== void 0) {
      let data5 = data.meter_points;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate4(data5[i0], { instancePath: instancePath + "/meter_points/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/meter_points", schemaPath: "#/properties/meter_points/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "props": { "supply_address1": true, "supply_address2": true, "supply_address3": true, "supply_address4": true, "supply_postcode": true, "meter_points": true }, "dynamicProps": false, "dynamicItems": false };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate12.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          const err0 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/amount", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.scheme_name !== void 0) {
      if (typeof data.scheme_name !== "string") {
        const err2 = { instancePath: instancePath + "/scheme_name", schemaPath: "#/properties/scheme_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
validate12.evaluated = { "props": { "amount": true, "scheme_name": true }, "dynamicProps": false, "dynamicItems": false };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate15.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.total_network_charges_per_year !== void 0) {
      let data0 = data.total_network_charges_per_year;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          const err0 = { instancePath: instancePath + "/total_network_charges_per_year", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/total_network_charges_per_year", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.eeg_charge_annual !== void 0) {
      let data1 = data.eeg_charge_annual;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          const err2 = { instancePath: instancePath + "/eeg_charge_annual", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/eeg_charge_annual", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
validate15.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate14.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.annual_consumption !== void 0) {
      let data0 = data.annual_consumption;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          const err0 = { instancePath: instancePath + "/annual_consumption", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/annual_consumption", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.annual_nighttime_usage !== void 0) {
      let data1 = data.annual_nighttime_usage;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          const err2 = { instancePath: instancePath + "/annual_nighttime_usage", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/annual_nighttime_usage", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.network_operator_number !== void 0) {
      let data2 = data.network_operator_number;
      if (typeof data2 === "string") {
        if (!pattern2.test(data2)) {
          const err4 = { instancePath: instancePath + "/network_operator_number", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/network_operator_number", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.unit_rate_per_kwh !== void 0) {
      let data3 = data.unit_rate_per_kwh;
      if (typeof data3 === "string") {
        if (!pattern2.test(data3)) {
          const err6 = { instancePath: instancePath + "/unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.net_unit_rate_per_kwh !== void 0) {
      let data4 = data.net_unit_rate_per_kwh;
      if (typeof data4 === "string") {
        if (!pattern2.test(data4)) {
          const err8 = { instancePath: instancePath + "/net_unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/net_unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.night_unit_rate_per_kwh !== void 0) {
      let data5 = data.night_unit_rate_per_kwh;
      if (typeof data5 === "string") {
        if (!pattern2.test(data5)) {
          const err10 = { instancePath: instancePath + "/night_unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/night_unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.net_night_unit_rate_per_kwh !== void 0) {
      let data6 = data.net_night_unit_rate_per_kwh;
      if (typeof data6 === "string") {
        if (!pattern2.test(data6)) {
          const err12 = { instancePath: instancePath + "/net_night_unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/net_night_unit_rate_per_kwh", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.monthly_standing_charge !== void 0) {
      let data7 = data.monthly_standing_charge;
      if (typeof data7 === "string") {
        if (!pattern2.test(data7)) {
          const err14 = { instancePath: instancePath + "/monthly_standing_charge", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/monthly_standing_charge", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.net_monthly_standing_charge !== void 0) {
      let data8 = data.net_monthly_standing_charge;
      if (typeof data8 === "string") {
        if (!pattern2.test(data8)) {
          const err16 = { instancePath: instancePath + "/net_monthly_standing_charge", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/net_monthly_standing_charge", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.total_estimated_annual_bill_in_euros !== void 0) {
      let data9 = data.total_estimated_annual_bill_in_euros;
      if (typeof data9 === "string") {
        if (!pattern2.test(data9)) {
          const err18 = { instancePath: instancePath + "/total_estimated_annual_bill_in_euros", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/total_estimated_annual_bill_in_euros", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.network_charges !== void 0) {
      if (!validate15(data.network_charges, { instancePath: instancePath + "/network_charges", parentData: data, parentDataProperty: "network_charges", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
        errors = vErrors.length;
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
  validate14.errors = vErrors;
  return errors === 0;
}
validate14.evaluated = { "props": { "annual_consumption": true, "annual_nighttime_usage": true, "network_operator_number": true, "unit_rate_per_kwh": true, "net_unit_rate_per_kwh": true, "night_unit_rate_per_kwh": true, "net_night_unit_rate_per_kwh": true, "monthly_standing_charge": true, "net_monthly_standing_charge": true, "total_estimated_annual_bill_in_euros": true, "network_charges": true }, "dynamicProps": false, "dynamicItems": false };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate11.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.malo_number !== void 0) {
      if (typeof data.malo_number !== "string") {
        const err0 = { instancePath: instancePath + "/malo_number", schemaPath: "#/properties/malo_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.supply_type !== void 0) {
      if (typeof data.supply_type !== "string") {
        const err1 = { instancePath: instancePath + "/supply_type", schemaPath: "#/$defs/SupplyType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.effective_from !== void 0) {
      let data2 = data.effective_from;
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err2 = { instancePath: instancePath + "/effective_from", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/effective_from", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.effective_to !== void 0) {
      let data3 = data.effective_to;
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err4 = { instancePath: instancePath + "/effective_to", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/effective_to", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.agreed_at !== void 0) {
      let data4 = data.agreed_at;
      if (typeof data4 === "string") {
        if (!pattern5.test(data4)) {
          const err6 = { instancePath: instancePath + "/agreed_at", schemaPath: "#/$defs/DateTime/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/agreed_at", schemaPath: "#/$defs/DateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.tariff_code !== void 0) {
      if (typeof data.tariff_code !== "string") {
        const err8 = { instancePath: instancePath + "/tariff_code", schemaPath: "#/properties/tariff_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sign_up_reward !== void 0) {
      if (!validate12(data.sign_up_reward, { instancePath: instancePath + "/sign_up_reward", parentData: data, parentDataProperty: "sign_up_reward", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
      }
    }
    if (data.params !== void 0) {
      if (!validate14(data.params, { instancePath: instancePath + "/params", parentData: data, parentDataProperty: "params", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
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
  validate11.errors = vErrors;
  return errors === 0;
}
validate11.evaluated = { "props": { "malo_number": true, "supply_type": true, "effective_from": true, "effective_to": true, "agreed_at": true, "tariff_code": true, "sign_up_reward": true, "params": true }, "dynamicProps": false, "dynamicItems": false };
var pattern21 = new RegExp("^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$", "u");
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate19.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bill_period_from_date !== void 0) {
      let data0 = data.bill_period_from_date;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err0 = { instancePath: instancePath + "/bill_period_from_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/bill_period_from_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.bill_period_to_date !== void 0) {
      let data1 = data.bill_period_to_date;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err2 = { instancePath: instancePath + "/bill_period_to_date", schemaPath: "#/$defs/Date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/bill_period_to_date", schemaPath: "#/$defs/Date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.statement_path !== void 0) {
      let data2 = data.statement_path;
      if (typeof data2 === "string") {
        if (func0(data2) > 1024) {
          const err4 = { instancePath: instancePath + "/statement_path", schemaPath: "#/$defs/DocumentPath/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern21.test(data2)) {
          const err5 = { instancePath: instancePath + "/statement_path", schemaPath: "#/$defs/DocumentPath/pattern", keyword: "pattern", params: { pattern: "^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, message: 'must match pattern "^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\\s*\\.{1,2}\\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/statement_path", schemaPath: "#/$defs/DocumentPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.statement_id !== void 0) {
      if (typeof data.statement_id !== "string") {
        const err7 = { instancePath: instancePath + "/statement_id", schemaPath: "#/properties/statement_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.supply_type !== void 0) {
      if (typeof data.supply_type !== "string") {
        const err8 = { instancePath: instancePath + "/supply_type", schemaPath: "#/$defs/SupplyType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate19.errors = vErrors;
  return errors === 0;
}
validate19.evaluated = { "props": { "bill_period_from_date": true, "bill_period_to_date": true, "statement_path": true, "statement_id": true, "supply_type": true }, "dynamicProps": false, "dynamicItems": false };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.created_at !== void 0) {
      let data0 = data.created_at;
      if (typeof data0 === "string") {
        if (!pattern5.test(data0)) {
          const err0 = { instancePath: instancePath + "/created_at", schemaPath: "#/$defs/DateTime/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:?00))$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/created_at", schemaPath: "#/$defs/DateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.body !== void 0) {
      if (typeof data.body !== "string") {
        const err2 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.is_pinned !== void 0) {
      if (typeof data.is_pinned !== "boolean") {
        const err3 = { instancePath: instancePath + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "created_at": true, "body": true, "is_pinned": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.external_account_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "external_account_number" }, message: "must have required property 'external_account_number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.import_supplier === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "import_supplier" }, message: "must have required property 'import_supplier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.external_account_number !== void 0) {
      let data0 = data.external_account_number;
      if (typeof data0 === "string") {
        if (func0(data0) > 255) {
          const err2 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err3 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err4 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[\\s\\S]*$" }, message: 'must match pattern "^(?!\\.{1,2}$)[\\s\\S]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/external_account_number", schemaPath: "#/$defs/ExternalAccountNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.import_supplier !== void 0) {
      let data1 = data.import_supplier;
      if (typeof data1 === "string") {
        if (func0(data1) > 255) {
          const err6 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err7 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err8 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[\\s\\S]*$" }, message: 'must match pattern "^(?!\\.{1,2}$)[\\s\\S]*$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/import_supplier", schemaPath: "#/$defs/ImportSupplierCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.unknown_occupier !== void 0) {
      if (typeof data.unknown_occupier !== "boolean") {
        const err10 = { instancePath: instancePath + "/unknown_occupier", schemaPath: "#/properties/unknown_occupier/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.customers !== void 0) {
      let data3 = data.customers;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate1(data3[i0], { instancePath: instancePath + "/customers/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/customers", schemaPath: "#/properties/customers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.billing_address1 !== void 0) {
      if (typeof data.billing_address1 !== "string") {
        const err12 = { instancePath: instancePath + "/billing_address1", schemaPath: "#/properties/billing_address1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.billing_address2 !== void 0) {
      if (typeof data.billing_address2 !== "string") {
        const err13 = { instancePath: instancePath + "/billing_address2", schemaPath: "#/properties/billing_address2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.billing_address3 !== void 0) {
      if (typeof data.billing_address3 !== "string") {
        const err14 = { instancePath: instancePath + "/billing_address3", schemaPath: "#/properties/billing_address3/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.billing_address4 !== void 0) {
      if (typeof data.billing_address4 !== "string") {
        const err15 = { instancePath: instancePath + "/billing_address4", schemaPath: "#/properties/billing_address4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.billing_postcode !== void 0) {
      if (typeof data.billing_postcode !== "string") {
        const err16 = { instancePath: instancePath + "/billing_postcode", schemaPath: "#/properties/billing_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.sales_channel !== void 0) {
      if (typeof data.sales_channel !== "string") {
        const err17 = { instancePath: instancePath + "/sales_channel", schemaPath: "#/properties/sales_channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.sales_subchannel !== void 0) {
      if (typeof data.sales_subchannel !== "string") {
        const err18 = { instancePath: instancePath + "/sales_subchannel", schemaPath: "#/properties/sales_subchannel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.supply_addresses !== void 0) {
      let data12 = data.supply_addresses;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate3(data12[i1], { instancePath: instancePath + "/supply_addresses/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/supply_addresses", schemaPath: "#/properties/supply_addresses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.contracts !== void 0) {
      let data14 = data.contracts;
      if (Array.isArray(data14)) {
        const len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate11(data14[i2], { instancePath: instancePath + "/contracts/" + i2, parentData: data14, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/contracts", schemaPath: "#/properties/contracts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.transfer_balance !== void 0) {
      let data16 = data.transfer_balance;
      if (typeof data16 === "string") {
        if (!pattern2.test(data16)) {
          const err21 = { instancePath: instancePath + "/transfer_balance", schemaPath: "#/$defs/Decimal/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/transfer_balance", schemaPath: "#/$defs/Decimal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.references !== void 0) {
      let data17 = data.references;
      if (Array.isArray(data17)) {
        const len3 = data17.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data18 = data17[i3];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.namespace !== void 0) {
              if (typeof data18.namespace !== "string") {
                const err23 = { instancePath: instancePath + "/references/" + i3 + "/namespace", schemaPath: "#/$defs/Reference/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data18.value !== void 0) {
              if (typeof data18.value !== "string") {
                const err24 = { instancePath: instancePath + "/references/" + i3 + "/value", schemaPath: "#/$defs/Reference/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/references/" + i3, schemaPath: "#/$defs/Reference/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.statements !== void 0) {
      let data21 = data.statements;
      if (Array.isArray(data21)) {
        const len4 = data21.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate19(data21[i4], { instancePath: instancePath + "/statements/" + i4, parentData: data21, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/statements", schemaPath: "#/properties/statements/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.account_campaigns !== void 0) {
      let data23 = data.account_campaigns;
      if (Array.isArray(data23)) {
        const len5 = data23.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data24 = data23[i5];
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            if (data24.slug !== void 0) {
              if (typeof data24.slug !== "string") {
                const err28 = { instancePath: instancePath + "/account_campaigns/" + i5 + "/slug", schemaPath: "#/$defs/AccountCampaign/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data24.campaign_note !== void 0) {
              if (typeof data24.campaign_note !== "string") {
                const err29 = { instancePath: instancePath + "/account_campaigns/" + i5 + "/campaign_note", schemaPath: "#/$defs/AccountCampaign/properties/campaign_note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/account_campaigns/" + i5, schemaPath: "#/$defs/AccountCampaign/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/account_campaigns", schemaPath: "#/properties/account_campaigns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data27 = data.metadata;
      if (Array.isArray(data27)) {
        const len6 = data27.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data28 = data27[i6];
          if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
            if (data28.key !== void 0) {
              if (typeof data28.key !== "string") {
                const err32 = { instancePath: instancePath + "/metadata/" + i6 + "/key", schemaPath: "#/$defs/Metadata/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data28.value !== void 0) {
              let data30 = data28.value;
              if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
              } else {
                const err33 = { instancePath: instancePath + "/metadata/" + i6 + "/value", schemaPath: "#/$defs/Metadata/properties/value/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/metadata/" + i6, schemaPath: "#/$defs/Metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.notes !== void 0) {
      let data31 = data.notes;
      if (Array.isArray(data31)) {
        const len7 = data31.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (!validate21(data31[i7], { instancePath: instancePath + "/notes/" + i7, parentData: data31, parentDataProperty: i7, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
validate0.evaluated = { "props": { "external_account_number": true, "import_supplier": true, "unknown_occupier": true, "customers": true, "billing_address1": true, "billing_address2": true, "billing_address3": true, "billing_address4": true, "billing_postcode": true, "sales_channel": true, "sales_subchannel": true, "supply_addresses": true, "contracts": true, "transfer_balance": true, "references": true, "statements": true, "account_campaigns": true, "metadata": true, "notes": true }, "dynamicProps": false, "dynamicItems": false };
stageAccount.errors = null;
export {
  stageAccount
};
