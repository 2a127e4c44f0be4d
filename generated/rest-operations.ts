// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every operation: its address, whether it needs no credentials, its parameters, and the error code of a body that breaks the contract. */
export const OPERATIONS = {
  "obtainPlatformToken": {
    "method": "POST",
    "path": "/v1/graphql/",
    "isPublic": true,
    "parameters": {},
    "invalidBody": "invalid_request"
  },
  "validateProducts": {
    "method": "POST",
    "path": "/v1/data-import/validate-products/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "product_failed_validation"
  },
  "createProducts": {
    "method": "POST",
    "path": "/v1/data-import/products/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "product_failed_validation"
  },
  "validateAccount": {
    "method": "POST",
    "path": "/v1/data-import/validate-account/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "account_failed_validation"
  },
  "stageAccount": {
    "method": "POST",
    "path": "/v1/data-import/account-import-process/create-or-update/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "account_failed_validation"
  },
  "processAccount": {
    "method": "POST",
    "path": "/v1/data-import/account-import-process/process/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "invalid_request"
  },
  "getAccountTransferStatus": {
    "method": "GET",
    "path": "/v1/data-import/account-transfer-status/{import_supplier_code}/{external_account_number}/",
    "isPublic": false,
    "parameters": {
      "import_supplier_code": {
        "in": "path",
        "type": "string"
      },
      "external_account_number": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "listAccountImportProcesses": {
    "method": "GET",
    "path": "/v1/data-import/all-account-import-processes/{import_supplier_code}/",
    "isPublic": false,
    "parameters": {
      "import_supplier_code": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "listPendingAccountImportProcesses": {
    "method": "GET",
    "path": "/v1/data-import/pending-account-import-processes/{import_supplier_code}/{external_account_number}/",
    "isPublic": false,
    "parameters": {
      "import_supplier_code": {
        "in": "path",
        "type": "string"
      },
      "external_account_number": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "listImportedAccountImportProcesses": {
    "method": "GET",
    "path": "/v1/data-import/imported-account-import-processes/{import_supplier_code}/{external_account_number}/",
    "isPublic": false,
    "parameters": {
      "import_supplier_code": {
        "in": "path",
        "type": "string"
      },
      "external_account_number": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "createNotes": {
    "method": "POST",
    "path": "/v1/data-import/notes/create/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "invalid_request"
  },
  "createTransactions": {
    "method": "POST",
    "path": "/v1/data-import/transactions/create/",
    "isPublic": false,
    "parameters": {
      "check_previously_added": {
        "in": "query",
        "type": "boolean",
        "default": true
      },
      "force_add_to_current_statement": {
        "in": "query",
        "type": "boolean",
        "default": true
      }
    },
    "invalidBody": "invalid_request"
  },
  "createHistoricalStatements": {
    "method": "POST",
    "path": "/v1/data-import/historical-statements/create/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "invalid_request"
  },
  "createPaymentInstruction": {
    "method": "POST",
    "path": "/v1/data-import/payment-instruction/create/",
    "isPublic": false,
    "parameters": {},
    "invalidBody": "invalid_request"
  },
  "listProducts": {
    "method": "GET",
    "path": "/v1/products/",
    "isPublic": true,
    "parameters": {
      "brand": {
        "in": "query",
        "type": "string"
      },
      "is_green": {
        "in": "query",
        "type": "boolean"
      },
      "is_prepay": {
        "in": "query",
        "type": "boolean"
      },
      "page": {
        "in": "query",
        "type": "integer"
      }
    }
  },
  "listStandardUnitRates": {
    "method": "GET",
    "path": "/v1/products/{product_code}/electricity-tariffs/{tariff_code}/standard-unit-rates/",
    "isPublic": true,
    "parameters": {
      "product_code": {
        "in": "path",
        "type": "string"
      },
      "tariff_code": {
        "in": "path",
        "type": "string"
      },
      "period_from": {
        "in": "query",
        "type": "string"
      },
      "period_to": {
        "in": "query",
        "type": "string"
      },
      "page": {
        "in": "query",
        "type": "integer"
      }
    }
  },
  "getAccount": {
    "method": "GET",
    "path": "/v1/accounts/{account_number}/",
    "isPublic": false,
    "parameters": {
      "account_number": {
        "in": "path",
        "type": "string"
      }
    }
  }
} as const;

/** The name of an operation. */
export type OperationId = keyof typeof OPERATIONS;
