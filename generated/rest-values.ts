// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every code that an error as a whole can have: the status it comes with, whether it is documented or assumed, and what it means. */
export const ERROR_CODES = {
  "account_already_imported": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "This external account has a platform account already. Both numbers are in the body."
  },
  "account_failed_validation": {
    "status": 400,
    "evidence": "documented",
    "meaning": "The account payload breaks the contract."
  },
  "account_not_imported": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The action needs an account that has been imported."
  },
  "account_not_staged": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "There is no staged data to process."
  },
  "account_skipped": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "This account is marked to be skipped."
  },
  "authentication_failed": {
    "status": 401,
    "evidence": "assumed",
    "meaning": "The credentials sent are not valid or no longer valid."
  },
  "concurrency_limit_reached": {
    "status": 429,
    "evidence": "assumed",
    "meaning": "As many accounts as allowed are being processed. Try again when others have finished."
  },
  "dry_run_rolled_back": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The account would import. Nothing was kept because it was a dry run."
  },
  "import_failed": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The staged data is valid but no account could be created from it."
  },
  "import_in_progress": {
    "status": 429,
    "evidence": "assumed",
    "meaning": "Another call is processing this account."
  },
  "internal_error": {
    "status": 500,
    "evidence": "assumed",
    "meaning": "The server failed."
  },
  "invalid_request": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "A payload other than an account or product breaks the contract or a path or query parameter does."
  },
  "method_not_allowed": {
    "status": 405,
    "evidence": "assumed",
    "meaning": "The path exists but not with this method."
  },
  "not_authenticated": {
    "status": 401,
    "evidence": "assumed",
    "meaning": "No credentials were sent."
  },
  "not_found": {
    "status": 404,
    "evidence": "assumed",
    "meaning": "What the path or the payload names does not exist."
  },
  "operations_team_not_found": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The operations team does not exist."
  },
  "parse_error": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The body or the path can't be read."
  },
  "payload_too_large": {
    "status": 413,
    "evidence": "assumed",
    "meaning": "The body is larger than the server takes."
  },
  "payment_vendor_failure": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "Communication with the payment vendor fails for good or the vendor refuses the instruction. Do not retry it in the same form."
  },
  "payment_vendor_unavailable": {
    "status": 500,
    "evidence": "assumed",
    "meaning": "The payment vendor could not be reached this time. Retry as sent."
  },
  "product_failed_validation": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The product payload breaks the contract."
  },
  "supplier_complete": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The import supplier is Complete; migrations are refused, and further accounts are not expected."
  },
  "supplier_not_found": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The payload names an import supplier that does not exist."
  },
  "supplier_paused": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "The import supplier is Paused; migrations are refused, and more accounts are expected later."
  },
  "transaction_import_error": {
    "status": 400,
    "evidence": "assumed",
    "meaning": "A transaction can't be imported. The first such is in the body."
  },
  "unsupported_media_type": {
    "status": 415,
    "evidence": "assumed",
    "meaning": "The body is not sent as plain JSON."
  }
} as const;

/** Every code that one fault in a request can have. The validators use the same. */
export const ERROR_ITEM_CODES = {
  "blank": {
    "evidence": "assumed",
    "meaning": "The text must not be empty."
  },
  "duplicate": {
    "evidence": "assumed",
    "meaning": "The value occurs a second time where it has to be unique."
  },
  "invalid_date": {
    "evidence": "assumed",
    "meaning": "Not a day that exists in the form YYYY-MM-DD."
  },
  "invalid_datetime": {
    "evidence": "assumed",
    "meaning": "Not a date and time in the form required or one that does not exist."
  },
  "invalid_decimal": {
    "evidence": "assumed",
    "meaning": "Not a decimal number as text."
  },
  "invalid_identifier": {
    "evidence": "assumed",
    "meaning": "The identifier is one or two dots and can't be part of an address."
  },
  "invalid_document_path": {
    "evidence": "assumed",
    "meaning": "Not a path that stays below the supplier's document root."
  },
  "invalid_format": {
    "evidence": "assumed",
    "meaning": "The text does not have the form required."
  },
  "invalid_phone_number": {
    "evidence": "documented",
    "meaning": "The telephone number is not valid."
  },
  "invalid_type": {
    "evidence": "assumed",
    "meaning": "The value has another JSON type than required."
  },
  "not_found": {
    "evidence": "assumed",
    "meaning": "The value names something that does not exist."
  },
  "null": {
    "evidence": "assumed",
    "meaning": "The value is null where the field has to be left out or filled."
  },
  "out_of_range": {
    "evidence": "assumed",
    "meaning": "The number is smaller or larger than allowed or the date is earlier or later."
  },
  "required": {
    "evidence": "assumed",
    "meaning": "The field is missing."
  },
  "too_few_items": {
    "evidence": "assumed",
    "meaning": "The list has fewer entries than required."
  },
  "too_long": {
    "evidence": "assumed",
    "meaning": "The text is longer than allowed."
  }
} as const;

/** The values seen in fields that take any text, by schema and field. Never a closed list. */
export const KNOWN_VALUES = {
  "MeterPoint.supply_start_type": [
    "MOVE_IN"
  ],
  "Product.availability_status": [
    "PUBLIC",
    "RESTRICTED"
  ],
  "ProductRate.band_category": [
    "CONSUMPTION_CHARGE",
    "STANDING_CHARGE"
  ],
  "ProductRate.unit_type": [
    "KWH_CONSUMPION",
    "DAYS_ON_SUPPLY"
  ],
  "StatementTransaction.type": [
    "REPAYMENT",
    "PAYMENT",
    "CREDIT"
  ],
  "SupplyType": [
    "GAS",
    "ELECTRICITY"
  ],
  "Transaction.type": [
    "CHARGE",
    "CREDIT",
    "PAYMENT",
    "REPAYMENT",
    "SUPPLY_CHARGE"
  ]
} as const;
