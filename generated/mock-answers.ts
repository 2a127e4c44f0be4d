// Generated from openapi/ by `npm run generate`. Do not edit.

import type { OperationId } from "./rest-operations.ts";

/** An answer of the mock, without the media type of JSON. */
export interface MockAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const answer0: MockAnswer = {"status":200,"body":{"data":{"obtainPlatformToken":{"token":"tk_Nf3cQ1xGm5RbZs0Jt","refreshToken":"rt_8VhPz2Kc6dYw","refreshExpiresIn":4102444800}}}};
const answer1: MockAnswer = {"status":200,"body":{"data":{"obtainPlatformToken":null},"errors":[{"message":"The API key is not valid.","path":["obtainPlatformToken"],"locations":[{"line":1,"column":48}],"extensions":{"code":"authentication_failed"}}]}};
const answer2: MockAnswer = {"status":200,"body":{"data":null,"errors":[{"message":"Syntax Error: Expected Name, found \"}\".","locations":[{"line":1,"column":12}],"extensions":{"code":"parse_error"}}]}};
const answer3: MockAnswer = {"status":400,"body":{"detail":"The request is not valid.","code":"invalid_request","errors":[{"detail":"query is required","code":"required","attr":"query"}]}};
const answer4: MockAnswer = {"status":400,"body":{"detail":"The body is not valid JSON: line 1, column 18.","code":"parse_error","errors":[]}};
const answer5: MockAnswer = {"status":405,"headers":{"Allow":"POST, OPTIONS"},"body":{"detail":"The method GET is not available here. The header Allow names the methods that are.","code":"method_not_allowed","errors":[]}};
const answer6: MockAnswer = {"status":413,"body":{"detail":"The body is larger than 1048576 bytes. Send fewer items in one request.","code":"payload_too_large","errors":[]}};
const answer7: MockAnswer = {"status":415,"body":{"detail":"Send the body as \"Content-Type: application/json\", not as text/plain.","code":"unsupported_media_type","errors":[]}};
const answer8: MockAnswer = {"status":500,"body":{"detail":"The server failed to answer this request.","code":"internal_error","errors":[]}};
const answer9: MockAnswer = {"status":200,"body":[{"brand":"NORTHLIGHT","code":"MORGENWIND-24M-25-09","full_name":"Morgenwind 24 months, September 2025","display_name":"Morgenwind 24","description":"Electricity from wind and sun with a price fixed for two years.","market_name":"DEU_ELECTRICITY","available_from_date":"2025-08-01","available_to_date":"2025-12-31","is_hidden":false,"term":"24","availability_status":"PUBLIC","notes":"Follows Morgenwind 24 of March 2025.","params":{"is_green":true,"constraints":{"follow_on_product_code":"MORGENWIND-FLEX","is_default_supply_product":false,"maximum_annual_consumption":100000,"minimum_annual_consumption":null,"eligible_for_renewal_agreements":true},"minimum_term":24,"block_signup_bonus":false},"rates":[{"band":"CONSUMPTION_STANDARD","band_category":"CONSUMPTION_CHARGE","unit_type":"KWH_CONSUMPION","valid_from_date":"2025-09-01","price_per_unit":"0.2639"},{"band":"STANDING_CHARGE","band_category":"STANDING_CHARGE","unit_type":"DAYS_ON_SUPPLY","valid_from_date":"2025-09-01","price_per_unit":"0.3452"}]},{"brand":"NORTHLIGHT","code":"HERDFEUER-12M-25-10","full_name":"Herdfeuer 12 months, October 2025","display_name":"Herdfeuer 12","description":"Gas with a price fixed for one year.","market_name":"DEU_GAS","available_from_date":"2025-09-01","available_to_date":"2026-03-31","is_hidden":false,"term":"12","availability_status":"RESTRICTED","notes":"For customers with an electricity contract.","params":{"constraints":{"follow_on_product_code":"","is_default_supply_product":false,"maximum_annual_consumption":null,"minimum_annual_consumption":null,"eligible_for_renewal_agreements":false},"minimum_term":12,"block_signup_bonus":true},"rates":[{"band":"CONSUMPTION_STANDARD","band_category":"CONSUMPTION_CHARGE","unit_type":"KWH_CONSUMPION","valid_from_date":"2025-10-01","price_per_unit":"0.0909"}]}]};
const answer10: MockAnswer = {"status":200,"body":[{"code":"MORGENWIND-FLEX"}]};
const answer11: MockAnswer = {"status":400,"body":{"detail":"The product data is not valid.","code":"product_failed_validation","errors":[{"detail":"0.code is required","code":"required","attr":"0.code"},{"detail":"0.rates.0.price_per_unit must be a decimal number as text, such as \"48.20\", not the string \"0,2639\"","code":"invalid_decimal","attr":"0.rates.0.price_per_unit"}]}};
const answer12: MockAnswer = {"status":400,"body":{"detail":"The body is not valid JSON: line 3, column 18.","code":"parse_error","errors":[]}};
const answer13: MockAnswer = {"status":401,"headers":{"WWW-Authenticate":"Token realm=\"energy-contracts\""},"body":{"detail":"This endpoint needs credentials: send the header \"Authorization: Token <ACCESS_TOKEN>\".","code":"not_authenticated","errors":[]}};
const answer14: MockAnswer = {"status":401,"headers":{"WWW-Authenticate":"Token realm=\"energy-contracts\""},"body":{"detail":"The token is not valid, or it has expired. Obtain a new one.","code":"authentication_failed","errors":[]}};
const answer15: MockAnswer = {"status":201,"body":{"code":"MORGENWIND-24M-25-09"}};
const answer16: MockAnswer = {"status":200,"body":{"external_account_number":"NW-204984","import_supplier":"NORDWERK","unknown_occupier":false,"customers":[{"given_name":"Mareike","family_name":"Jansen","email":"mareike.jansen@example.org","mobile":"+491713920027","landline":"","date_of_birth":"1984-04-17","title":"Frau","salutation":"Sehr geehrte Frau Jansen","customer_preferences":{"opted_into_sms":false,"opted_into_recommended":true,"opted_into_updates":true,"opted_into_third_parties":false,"opted_into_offers":false,"is_user_psr_consent_obtained":false}}],"billing_address1":"Weserstraße 14","billing_address3":"Delmenhorst","billing_address4":"Niedersachsen","billing_postcode":"27749","sales_channel":"DIRECT","sales_subchannel":"WEBSITE","supply_addresses":[{"supply_address1":"Weserstraße 14","supply_address3":"Delmenhorst","supply_address4":"Niedersachsen","supply_postcode":"27749","meter_points":[{"malo_number":"53226418101","melo_number":"DE0007522774900000000000000493027","supply_type":"ELECTRICITY","supply_start_date":"2021-03-01","supply_end_date":"2027-08-31","supply_start_type":"MOVE_IN","previous_supplier_id":"9903111000003","meter_number":"1EMH0011493027","last_statement_closing_date":"2025-07-31","last_billed_to_date":"2025-07-31","last_statement_issue_date":"2025-08-05","last_statement_balance":"-13.07","current_statement_transactions":[{"transaction_id":"NW-T-881216","transaction_date":"2025-08-15","amount":"62.00","type":"PAYMENT","reason":"Monthly instalment","payment_type":"DIRECT_DEBIT"},{"transaction_id":"NW-T-881389","transaction_date":"2025-08-20","amount":"10.00","type":"CREDIT","reason":"Goodwill for a late reading"}],"transfer_readings":[{"value":"18452.6","origin":"CUSTOMER","read_at":"2025-08-31T23:45:00+02:00","is_estimate":false,"meter_number":"1EMH0011493027","register_type":null}]}]}],"contracts":[{"malo_number":"53226418101","supply_type":"ELECTRICITY","effective_from":"2025-09-01","effective_to":"2027-08-31","agreed_at":"2025-08-12T16:40:00Z","tariff_code":"MORGENWIND-24M-25-09","sign_up_reward":{"amount":"50.00","scheme_name":"Welcome bonus"},"params":{"annual_consumption":"2650","annual_nighttime_usage":"740","network_operator_number":"9900583000002","unit_rate_per_kwh":"0.3141","net_unit_rate_per_kwh":"0.2639","night_unit_rate_per_kwh":"0.2688","net_night_unit_rate_per_kwh":"0.2259","monthly_standing_charge":"12.50","net_monthly_standing_charge":"10.50","total_estimated_annual_bill_in_euros":"948.84","network_charges":{"total_network_charges_per_year":"231.40","eeg_charge_annual":"0.00"}}}],"transfer_balance":"-13.07","references":[{"namespace":"crm","value":"C-55148"}],"statements":[{"bill_period_from_date":"2024-08-01","bill_period_to_date":"2025-07-31","statement_path":"statements/2025/NW-204984-2025-08.pdf","statement_id":"NW-S-2025-40431","supply_type":"ELECTRICITY"}],"account_campaigns":[{"slug":"autumn-welcome","campaign_note":"Came with the first cohort"}],"metadata":[{"key":"cohort","value":{"name":"north-1","wave":3}}],"notes":[{"created_at":"2025-06-11T10:02:00Z","body":"Prefers to be called after 17:00.","is_pinned":true}]}};
const answer17: MockAnswer = {"status":200,"body":{"external_account_number":"NW-204982","import_supplier":"NORDWERK"}};
const answer18: MockAnswer = {"status":200,"body":{"external_account_number":"NW-204990","import_supplier":"NORDWERK","customers":[{"given_name":"Svenja","family_name":"Falk","email":"svenja.falk@example.org","mobile":"+491713920045","landline":"+493023125014"}],"billing_address1":"Am Hafen 3","billing_address3":"Rostock","billing_postcode":"18057","supply_addresses":[{"supply_address1":"Am Hafen 3","supply_address3":"Rostock","supply_postcode":"18057","meter_points":[{"malo_number":"41729506383","supply_type":"GAS","supply_start_date":"2025-10-01","supply_start_type":"MOVE_IN","meter_number":"7ELS0004418260"}]}],"contracts":[{"malo_number":"41729506383","supply_type":"GAS","effective_from":"2025-10-01","agreed_at":"2025-09-02T08:20:00Z","tariff_code":"HERDFEUER-12M-25-10","params":{"annual_consumption":"11800","unit_rate_per_kwh":"0.1082","monthly_standing_charge":"9.90","network_charges":{}}}]}};
const answer19: MockAnswer = {"status":400,"body":{"detail":"The account data is not valid.","code":"account_failed_validation","errors":[{"detail":"customers.0.mobile is not a telephone number that can exist","code":"invalid_phone_number","attr":"customers.0.mobile"}]}};
const answer20: MockAnswer = {"status":400,"body":{"detail":"The account data is not valid.","code":"account_failed_validation","errors":[{"detail":"external_account_number is required","code":"required","attr":"external_account_number"},{"detail":"customers.0.date_of_birth must be a day that exists, as YYYY-MM-DD, not the string \"1986-02-30\"","code":"invalid_date","attr":"customers.0.date_of_birth"},{"detail":"transfer_balance must be a string, not the number -13.07","code":"invalid_type","attr":"transfer_balance"}]}};
const answer21: MockAnswer = {"status":200,"body":{"import_supplier":"NORDWERK","external_account_number":"NW-204982"}};
const answer22: MockAnswer = {"status":201,"body":{"import_supplier":"NORDWERK","external_account_number":"NW-204984"}};
const answer23: MockAnswer = {"status":400,"body":{"detail":"The account NW-204981 of NORDWERK was imported before.","code":"account_already_imported","errors":[],"external_account_number":"NW-204981","platform_account_number":"A-9E4D07B2"}};
const answer24: MockAnswer = {"status":400,"body":{"detail":"The account NW-204984 of NORDWERK is marked to be skipped and takes no data.","code":"account_skipped","errors":[]}};
const answer25: MockAnswer = {"status":400,"body":{"detail":"The import supplier NORDWERK is Paused. More accounts are expected later.","code":"supplier_paused","errors":[]}};
const answer26: MockAnswer = {"status":400,"body":{"detail":"The import supplier NORDWERK is Complete. Further accounts are not expected.","code":"supplier_complete","errors":[]}};
const answer27: MockAnswer = {"status":400,"body":{"detail":"There is no import supplier with the code NORDWERK-2.","code":"supplier_not_found","errors":[{"detail":"There is no import supplier with this code","code":"not_found","attr":"import_supplier"}]}};
const answer28: MockAnswer = {"status":201,"body":{"platform_account_number":"A-DC37B118"}};
const answer29: MockAnswer = {"status":400,"body":{"detail":"The request is not valid.","code":"invalid_request","errors":[{"detail":"operations_team_name is required","code":"required","attr":"operations_team_name"}]}};
const answer30: MockAnswer = {"status":400,"body":{"detail":"The account would import successfully. It was rolled back because this was a dry run.","code":"dry_run_rolled_back","errors":[]}};
const answer31: MockAnswer = {"status":400,"body":{"detail":"No data is staged for the account NW-204984 of NORDWERK.","code":"account_not_staged","errors":[]}};
const answer32: MockAnswer = {"status":400,"body":{"detail":"The staged account data is not valid.","code":"account_failed_validation","errors":[{"detail":"There is no product with the code MORGENWIND-24M-25-09","code":"not_found","attr":"contracts.0.tariff_code"}]}};
const answer33: MockAnswer = {"status":400,"body":{"detail":"There is no operations team named migrations-north.","code":"operations_team_not_found","errors":[{"detail":"There is no operations team with this name","code":"not_found","attr":"operations_team_name"}]}};
const answer34: MockAnswer = {"status":400,"body":{"detail":"The account could not be created from the staged data. The attempt can be repeated.","code":"import_failed","errors":[]}};
const answer35: MockAnswer = {"status":429,"headers":{"Retry-After":"2"},"body":{"detail":"40 accounts are being processed. Try again when others have finished.","code":"concurrency_limit_reached","errors":[]}};
const answer36: MockAnswer = {"status":429,"headers":{"Retry-After":"2"},"body":{"detail":"The account NW-204983 of NORDWERK is being processed by another call.","code":"import_in_progress","errors":[]}};
const answer37: MockAnswer = {"status":200,"body":{"status":"COMPLETED","platform_account_number":"A-9E4D07B2"}};
const answer38: MockAnswer = {"status":200,"body":{"status":"IN_PROGRESS","platform_account_number":""}};
const answer39: MockAnswer = {"status":200,"body":{"status":"UNKNOWN","platform_account_number":""}};
const answer40: MockAnswer = {"status":400,"body":{"detail":"The path is not valid percent-encoded UTF-8.","code":"parse_error","errors":[]}};
const answer41: MockAnswer = {"status":404,"body":{"detail":"No account NW-204999 was found for the import supplier NORDWERK.","code":"not_found","errors":[]}};
const answer42: MockAnswer = {"status":405,"headers":{"Allow":"GET, HEAD, OPTIONS"},"body":{"detail":"The method DELETE is not available here. The header Allow names the methods that are.","code":"method_not_allowed","errors":[]}};
const answer43: MockAnswer = {"status":200,"body":[{"external_account_number":"NW-204981","platform_account_number":"A-9E4D07B2","account_created_at":"2025-08-28T09:15:42Z"},{"external_account_number":"NW-204982","platform_account_number":null,"account_created_at":null}]};
const answer44: MockAnswer = {"status":200,"body":[]};
const answer45: MockAnswer = {"status":404,"body":{"detail":"There is no import supplier with the code NORDWERK-2.","code":"not_found","errors":[{"detail":"There is no import supplier with this code","code":"not_found","attr":"import_supplier_code"}]}};
const answer46: MockAnswer = {"status":200,"body":[{"external_account_number":"NW-204982","platform_account_number":null,"account_created_at":null}]};
const answer47: MockAnswer = {"status":200,"body":[{"external_account_number":"NW-204981","platform_account_number":"A-9E4D07B2","account_created_at":"2025-08-28T09:15:42Z"}]};
const answer48: MockAnswer = {"status":201,"body":[{"created_at":"2025-06-11T10:02:00Z","body":"Prefers to be called after 17:00.","status":"NOTE_CREATION_SUCCESS"},{"created_at":"2025-08-28T09:20:00Z","body":"","status":"NOTE_CREATION_SUCCESS"}]};
const answer49: MockAnswer = {"status":201,"body":[{"created_at":"2025-06-11T10:02:00Z","body":"Prefers to be called after 17:00.","status":"NOTE_ALREADY_EXISTS"}]};
const answer50: MockAnswer = {"status":400,"body":{"detail":"The request is not valid.","code":"invalid_request","errors":[{"detail":"notes.0 needs at least one of body and document_paths","code":"required","attr":"notes.0"}]}};
const answer51: MockAnswer = {"status":400,"body":{"detail":"The request is not valid.","code":"invalid_request","errors":[{"detail":"notes.0.document_paths.0.document_path must be a relative path that stays below the document root, not the string \"../outside.pdf\"","code":"invalid_document_path","attr":"notes.0.document_paths.0.document_path"}]}};
const answer52: MockAnswer = {"status":404,"body":{"detail":"No imported account NW-204982 was found for the import supplier NORDWERK.","code":"not_found","errors":[]}};
const answer53: MockAnswer = {"status":201,"body":{"results":[{"status":"TRANSACTION_ADDED_TO_ACCOUNT","transaction_data":{"transaction_id":"NW-T-882010","transaction_date":"2025-09-15","amount":62,"type":"PAYMENT","reason":"Monthly instalment","payment_type":"DIRECT_DEBIT"}},{"status":"TRANSACTION_ALREADY_EXISTS","transaction_data":{"transaction_id":"NW-T-881990","transaction_date":"2025-09-10","amount":4.5,"type":"CHARGE","reason":"Dunning fee"}}]}};
const answer54: MockAnswer = {"status":400,"body":{"detail":"A transaction can't be imported. None of the request was added.","code":"transaction_import_error","errors":[{"detail":"transactions.0.transaction_date is not in the open statement period","code":"out_of_range","attr":"transactions.0.transaction_date"}],"status":"TRANSACTION_IMPORT_ERROR","error_detail":"The date 2025-07-15 lies before the open statement period, which begins on 2025-08-01.","transaction_data":{"transaction_id":"NW-T-880001","transaction_date":"2025-07-15","amount":62,"type":"PAYMENT","reason":"Monthly instalment","payment_type":"DIRECT_DEBIT"}}};
const answer55: MockAnswer = {"status":400,"body":{"detail":"The request is not valid.","code":"invalid_request","errors":[{"detail":"transactions.0.amount must be a number, not the string \"62.00\"","code":"invalid_type","attr":"transactions.0.amount"}],"status":"TRANSACTION_IMPORT_ERROR","error_detail":"transactions.0.amount must be a number, not the string \"62.00\"","transaction_data":{"transaction_id":"NW-T-880001","transaction_date":"2025-07-15","amount":"62.00","type":"PAYMENT"}}};
const answer56: MockAnswer = {"status":400,"body":{"detail":"The account NW-204982 of NORDWERK is not imported.","code":"account_not_imported","errors":[],"status":"TRANSACTION_IMPORT_ERROR","error_detail":"The account NW-204982 of NORDWERK is not imported.","transaction_data":{"transaction_id":"NW-T-880001","transaction_date":"2025-07-15","amount":62,"type":"PAYMENT"}}};
const answer57: MockAnswer = {"status":400,"body":{"detail":"There is no import supplier with the code NORDWERK-2.","code":"supplier_not_found","errors":[{"detail":"There is no import supplier with this code","code":"not_found","attr":"import_supplier"}],"status":"TRANSACTION_IMPORT_ERROR","error_detail":"There is no import supplier with this code","transaction_data":{"transaction_id":"NW-T-880001","transaction_date":"2025-07-15","amount":62,"type":"PAYMENT"}}};
const answer58: MockAnswer = {"status":201,"body":{"import_supplier":"NORDWERK","external_account_number":"NW-204981","statements":[{"bill_period_from_date":"2023-08-01","bill_period_to_date":"2024-07-31","statement_path":"statements/2024/NW-204981-2024-08.pdf","statement_id":"NW-S-2024-38812","supply_type":"ELECTRICITY"},{"bill_period_from_date":"2022-08-01","bill_period_to_date":"2023-07-31","statement_id":"NW-S-2023-31077","supply_type":"ELECTRICITY"}]}};
const answer59: MockAnswer = {"status":400,"body":{"detail":"The request is not valid.","code":"invalid_request","errors":[{"detail":"statements.0.statement_path must be a relative path that stays below the document root, not the string \"/etc/statement.pdf\"","code":"invalid_document_path","attr":"statements.0.statement_path"}]}};
const answer60: MockAnswer = {"status":400,"body":{"detail":"The account NW-204982 of NORDWERK is not imported.","code":"account_not_imported","errors":[]}};
const answer61: MockAnswer = {"status":201,"body":{"platform_account_number":"A-9E4D07B2","reference":"PB-MANDATE-70412"}};
const answer62: MockAnswer = {"status":400,"body":{"detail":"The request is not valid.","code":"invalid_request","errors":[{"detail":"instruction_reference is required","code":"required","attr":"instruction_reference"}]}};
const answer63: MockAnswer = {"status":400,"body":{"detail":"PAYBRIDGE sent an answer that can't be used. Sending the request again would not help.","code":"payment_vendor_failure","errors":[]}};
const answer64: MockAnswer = {"status":400,"body":{"detail":"PAYBRIDGE does not confirm the instruction. Do not send it again in the same form.","code":"payment_vendor_failure","errors":[{"detail":"The vendor does not know this instruction","code":"not_found","attr":"instruction_reference"}]}};
const answer65: MockAnswer = {"status":500,"body":{"detail":"PAYBRIDGE did not answer in time. Send the request again as it is.","code":"payment_vendor_unavailable","errors":[]}};
const answer66: MockAnswer = {"status":200,"body":{"count":2,"next":null,"previous":null,"results":[{"code":"MORGENWIND-24M-25-09","direction":"IMPORT","full_name":"Morgenwind 24 months, September 2025","display_name":"Morgenwind 24","description":"Electricity from wind and sun with a price fixed for two years.","is_variable":false,"is_green":true,"is_tracker":false,"is_prepay":false,"is_business":false,"is_restricted":false,"term":24,"available_from":"2025-07-31T23:00:00Z","available_to":"2026-01-01T00:00:00Z","links":[{"href":"https://api.energy-contracts.example/v1/products/MORGENWIND-24M-25-09/electricity-tariffs/MORGENWIND-24M-25-09/standard-unit-rates/","method":"GET","rel":"standard_unit_rates"}],"brand":"NORTHLIGHT"},{"code":"MORGENWIND-FLEX","direction":"IMPORT","full_name":"Morgenwind Flex","display_name":"Morgenwind Flex","description":"Electricity from wind and sun without a term.","is_variable":true,"is_green":true,"is_tracker":false,"is_prepay":false,"is_business":false,"is_restricted":false,"term":null,"available_from":"2025-01-01T00:00:00Z","available_to":null,"links":[{"href":"https://api.energy-contracts.example/v1/products/MORGENWIND-FLEX/electricity-tariffs/MORGENWIND-FLEX/standard-unit-rates/","method":"GET","rel":"standard_unit_rates"}],"brand":"NORTHLIGHT"}]}};
const answer67: MockAnswer = {"status":200,"body":{"count":101,"next":null,"previous":"https://api.energy-contracts.example/v1/products/?brand=NORTHLIGHT&page=1","results":[{"code":"ABENDROT-12M-23-01","direction":"IMPORT","full_name":"Abendrot 12 months, January 2023","display_name":"Abendrot 12","description":"Electricity with a price fixed for one year.","is_variable":false,"is_green":false,"is_tracker":false,"is_prepay":false,"is_business":true,"is_restricted":true,"term":12,"available_from":"2023-01-01T00:00:00Z","available_to":"2023-07-01T00:00:00+01:00","links":[{"href":"https://api.energy-contracts.example/v1/products/ABENDROT-12M-23-01/electricity-tariffs/ABENDROT-12M-23-01/standard-unit-rates/","method":"GET","rel":"standard_unit_rates"}],"brand":"NORTHLIGHT"}]}};
const answer68: MockAnswer = {"status":200,"body":{"count":0,"next":null,"previous":null,"results":[]}};
const answer69: MockAnswer = {"status":400,"body":{"detail":"A parameter of the request is not valid.","code":"invalid_request","errors":[{"detail":"page must be at least 1, not the number 0","code":"out_of_range","attr":"page"}]}};
const answer70: MockAnswer = {"status":404,"body":{"detail":"There is no page 7.","code":"not_found","errors":[{"detail":"There is no page 7","code":"not_found","attr":"page"}]}};
const answer71: MockAnswer = {"status":200,"body":{"count":2,"next":null,"previous":null,"results":[{"value_exc_vat":0.2701,"value_inc_vat":0.321419,"valid_from":"2026-03-31T23:00:00Z","payment_method":null},{"value_exc_vat":0.2639,"value_inc_vat":0.314041,"valid_from":"2025-08-31T23:00:00Z","valid_to":"2026-03-31T23:00:00Z","payment_method":"DIRECT_DEBIT"}]}};
const answer72: MockAnswer = {"status":400,"body":{"detail":"A parameter of the request is not valid.","code":"invalid_request","errors":[{"detail":"period_from must be a date and time in ISO 8601, such as 2025-09-01T00:00:00Z, not the string \"yesterday\"","code":"invalid_datetime","attr":"period_from"}]}};
const answer73: MockAnswer = {"status":404,"body":{"detail":"Nothing was found at this address.","code":"not_found","errors":[]}};
const answer74: MockAnswer = {"status":200,"body":{"account_number":"A-9E4D07B2","account_created_at":"2025-08-28T09:15:42Z","import_process":{"import_supplier":"NORDWERK","external_account_number":"NW-204981"}}};

