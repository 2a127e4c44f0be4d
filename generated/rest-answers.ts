// Generated from openapi/ by `npm run generate`. Do not edit.

/** What every operation can answer: its statuses, each with the names of its examples. */
export const ANSWERS = {
  "obtainPlatformToken": {
    "200": [
      "token",
      "wrongKey",
      "invalidDocument"
    ],
    "400": [
      "missingQuery",
      "unreadableBody"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "validateProducts": {
    "200": [
      "products",
      "smallest"
    ],
    "400": [
      "product_failed_validation",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "createProducts": {
    "201": [
      "created"
    ],
    "400": [
      "product_failed_validation",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "validateAccount": {
    "200": [
      "complete",
      "smallest",
      "gas"
    ],
    "400": [
      "account_failed_validation",
      "invalid_values",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "stageAccount": {
    "200": [
      "replaced"
    ],
    "201": [
      "staged"
    ],
    "400": [
      "account_failed_validation",
      "invalid_values",
      "account_already_imported",
      "account_skipped",
      "supplier_paused",
      "supplier_complete",
      "supplier_not_found",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "processAccount": {
    "201": [
      "created"
    ],
    "400": [
      "invalid_request",
      "account_already_imported",
      "dry_run_rolled_back",
      "account_not_staged",
      "account_failed_validation",
      "operations_team_not_found",
      "account_skipped",
      "supplier_paused",
      "supplier_complete",
      "import_failed",
      "supplier_not_found",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "429": [
      "concurrency_limit_reached",
      "import_in_progress"
    ],
    "500": [
      "internal_error"
    ]
  },
  "getAccountTransferStatus": {
    "200": [
      "completed",
      "inProgress",
      "unknown"
    ],
    "400": [
      "unreadable_path"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "404": [
      "account_not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "500": [
      "internal_error"
    ]
  },
  "listAccountImportProcesses": {
    "200": [
      "stagedAndImported",
      "none"
    ],
    "400": [
      "unreadable_path"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "404": [
      "supplier_not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "500": [
      "internal_error"
    ]
  },
  "listPendingAccountImportProcesses": {
    "200": [
      "staged",
      "none"
    ],
    "400": [
      "unreadable_path"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "404": [
      "supplier_not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "500": [
      "internal_error"
    ]
  },
  "listImportedAccountImportProcesses": {
    "200": [
      "imported",
      "none"
    ],
    "400": [
      "unreadable_path"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "404": [
      "supplier_not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "500": [
      "internal_error"
    ]
  },
  "createNotes": {
    "201": [
      "created",
      "exists"
    ],
    "400": [
      "invalid_request",
      "invalid_document_path",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "404": [
      "account_not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "createTransactions": {
    "201": [
      "added"
    ],
    "400": [
      "transaction_import_error",
      "invalid_request",
      "account_not_imported",
      "supplier_not_found",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "createHistoricalStatements": {
    "201": [
      "statements"
    ],
    "400": [
      "invalid_document_path",
      "account_not_imported",
      "supplier_not_found",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "internal_error"
    ]
  },
  "createPaymentInstruction": {
    "201": [
      "attached"
    ],
    "400": [
      "invalid_request",
      "payment_vendor_failure",
      "payment_vendor_refusal",
      "account_not_imported",
      "supplier_not_found",
      "parse_error"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "405": [
      "method_not_allowed"
    ],
    "413": [
      "payload_too_large"
    ],
    "415": [
      "unsupported_media_type"
    ],
    "500": [
      "payment_vendor_unavailable",
      "internal_error"
    ]
  },
  "listProducts": {
    "200": [
      "products",
      "lastPage",
      "none"
    ],
    "400": [
      "invalid_parameter"
    ],
    "404": [
      "page_not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "500": [
      "internal_error"
    ]
  },
  "listStandardUnitRates": {
    "200": [
      "rates",
      "none"
    ],
    "400": [
      "invalid_period",
      "unreadable_path"
    ],
    "404": [
      "not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "500": [
      "internal_error"
    ]
  },
  "getAccount": {
    "200": [
      "imported"
    ],
    "400": [
      "unreadable_path"
    ],
    "401": [
      "not_authenticated",
      "authentication_failed"
    ],
    "404": [
      "not_found"
    ],
    "405": [
      "method_not_allowed"
    ],
    "500": [
      "internal_error"
    ]
  }
} as const;