/** The answers of an operation: by status, and then by the name of the example. */
export type MockAnswers = Readonly<Record<string, Readonly<Record<string, MockAnswer>>>>;

/** What every operation answers if no generated values are asked for. */
export const MOCK_ANSWERS: Readonly<Record<OperationId, MockAnswers>> = {
  obtainPlatformToken: {
    200: { token: answer0, wrongKey: answer1, invalidDocument: answer2 },
    400: { missingQuery: answer3, unreadableBody: answer4 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  validateProducts: {
    200: { products: answer9, smallest: answer10 },
    400: { product_failed_validation: answer11, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  createProducts: {
    201: { created: answer15 },
    400: { product_failed_validation: answer11, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  validateAccount: {
    200: { complete: answer16, smallest: answer17, gas: answer18 },
    400: { account_failed_validation: answer19, invalid_values: answer20, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  stageAccount: {
    200: { replaced: answer21 },
    201: { staged: answer22 },
    400: { account_failed_validation: answer19, invalid_values: answer20, account_already_imported: answer23, account_skipped: answer24, supplier_paused: answer25, supplier_complete: answer26, supplier_not_found: answer27, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  processAccount: {
    201: { created: answer28 },
    400: { invalid_request: answer29, account_already_imported: answer23, dry_run_rolled_back: answer30, account_not_staged: answer31, account_failed_validation: answer32, operations_team_not_found: answer33, account_skipped: answer24, supplier_paused: answer25, supplier_complete: answer26, import_failed: answer34, supplier_not_found: answer27, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    429: { concurrency_limit_reached: answer35, import_in_progress: answer36 },
    500: { internal_error: answer8 },
  },
  getAccountTransferStatus: {
    200: { completed: answer37, inProgress: answer38, unknown: answer39 },
    400: { unreadable_path: answer40 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    404: { account_not_found: answer41 },
    405: { method_not_allowed: answer42 },
    500: { internal_error: answer8 },
  },
  listAccountImportProcesses: {
    200: { stagedAndImported: answer43, none: answer44 },
    400: { unreadable_path: answer40 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    404: { supplier_not_found: answer45 },
    405: { method_not_allowed: answer42 },
    500: { internal_error: answer8 },
  },
  listPendingAccountImportProcesses: {
    200: { staged: answer46, none: answer44 },
    400: { unreadable_path: answer40 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    404: { supplier_not_found: answer45 },
    405: { method_not_allowed: answer42 },
    500: { internal_error: answer8 },
  },
  listImportedAccountImportProcesses: {
    200: { imported: answer47, none: answer44 },
    400: { unreadable_path: answer40 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    404: { supplier_not_found: answer45 },
    405: { method_not_allowed: answer42 },
    500: { internal_error: answer8 },
  },
  createNotes: {
    201: { created: answer48, exists: answer49 },
    400: { invalid_request: answer50, invalid_document_path: answer51, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    404: { account_not_found: answer52 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  createTransactions: {
    201: { added: answer53 },
    400: { transaction_import_error: answer54, invalid_request: answer55, account_not_imported: answer56, supplier_not_found: answer57, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  createHistoricalStatements: {
    201: { statements: answer58 },
    400: { invalid_document_path: answer59, account_not_imported: answer60, supplier_not_found: answer27, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { internal_error: answer8 },
  },
  createPaymentInstruction: {
    201: { attached: answer61 },
    400: { invalid_request: answer62, payment_vendor_failure: answer63, payment_vendor_refusal: answer64, account_not_imported: answer60, supplier_not_found: answer27, parse_error: answer12 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    405: { method_not_allowed: answer5 },
    413: { payload_too_large: answer6 },
    415: { unsupported_media_type: answer7 },
    500: { payment_vendor_unavailable: answer65, internal_error: answer8 },
  },
  listProducts: {
    200: { products: answer66, lastPage: answer67, none: answer68 },
    400: { invalid_parameter: answer69 },
    404: { page_not_found: answer70 },
    405: { method_not_allowed: answer42 },
    500: { internal_error: answer8 },
  },
  listStandardUnitRates: {
    200: { rates: answer71, none: answer68 },
    400: { invalid_period: answer72, unreadable_path: answer40 },
    404: { not_found: answer73 },
    405: { method_not_allowed: answer42 },
    500: { internal_error: answer8 },
  },
  getAccount: {
    200: { imported: answer74 },
    400: { unreadable_path: answer40 },
    401: { not_authenticated: answer13, authentication_failed: answer14 },
    404: { not_found: answer73 },
    405: { method_not_allowed: answer42 },
    500: { internal_error: answer8 },
  },
};
