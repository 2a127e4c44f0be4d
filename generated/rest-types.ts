// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
  "/v1/graphql/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Obtain a token
     * @description Runs the mutation `obtainPlatformToken`, which is there as `ObtainPlatformToken` too. Both names, and that of its input, are stand-ins: the platform's own have the word of a brand in place of Platform. It answers an API key, or a refresh token, with a token. Where the mutation itself fails, for example on a wrong key, the status is 200 and the body has `errors`.
     */
    post: ForClients<operations["obtainPlatformToken"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/validate-products/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check products
     * @description Checks products without creating any.
     */
    post: ForClients<operations["validateProducts"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/products/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create products
     * @description Checks products again, by the same rules, and creates them. It is assumed that they then appear in the public interface, unless they are hidden.
     */
    post: ForClients<operations["createProducts"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/validate-account/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check an account
     * @description Checks the payload of an account without storing anything. Can be repeated at will.
     */
    post: ForClients<operations["validateAccount"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/account-import-process/create-or-update/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stage an account
     * @description Checks the payload again and stores it without creating an account. Sent again, it replaces what was stored. Refused when the account was imported or is marked to be skipped, and when the supplier is Paused or Complete.
     */
    post: ForClients<operations["stageAccount"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/account-import-process/process/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an account from staged data
     * @description Checks staged data once more and creates the account. It is assumed that this is refused, like staging, while the supplier is Paused or Complete or the account is marked to be skipped. A dry run does the same work and undoes it; if it would have succeeded the answer is a 400 that says so. An optional limit, 40 if it is enabled, bounds how many accounts are processed at once; what exceeds it is answered 429.
     */
    post: ForClients<operations["processAccount"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/account-transfer-status/{import_supplier_code}/{external_account_number}/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the status of an import
     * @description How far the import of one account has come. The status is answered whenever the import process exists, that is from staging on.
     */
    get: ForClients<operations["getAccountTransferStatus"]>;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/all-account-import-processes/{import_supplier_code}/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all imports of a supplier
     * @description Every import process of the supplier, whether its data is only staged or its account exists.
     */
    get: ForClients<operations["listAccountImportProcesses"]>;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/pending-account-import-processes/{import_supplier_code}/{external_account_number}/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the staged imports of an account
     * @description The import processes of the pair whose account does not exist yet. Their platform_account_number and account_created_at are always null.
     */
    get: ForClients<operations["listPendingAccountImportProcesses"]>;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/imported-account-import-processes/{import_supplier_code}/{external_account_number}/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the finished imports of an account
     * @description The import processes of the pair whose account exists.
     */
    get: ForClients<operations["listImportedAccountImportProcesses"]>;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/notes/create/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add notes
     * @description Adds notes to an imported account. A note that the account has already, with the same text and, if given, the same created_at, is not added again.
     */
    post: ForClients<operations["createNotes"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/transactions/create/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add transactions
     * @description Adds transactions to an imported account and to its import data.
     */
    post: ForClients<operations["createTransactions"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/historical-statements/create/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add historical statements
     * @description Adds statements of the source system to an imported account. A statement may name its PDF document.
     */
    post: ForClients<operations["createHistoricalStatements"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/data-import/payment-instruction/create/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Attach a payment instruction
     * @description Asks the payment vendor to confirm the instruction and fetches its details, then attaches it to an imported account. A 400 because of the vendor means that communication with it fails persistently: do not send the request again in the same form. A 500 because of the vendor means problems that come and go: send it again as it was.
     */
    post: ForClients<operations["createPaymentInstruction"]>;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/products/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List products
     * @description All products that pass the filters, in pages.
     */
    get: ForClients<operations["listProducts"]>;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/products/{product_code}/electricity-tariffs/{tariff_code}/standard-unit-rates/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the unit rates of a tariff
     * @description The standard unit rates that apply in a period, the newest first, in pages.
     */
    get: ForClients<operations["listStandardUnitRates"]>;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/accounts/{account_number}/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an account
     * @description What is known of an account. The answer is open, because its fields are not documented.
     */
    get: ForClients<operations["getAccount"]>;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Account: Account;
    AccountCampaign: AccountCampaign;
    AccountImportProcess: AccountImportProcess;
    /**
     * AccountImportProcesses
     * @description Import processes, staged and imported.
     */
    AccountImportProcesses: components["schemas"]["AccountImportProcess"][];
    AccountNote: AccountNote;
    AccountTransferStatus: AccountTransferStatus;
    AccountView: AccountView;
    AlreadyImportedError: AlreadyImportedError;
    Contract: AccountContract;
    ContractParams: ContractParams;
    CreatedProduct: CreatedProduct;
    Customer: Customer;
    CustomerPreferences: CustomerPreferences;
    /**
     * Format: date
     * @description A calendar day in ISO 8601, `YYYY-MM-DD`. The day has to exist; 2024-02-30 is refused.
     * @example 2025-09-01
     */
    Date: string;
    /**
     * @description An instant in ISO 8601: a day that exists, `T`, a time with or without seconds, and `Z` or a numeric offset such as `+02:00` or `+0200`, because without one it names no instant.
     * @example 2025-08-28T09:15:00Z
     * @example 2025-08-31T23:45:00+02:00
     */
    DateTime: string;
    /**
     * @description An instant in ISO 8601, as DateTime has it. May be null.
     * @example 2025-08-28T09:15:00Z
     * @example null
     */
    DateTimeOrNull: string | null;
    /**
     * @description A decimal number sent as text, so that no digit is lost on the way: an optional minus sign, digits, and at most one point followed by digits.
     * @example 48.20
     * @example -13.07
     */
    Decimal: string;
    /**
     * @description Where a document lies in object storage, relative to the root location that the import supplier is configured with. The full location is the bucket of the instance, then that root, then this path. Only the reference is kept; no file travels through this API.
     * @example statements/2025/NW-204981-2025-08.pdf
     */
    DocumentPath: string;
    Error: ErrorBody;
    /**
     * ErrorCode
     * @description What kind of failure this is, for programs. A code never changes its meaning; new ones may come.
     * @example account_failed_validation
     */
    ErrorCode: "account_failed_validation" | "account_already_imported" | "account_not_imported" | "account_not_staged" | "account_skipped" | "authentication_failed" | "concurrency_limit_reached" | "dry_run_rolled_back" | "import_failed" | "import_in_progress" | "internal_error" | "invalid_request" | "method_not_allowed" | "not_authenticated" | "not_found" | "operations_team_not_found" | "parse_error" | "payload_too_large" | "payment_vendor_failure" | "payment_vendor_unavailable" | "product_failed_validation" | "supplier_complete" | "supplier_not_found" | "supplier_paused" | "transaction_import_error" | "unsupported_media_type" | (string & {});
    ErrorItem: FieldError;
    /**
     * ErrorItemCode
     * @description What is wrong with one value, for programs. The validators of this package use the same codes and `unknown_field`, which this API does not answer because it drops such a field.
     * @example invalid_phone_number
     */
    ErrorItemCode: "invalid_phone_number" | "blank" | "duplicate" | "invalid_date" | "invalid_datetime" | "invalid_decimal" | "invalid_identifier" | "invalid_document_path" | "invalid_format" | "invalid_type" | "not_found" | "null" | "out_of_range" | "required" | "too_few_items" | "too_long" | (string & {});
    /**
     * @description The account's identifier in the system it comes from. Together with the import supplier it identifies one import process.
     * @example NW-204981
     */
    ExternalAccountNumber: string;
    GraphqlError: GraphqlError;
    GraphqlErrorExtensions: GraphqlErrorExtensions;
    GraphqlRequest: GraphqlRequest;
    GraphqlResponse: GraphqlResponse;
    HistoricalStatement: HistoricalStatement;
    HistoricalStatementsRequest: HistoricalStatementsRequest;
    /**
     * @description The code of an import supplier, which groups migrated accounts and carries their configuration. The operator sets suppliers up.
     * @example NORDWERK
     */
    ImportSupplierCode: string;
    ImportedAccountImportProcess: ImportedAccountImportProcess;
    Link: Link;
    Metadata: Metadata;
    MeterPoint: MeterPoint;
    NetworkCharges: NetworkCharges;
    Note: Note;
    NoteDocument: NoteDocument;
    NoteResult: NoteResult;
    /**
     * NoteResults
     * @description What became of each note, in the order sent.
     */
    NoteResults: components["schemas"]["NoteResult"][];
    NotesRequest: NotesRequest;
    Page: Page;
    PaymentInstruction: PaymentInstruction;
    PaymentInstructionRequest: PaymentInstructionRequest;
    PendingAccountImportProcess: PendingAccountImportProcess;
    /**
     * PhoneNumber
     * @description A telephone number. One that can't exist is refused as invalid_phone_number. A landline may be empty. An account may have any number of them in the form `+491713920012`, and 1,000 in other forms: with more it is refused as invalid_phone_number, too.
     * @example +491713920012
     */
    PhoneNumber: string;
    /**
     * @description The number of the account that the import created on the platform.
     * @example A-9E4D07B2
     */
    PlatformAccountNumber: string;
    PlatformToken: PlatformToken;
    ProcessRequest: ProcessRequest;
    ProcessedAccount: ProcessedAccount;
    Product: Product;
    ProductConstraints: ProductConstraints;
    ProductParams: ProductParams;
    ProductRate: ProductRate;
    /**
     * Products
     * @description Products as they are sent to be created.
     */
    Products: components["schemas"]["Product"][];
    PublicProduct: PublicProduct;
    PublicProductPage: PublicProductPage;
    /**
     * QueryDateTime
     * @description A date and time in ISO 8601, as DateTime has it, but the offset may be left out: it is then read as Europe/London time. A time that clocks skip there, as they go forward, is refused as invalid_datetime. The `+` of an offset is written as `%2B` in a query.
     */
    QueryDateTime: string;
    Reference: Reference;
    SignUpReward: SignUpReward;
    StagedAccount: StagedAccount;
    Statement: Statement;
    StatementTransaction: StatementTransaction;
    SupplyAddress: SupplyAddress;
    /**
     * @description What is supplied.
     * @example ELECTRICITY
     */
    SupplyType: "GAS" | "ELECTRICITY" | (string & {});
    Transaction: Transaction;
    TransactionImportError: TransactionImportError;
    TransactionLineItem: TransactionLineItem;
    TransactionResult: TransactionResult;
    TransactionResults: TransactionResults;
    TransactionTaxItem: TransactionTaxItem;
    TransactionsRequest: TransactionsRequest;
    TransferReading: TransferReading;
    UnitRate: UnitRate;
    UnitRatePage: UnitRatePage;
  };
  responses: {
    /** @description The server failed. */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description A product is not valid. The faults are in the body. */
    InvalidProducts: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The path was called with a method that it does not have. The header Allow names those it has. */
    MethodNotAllowedOnGet: {
      headers: {
        /**
         * @description The methods that this path has.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The path was called with a method that it does not have. The header Allow names those it has. */
    MethodNotAllowedOnPost: {
      headers: {
        /**
         * @description The methods that this path has.
         * @example POST, OPTIONS
         */
        Allow: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description What the path names does not exist. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The body is larger than the server takes. Nothing of it was used. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The import supplier in the path does not exist. */
    SupplierNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description No credentials, or credentials that are not valid. */
    Unauthenticated: {
      headers: {
        "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The path can't be read, or an identifier in it is too long. */
    UnreadablePath: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The body is not declared as `application/json`, or it is compressed. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
  };
  parameters: {
    /**
     * @description The account's identifier in the source system.
     * @example NW-204981
     */
    ExternalAccountNumberParameter: components["schemas"]["ExternalAccountNumber"];
    /**
     * @description Code of the import supplier.
     * @example NORDWERK
     */
    ImportSupplierCodeParameter: components["schemas"]["ImportSupplierCode"];
    /**
     * @description Which page to answer, from 1. The fields next and previous hold addresses with it set.
     * @example 1
     */
    PageParameter: number;
  };
  requestBodies: {
    /** @description The account. */
    AccountBody: {
      content: {
        "application/json": components["schemas"]["Account"];
      };
    };
    /** @description The products. */
    ProductsBody: {
      content: {
        "application/json": components["schemas"]["Products"];
      };
    };
  };
  headers: {
    /**
     * @description After how many seconds it is worth trying again.
     * @example 2
     */
    RetryAfter: number;
    /**
     * @description Which scheme to use. It is never Basic, so that a browser opens no login box over a page that calls the API.
     * @example Token realm="energy-contracts"
     */
    WwwAuthenticate: string;
  };
  pathItems: never;
}
/**
 * Account
 * @description One account of a source system with its customers, addresses, meter points, contracts and history. A field that is not wanted is left out. A field that is sent has to be valid, with everything inside it. A field that this contract does not have raises no error, at any depth: it is dropped, and the answer and the stored data are without it.
 */
export type Account = {
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  import_supplier: components["schemas"]["ImportSupplierCode"];
  /** @description Whether nobody knows yet who lives there. */
  unknown_occupier?: boolean;
  /** @description The people whose account it is. */
  customers?: components["schemas"]["Customer"][];
  /** @description First line of the address that bills go to. */
  billing_address1?: string;
  /** @description Second line. */
  billing_address2?: string;
  /** @description Third line. */
  billing_address3?: string;
  /** @description Fourth line. */
  billing_address4?: string;
  /** @description Postcode of the address that bills go to. */
  billing_postcode?: string;
  /**
   * @description Through which channel the customer was won.
   * @example DIRECT
   */
  sales_channel?: string;
  /** @description Where within that channel. */
  sales_subchannel?: string;
  /** @description The places that are supplied. */
  supply_addresses?: components["schemas"]["SupplyAddress"][];
  /** @description What the customer agreed to, for each market location. */
  contracts?: components["schemas"]["Contract"][];
  transfer_balance?: components["schemas"]["Decimal"];
  /** @description References of the account, each in a namespace. */
  references?: components["schemas"]["Reference"][];
  /** @description Statements that the source system issued. */
  statements?: components["schemas"]["Statement"][];
  /** @description Campaigns that the account is part of. */
  account_campaigns?: components["schemas"]["AccountCampaign"][];
  /** @description Further data to keep with the account. */
  metadata?: components["schemas"]["Metadata"][];
  /** @description Notes to show on the account page. */
  notes?: components["schemas"]["AccountNote"][];
};
/**
 * AccountCampaign
 * @description A campaign that the account is part of.
 */
export type AccountCampaign = {
  /** @description Short name of the campaign. */
  slug?: string;
  /** @description Remark to keep with it. */
  campaign_note?: string;
};
/**
 * AccountImportProcess
 * @description An import process of a supplier.
 */
export type AccountImportProcess = {
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  /** @description The number of the account. Null while the data is only staged. */
  platform_account_number: string | null;
  /** @description When the account was created. Null while the data is only staged. */
  account_created_at: components["schemas"]["DateTimeOrNull"];
};
/**
 * AccountNote
 * @description A note to show on the account page.
 */
export type AccountNote = {
  created_at?: components["schemas"]["DateTime"];
  /** @description The text. */
  body?: string;
  /** @description Whether it stays at the top of the account page. */
  is_pinned?: boolean;
};
/**
 * AccountTransferStatus
 * @description How far the import of an account has come.
 */
export type AccountTransferStatus = {
  /**
   * @description UNKNOWN: no account for this pair; none was tried or the last attempt failed. IN_PROGRESS: an attempt is under way. COMPLETED: the account exists.
   * @enum {string}
   */
  status: "UNKNOWN" | "IN_PROGRESS" | "COMPLETED";
  /** @description The number of the account. Empty until there is one. */
  platform_account_number: string;
};
/**
 * AccountView
 * @description What is known of an account. Further fields may come.
 */
export type AccountView = {
  account_number: components["schemas"]["PlatformAccountNumber"];
  account_created_at?: components["schemas"]["DateTime"];
  import_process?: components["schemas"]["StagedAccount"];
} & {
  [key: string]: unknown;
};
/**
 * AlreadyImportedError
 * @description The account was imported before, so `code` is `account_already_imported`. The error says which account it became.
 */
export type AlreadyImportedError = components["schemas"]["Error"] & {
  /**
   * @description Always the same code.
   * @enum {string}
   */
  code?: "account_already_imported";
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  platform_account_number: components["schemas"]["PlatformAccountNumber"];
};
/**
 * Contract
 * @description What the customer agreed to for one market location.
 */
export type AccountContract = {
  /** @description Identifier of the market location (MaLo) that it is for. */
  malo_number?: string;
  supply_type?: components["schemas"]["SupplyType"];
  effective_from?: components["schemas"]["Date"];
  /** @description The last day of the contract. One before effective_from is taken, and `energy-contracts validate --operation` warns of it. */
  effective_to?: components["schemas"]["Date"];
  agreed_at?: components["schemas"]["DateTime"];
  /**
   * @description Code of the product. It has to be created before.
   * @example MORGENWIND-24M-25-09
   */
  tariff_code?: string;
  sign_up_reward?: components["schemas"]["SignUpReward"];
  params?: components["schemas"]["ContractParams"];
};
/**
 * ContractParams
 * @description Prices and estimates of the contract, decimal numbers as text unless stated otherwise.
 */
export type ContractParams = {
  annual_consumption?: components["schemas"]["Decimal"];
  /** @description Usage at night in a year. For electricity only. */
  annual_nighttime_usage?: components["schemas"]["Decimal"];
  /**
   * @description Code of the network operator.
   * @example 9900583000002
   */
  network_operator_number?: components["schemas"]["Decimal"];
  unit_rate_per_kwh?: components["schemas"]["Decimal"];
  net_unit_rate_per_kwh?: components["schemas"]["Decimal"];
  /** @description Price per kWh at night. For electricity only. */
  night_unit_rate_per_kwh?: components["schemas"]["Decimal"];
  /** @description Net price per kWh at night. For electricity only. */
  net_night_unit_rate_per_kwh?: components["schemas"]["Decimal"];
  monthly_standing_charge?: components["schemas"]["Decimal"];
  net_monthly_standing_charge?: components["schemas"]["Decimal"];
  total_estimated_annual_bill_in_euros?: components["schemas"]["Decimal"];
  network_charges?: components["schemas"]["NetworkCharges"];
};
/**
 * CreatedProduct
 * @description The product that was created; the first if there are several.
 */
export type CreatedProduct = {
  /** @description Code of the product. */
  code: string;
};
/**
 * Customer
 * @description A person whose account it is.
 */
export type Customer = {
  /** @description First name. */
  given_name?: string;
  /** @description Last name. */
  family_name?: string;
  /** @description Email address. */
  email?: string;
  mobile?: components["schemas"]["PhoneNumber"];
  landline?: components["schemas"]["PhoneNumber"];
  date_of_birth?: components["schemas"]["Date"];
  /**
   * @description Title of the person.
   * @example Herr
   */
  title?: string;
  /** @description How the person is addressed. */
  salutation?: string;
  customer_preferences?: components["schemas"]["CustomerPreferences"];
};
/**
 * CustomerPreferences
 * @description What the person agreed to receive.
 */
export type CustomerPreferences = {
  /** @description Text messages. */
  opted_into_sms?: boolean;
  /** @description Recommendations. */
  opted_into_recommended?: boolean;
  /** @description News about the service. */
  opted_into_updates?: boolean;
  /** @description Offers of other companies. */
  opted_into_third_parties?: boolean;
  /** @description Own offers. */
  opted_into_offers?: boolean;
  /** @description Whether the person agreed to be kept in the register of customers who need priority services. */
  is_user_psr_consent_obtained?: boolean;
};
/**
 * Error
 * @description The body of every answer with a 4xx or 5xx status.
 */
export type ErrorBody = {
  /** @description What went wrong, for people. The wording may change; programs must not parse it. */
  detail: string;
  code: components["schemas"]["ErrorCode"];
  /** @description The faults found, at most 100 of them. Empty if the request as a whole is refused. */
  errors: components["schemas"]["ErrorItem"][];
};
/**
 * ErrorItem
 * @description One fault in the request.
 */
export type FieldError = {
  /** @description What is wrong with this value, for people. */
  detail: string;
  code: components["schemas"]["ErrorItemCode"];
  /** @description Where the fault is: the path to the value, field names and array indexes (from 0) joined by dots, as in `customers.0.mobile`. Null if no single value is at fault, or the whole body is. */
  attr: string | null;
};
/**
 * GraphqlError
 * @description One error of a GraphQL request.
 */
export type GraphqlError = {
  /** @description What went wrong, for people. */
  message: string;
  /** @description The field at fault. */
  path?: (string | number)[];
  /** @description Where in the document. */
  locations?: {
    /** @description Line, from 1. */
    line: number;
    /** @description Column, from 1. */
    column: number;
  }[];
  extensions?: components["schemas"]["GraphqlErrorExtensions"];
} & {
  [key: string]: unknown;
};
/**
 * GraphqlErrorExtensions
 * @description The error for programs.
 */
export type GraphqlErrorExtensions = {
  code?: components["schemas"]["ErrorCode"];
} & {
  [key: string]: unknown;
};
/**
 * GraphqlRequest
 * @description A GraphQL request over HTTP.
 */
export type GraphqlRequest = {
  /** @description The GraphQL document. */
  query: string;
  /** @description Values of the variables in the document. */
  variables?: {
    [key: string]: unknown;
  } | null;
  /** @description Which operation of the document to run. Needed if it has several. */
  operationName?: string | null;
};
/**
 * GraphqlResponse
 * @description The answer to a GraphQL request. A mutation that fails is answered 200 with errors, as GraphQL does.
 */
export type GraphqlResponse = {
  /** @description What was asked for. Null if the whole request failed. */
  data?: {
    /** @description The result of the token mutation. Null if it failed. The name is a stand-in for that of the platform. */
    obtainPlatformToken?: components["schemas"]["PlatformToken"] | null;
    /** @description The same, if it was asked for by this name. */
    ObtainPlatformToken?: components["schemas"]["PlatformToken"] | null;
  } | null;
  /** @description What went wrong. Left out if nothing did. */
  errors?: components["schemas"]["GraphqlError"][];
};
/**
 * HistoricalStatement
 * @description A statement that the source system issued, with its document if there is one.
 */
export type HistoricalStatement = {
  bill_period_from_date: components["schemas"]["Date"];
  /** @description The last day that is billed. One before bill_period_from_date is refused as out_of_range. */
  bill_period_to_date: components["schemas"]["Date"];
  statement_path?: components["schemas"]["DocumentPath"];
  /** @description Identifier in the source system. */
  statement_id: string;
  supply_type: components["schemas"]["SupplyType"];
};
/**
 * HistoricalStatementsRequest
 * @description Statements of the source system for one imported account.
 */
export type HistoricalStatementsRequest = {
  import_supplier: components["schemas"]["ImportSupplierCode"];
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  /** @description The statements. */
  statements: components["schemas"]["HistoricalStatement"][];
};
/**
 * ImportedAccountImportProcess
 * @description An import process whose account exists.
 */
export type ImportedAccountImportProcess = {
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  platform_account_number: components["schemas"]["PlatformAccountNumber"];
  account_created_at: components["schemas"]["DateTime"];
};
/**
 * Link
 * @description An address and what it is to the resource that it comes with.
 */
export type Link = {
  /** @description The address. */
  href: string;
  /**
   * @description The method to call it with.
   * @example GET
   */
  method: string;
  /**
   * @description What the address is to the resource.
   * @example standard_unit_rates
   */
  rel: string;
};
/**
 * Metadata
 * @description Further data under a key. Everything inside value is kept as sent.
 */
export type Metadata = {
  /** @description What the data is. */
  key?: string;
  /** @description The data. */
  value?: {
    [key: string]: unknown;
  };
};
/**
 * MeterPoint
 * @description A point at which supply is metered, and where billing in the source system ended.
 */
export type MeterPoint = {
  /**
   * @description Identifier of the market location (MaLo)
   * @example 51482069370
   */
  malo_number?: string;
  /** @description Identifier of the metering location (MeLo) */
  melo_number?: string;
  supply_type?: components["schemas"]["SupplyType"];
  supply_start_date?: components["schemas"]["Date"];
  /** @description The last day of supply. One before supply_start_date is taken, and `energy-contracts validate --operation` warns of it. */
  supply_end_date?: components["schemas"]["Date"];
  /**
   * @description How supply began.
   * @example MOVE_IN
   */
  supply_start_type?: "MOVE_IN" | (string & {});
  /** @description Identifier of the supplier before. */
  previous_supplier_id?: string;
  /** @description Number of the meter. */
  meter_number?: string;
  last_statement_closing_date?: components["schemas"]["Date"];
  last_billed_to_date?: components["schemas"]["Date"];
  last_statement_issue_date?: components["schemas"]["Date"];
  /** @description Balance of the last statement. May be negative. */
  last_statement_balance?: components["schemas"]["Decimal"];
  /** @description Transactions of the statement that is current in the source system. */
  current_statement_transactions?: components["schemas"]["StatementTransaction"][];
  /** @description Meter readings with which the account changes systems. */
  transfer_readings?: components["schemas"]["TransferReading"][];
};
/**
 * NetworkCharges
 * @description Charges of the network operator. May be empty; the shape seen for electricity has the two fields. Everything else inside it is kept as sent.
 */
export type NetworkCharges = {
  total_network_charges_per_year?: components["schemas"]["Decimal"];
  eeg_charge_annual?: components["schemas"]["Decimal"];
} & {
  [key: string]: unknown;
};
/**
 * Note
 * @description A note on an account. It needs a text, documents, or both.
 */
export type Note = {
  /** @description The text. */
  body?: string;
  /** @description Documents that the note refers to. */
  document_paths?: components["schemas"]["NoteDocument"][];
  /** @description When the note was written. The current local time if it is left out. */
  created_at?: components["schemas"]["DateTime"];
  /** @description Whether it stays at the top of the account page on the support site. */
  is_pinned?: boolean;
  unpin_at?: components["schemas"]["DateTime"];
} & ({
  body: unknown;
} | {
  document_paths: unknown;
});
/**
 * NoteDocument
 * @description A document that the note refers to.
 */
export type NoteDocument = {
  document_path: components["schemas"]["DocumentPath"];
};
/**
 * NoteResult
 * @description What became of one note.
 */
export type NoteResult = {
  created_at: components["schemas"]["DateTime"];
  /** @description The text of the note. Empty if it consists of documents only. */
  body: string;
  /**
   * @description Whether the note was added, or was there already with the same text (and the same created_at, if given).
   * @enum {string}
   */
  status: "NOTE_CREATION_SUCCESS" | "NOTE_ALREADY_EXISTS";
};
/**
 * NotesRequest
 * @description Notes for one imported account.
 */
export type NotesRequest = {
  import_supplier: components["schemas"]["ImportSupplierCode"];
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  /** @description The notes, answered in the same order. */
  notes: components["schemas"]["Note"][];
};
/**
 * Page
 * @description What every paged list has around its results.
 */
export type Page = {
  /** @description How many records there are on all pages together. */
  count: number;
  /**
   * Format: uri
   * @description Address of the next page. Null on the last.
   */
  next: string | null;
  /**
   * Format: uri
   * @description Address of the page before. Null on the first.
   */
  previous: string | null;
};
/**
 * PaymentInstruction
 * @description The instruction and the account that it is attached to.
 */
export type PaymentInstruction = {
  platform_account_number: components["schemas"]["PlatformAccountNumber"];
  /** @description The vendor's reference of the instruction. */
  reference: string;
};
/**
 * PaymentInstructionRequest
 * @description A payment instruction that a vendor keeps, to attach to an imported account.
 */
export type PaymentInstructionRequest = {
  import_supplier: components["schemas"]["ImportSupplierCode"];
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  /**
   * @description The payment vendor.
   * @example PAYBRIDGE
   */
  vendor: string;
  /** @description The vendor's reference of the instruction. */
  instruction_reference: string;
  /**
   * @description What kind of instruction it is.
   * @example DIRECT_DEBIT
   */
  type: string;
};
/**
 * PendingAccountImportProcess
 * @description An import process whose data is staged and whose account does not exist yet.
 */
export type PendingAccountImportProcess = {
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  /** @description Always null. */
  platform_account_number: null;
  /** @description Always null. */
  account_created_at: null;
};
/**
 * PlatformToken
 * @description A token and the means to get the next one. It has the fields that were asked for.
 */
export type PlatformToken = {
  /** @description Goes into the Authorization header. */
  token?: string;
  /** @description Gets the next token: sent as refreshToken in place of the key. */
  refreshToken?: string;
  /** @description When the refresh token stops working, in seconds since 1970. */
  refreshExpiresIn?: number;
};
/**
 * ProcessRequest
 * @description Which staged account to create, with the operations team for it.
 */
export type ProcessRequest = {
  import_supplier: components["schemas"]["ImportSupplierCode"];
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  /**
   * @description Name of an operations team. The team has to exist.
   * @example migrations-north
   */
  operations_team_name: string;
  /** @description Whether to undo everything at the end. A dry run that would succeed is answered with a 400 that says so. */
  dry_run?: boolean;
};
/**
 * ProcessedAccount
 * @description The account that was created.
 */
export type ProcessedAccount = {
  platform_account_number: components["schemas"]["PlatformAccountNumber"];
};
/**
 * Product
 * @description A product as it is sent to be created. A code that exists already is replaced by the product sent.
 */
export type Product = {
  /**
   * @description Code of the brand that sells the product.
   * @example NORTHLIGHT
   */
  brand?: string;
  /**
   * @description Code of the product. Contracts name it as their `tariff_code`. A second product of a request with the same code is refused as duplicate.
   * @example MORGENWIND-24M-25-09
   */
  code: string;
  /** @description Full name. */
  full_name?: string;
  /** @description Name that customers see. */
  display_name?: string;
  /** @description What the product is. */
  description?: string;
  /**
   * @description Identifier of the market in which it is sold.
   * @example DEU_ELECTRICITY
   */
  market_name?: string;
  available_from_date?: components["schemas"]["Date"];
  /** @description The last day on which the product is sold. One before available_from_date is taken, and `energy-contracts validate --operation` warns of it. */
  available_to_date?: components["schemas"]["Date"];
  /** @description Whether the product is kept out of lists. */
  is_hidden?: boolean;
  /**
   * @description Length of the contract, a number of months as text.
   * @example 24
   */
  term?: string;
  /**
   * @description To whom the product is open.
   * @example PUBLIC
   */
  availability_status?: "PUBLIC" | "RESTRICTED" | (string & {});
  /** @description Remarks on the product. */
  notes?: string;
  params?: components["schemas"]["ProductParams"];
  /** @description What a customer pays, by kind of charge and first day. */
  rates?: components["schemas"]["ProductRate"][];
};
/**
 * ProductConstraints
 * @description Who can have the product, and what follows it.
 */
export type ProductConstraints = {
  /** @description Code of the product that a contract continues on. May be empty. */
  follow_on_product_code?: string;
  /** @description Whether supply without a chosen contract falls under this product. */
  is_default_supply_product?: boolean;
  /** @description Largest yearly consumption. May be null. */
  maximum_annual_consumption?: number | null;
  /** @description Smallest yearly consumption. May be null. */
  minimum_annual_consumption?: number | null;
  /** @description Whether contracts on it can be renewed. */
  eligible_for_renewal_agreements?: boolean;
};
/**
 * ProductParams
 * @description Properties of a product beyond its name and price.
 */
export type ProductParams = {
  /** @description Whether the energy is from renewable sources. In the shapes seen, electricity products have it and gas products do not. */
  is_green?: boolean;
  constraints?: components["schemas"]["ProductConstraints"];
  /** @description Shortest term of a contract. */
  minimum_term?: number;
  /** @description Whether a bonus for signing up is ruled out. */
  block_signup_bonus?: boolean;
};
/**
 * ProductRate
 * @description One price of a product.
 */
export type ProductRate = {
  /**
   * @description Name of the price band.
   * @example CONSUMPTION_STANDARD
   */
  band?: string;
  /**
   * @description What is charged for.
   * @example CONSUMPTION_CHARGE
   */
  band_category?: "CONSUMPTION_CHARGE" | "STANDING_CHARGE" | (string & {});
  /**
   * @description Unit that the price is per. The spelling KWH_CONSUMPION is the one seen.
   * @example DAYS_ON_SUPPLY
   */
  unit_type?: "KWH_CONSUMPION" | "DAYS_ON_SUPPLY" | (string & {});
  valid_from_date?: components["schemas"]["Date"];
  price_per_unit?: components["schemas"]["Decimal"];
};
/**
 * PublicProduct
 * @description A product as the public interface shows it.
 */
export type PublicProduct = {
  /** @description Code of the product. */
  code: string;
  /**
   * @description Whether energy is taken from the grid or fed into it.
   * @example IMPORT
   */
  direction: string;
  /** @description Full name. */
  full_name: string;
  /** @description Name that customers see. */
  display_name: string;
  /** @description What the product is. */
  description: string;
  /** @description Whether its prices can change during the contract. */
  is_variable: boolean;
  /** @description Whether the energy is from renewable sources. */
  is_green: boolean;
  /** @description Whether its prices follow a market price. */
  is_tracker: boolean;
  /** @description Whether energy is paid for before it is used. */
  is_prepay: boolean;
  /** @description Whether it is for businesses. */
  is_business: boolean;
  /** @description Whether it is open to some customers only. */
  is_restricted: boolean;
  /** @description Length of the contract. May be null. */
  term: number | null;
  available_from: components["schemas"]["DateTime"];
  /** @description When the product stops being sold. May be null. */
  available_to: components["schemas"]["DateTimeOrNull"];
  /** @description Further addresses about the product. */
  links: components["schemas"]["Link"][];
  /** @description Code of the brand that sells the product. */
  brand: string;
};
/**
 * PublicProductPage
 * @description One page of products.
 */
export type PublicProductPage = components["schemas"]["Page"] & {
  /** @description The products of this page. */
  results: components["schemas"]["PublicProduct"][];
};
/**
 * Reference
 * @description A reference of the account.
 */
export type Reference = {
  /** @description What the reference belongs to. */
  namespace?: string;
  /** @description The reference. */
  value?: string;
};
/**
 * SignUpReward
 * @description What the customer gets for signing up.
 */
export type SignUpReward = {
  amount?: components["schemas"]["Decimal"];
  /** @description Name of the scheme. */
  scheme_name?: string;
};
/**
 * StagedAccount
 * @description Which import process the data was stored for.
 */
export type StagedAccount = {
  import_supplier: components["schemas"]["ImportSupplierCode"];
  external_account_number: components["schemas"]["ExternalAccountNumber"];
};
/**
 * Statement
 * @description A statement that the source system issued.
 */
export type Statement = {
  bill_period_from_date?: components["schemas"]["Date"];
  /** @description The last day that is billed. One before bill_period_from_date is refused as out_of_range. */
  bill_period_to_date?: components["schemas"]["Date"];
  statement_path?: components["schemas"]["DocumentPath"];
  /** @description Identifier in the source system. */
  statement_id?: string;
  supply_type?: components["schemas"]["SupplyType"];
};
/**
 * StatementTransaction
 * @description A transaction of the statement that is current in the source system.
 */
export type StatementTransaction = {
  /** @description Identifier in the source system. */
  transaction_id?: string;
  transaction_date?: components["schemas"]["Date"];
  amount?: components["schemas"]["Decimal"];
  /**
   * @description What kind of booking it is.
   * @example PAYMENT
   */
  type?: "REPAYMENT" | "PAYMENT" | "CREDIT" | (string & {});
  /** @description Why it was booked. */
  reason?: string;
  /** @description How it was paid. Sent with PAYMENT and REPAYMENT and left out of CREDIT in the shapes seen. */
  payment_type?: string;
};
/**
 * SupplyAddress
 * @description A place that is supplied, with its meter points.
 */
export type SupplyAddress = {
  /** @description First line of the address. */
  supply_address1?: string;
  /** @description Second line. */
  supply_address2?: string;
  /** @description Third line. */
  supply_address3?: string;
  /** @description Fourth line. */
  supply_address4?: string;
  /** @description Postcode. */
  supply_postcode?: string;
  /** @description The points at which supply is metered. */
  meter_points?: components["schemas"]["MeterPoint"][];
};
/**
 * Transaction
 * @description A booking on the account.
 */
export type Transaction = {
  /** @description Identifier in the source system. A transaction that was added before is recognised by it. */
  transaction_id: string;
  transaction_date: components["schemas"]["Date"];
  /** @description The amount. */
  amount: number;
  /**
   * @description What kind of booking it is.
   * @example PAYMENT
   */
  type: "CHARGE" | "CREDIT" | "PAYMENT" | "REPAYMENT" | "SUPPLY_CHARGE" | (string & {});
  /** @description Why it is booked. Sent with every type but SUPPLY_CHARGE in the shapes seen. */
  reason?: string;
  /** @description A note that the customer sees. */
  display_note?: string;
  /** @description A note for internal use. */
  note?: string;
  /** @description A reference. */
  reference?: string;
  /** @description How it was paid. Sent with PAYMENT and REPAYMENT. */
  payment_type?: string;
  /** @description Code of the product charged for. Sent with SUPPLY_CHARGE. */
  product_code?: string;
  /** @description What the charge is made of. Sent with SUPPLY_CHARGE. */
  line_items?: components["schemas"]["TransactionLineItem"][];
  /** @description Taxes in the charge. Sent with SUPPLY_CHARGE. */
  tax_items?: components["schemas"]["TransactionTaxItem"][];
};
/**
 * TransactionImportError
 * @description A transaction can't be imported, so none was. `code` is `transaction_import_error`, or that of another fault: every error of a request that has a transaction shows one.
 */
export type TransactionImportError = components["schemas"]["Error"] & {
  /**
   * @description Always the same word.
   * @enum {string}
   */
  status: "TRANSACTION_IMPORT_ERROR";
  /** @description Why it can not be imported, for people. */
  error_detail: string;
  /** @description The first transaction that fails, as it was sent. If no fault is in a transaction, the first of the request. */
  transaction_data: {
    [key: string]: unknown;
  };
};
/**
 * TransactionLineItem
 * @description One part of a supply charge.
 */
export type TransactionLineItem = {
  /** @description Price band that it is charged by. */
  rate_band?: string;
  start_date?: components["schemas"]["Date"];
  /** @description The last day that is charged for. One before start_date is taken, and `energy-contracts validate --operation` warns of it. */
  end_date?: components["schemas"]["Date"];
  /** @description How many units are charged. */
  number_of_units?: number;
  /** @description Amount without tax. */
  net_amount?: number;
  /** @description Price of one unit. */
  price_per_unit?: number;
  /** @description Numbers of units. */
  units?: number[];
};
/**
 * TransactionResult
 * @description What became of one transaction.
 */
export type TransactionResult = {
  /**
   * @description Whether it was added to import data and account, or had been added before and was skipped.
   * @enum {string}
   */
  status: "TRANSACTION_ADDED_TO_ACCOUNT" | "TRANSACTION_ALREADY_EXISTS";
  transaction_data: components["schemas"]["Transaction"];
};
/**
 * TransactionResults
 * @description What became of each transaction, in the order sent.
 */
export type TransactionResults = {
  /** @description One entry for each transaction. */
  results: components["schemas"]["TransactionResult"][];
};
/**
 * TransactionTaxItem
 * @description One tax in a supply charge.
 */
export type TransactionTaxItem = {
  /** @description Amount of the tax. */
  amount?: number;
  /** @description Which tax. */
  tax_type?: string;
  /** @description Amount that is taxed. */
  value_taxed?: number;
  /** @description Rate of the tax. */
  rate?: number;
  /** @description Type of the unit. */
  unit_type?: string;
};
/**
 * TransactionsRequest
 * @description Transactions for one imported account.
 */
export type TransactionsRequest = {
  import_supplier: components["schemas"]["ImportSupplierCode"];
  external_account_number: components["schemas"]["ExternalAccountNumber"];
  /** @description The transactions. All of them are added or, if one fails, none. */
  transactions: components["schemas"]["Transaction"][];
};
/**
 * TransferReading
 * @description A meter reading with which the account changes systems.
 */
export type TransferReading = {
  value?: components["schemas"]["Decimal"];
  /**
   * @description Where the reading comes from.
   * @example CUSTOMER
   */
  origin?: string;
  read_at?: components["schemas"]["DateTime"];
  /** @description Whether it was estimated. */
  is_estimate?: boolean;
  /** @description Number of the meter. */
  meter_number?: string;
  /** @description Type of the register. May be null. */
  register_type?: string | null;
};
/**
 * UnitRate
 * @description A price per unit over a period.
 */
export type UnitRate = {
  /** @description Price without value added tax. */
  value_exc_vat: number;
  /** @description Price with value added tax. */
  value_inc_vat: number;
  valid_from: components["schemas"]["DateTime"];
  /** @description When the price ends. Left out if it has no end. */
  valid_to?: components["schemas"]["DateTime"];
  /** @description Payment method that the price is for. May be null. */
  payment_method: string | null;
};
/**
 * UnitRatePage
 * @description One page of unit rates.
 */
export type UnitRatePage = components["schemas"]["Page"] & {
  /** @description The rates of this page. */
  results: components["schemas"]["UnitRate"][];
};
export type $defs = Record<string, never>;
export interface operations {
  obtainPlatformToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GraphqlRequest"];
      };
    };
    responses: {
      /** @description The result of the mutation, or the reason why it failed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GraphqlResponse"];
        };
      };
      /** @description The body is not a GraphQL request. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  validateProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: components["requestBodies"]["ProductsBody"];
    responses: {
      /** @description The products are valid. The body is the validated data, without unknown fields. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Products"];
        };
      };
      400: components["responses"]["InvalidProducts"];
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  createProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: components["requestBodies"]["ProductsBody"];
    responses: {
      /** @description The products exist. The body names the first of them. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CreatedProduct"];
        };
      };
      400: components["responses"]["InvalidProducts"];
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  validateAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: components["requestBodies"]["AccountBody"];
    responses: {
      /** @description The account is valid. The body is the validated data, without unknown fields. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
        };
      };
      /** @description The account is not valid. The faults are in the body. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  stageAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: components["requestBodies"]["AccountBody"];
    responses: {
      /** @description Data staged before was replaced. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StagedAccount"];
        };
      };
      /** @description The data was staged for the first time. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StagedAccount"];
        };
      };
      /** @description The payload is not valid, or the account or supplier takes no data. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AlreadyImportedError"] | components["schemas"]["Error"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  processAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProcessRequest"];
      };
    };
    responses: {
      /** @description The account exists and is linked to its import data. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProcessedAccount"];
        };
      };
      /** @description The account can't be created, or it was a dry run that would succeed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AlreadyImportedError"] | components["schemas"]["Error"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      /** @description As many accounts as allowed are being processed, or another call is processing this one. Try again when others have finished. */
      429: {
        headers: {
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      500: components["responses"]["InternalError"];
    };
  };
  getAccountTransferStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Code of the import supplier.
         * @example NORDWERK
         */
        import_supplier_code: components["parameters"]["ImportSupplierCodeParameter"];
        /**
         * @description The account's identifier in the source system.
         * @example NW-204981
         */
        external_account_number: components["parameters"]["ExternalAccountNumberParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The status. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountTransferStatus"];
        };
      };
      400: components["responses"]["UnreadablePath"];
      401: components["responses"]["Unauthenticated"];
      /** @description There is no import process for this pair. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      405: components["responses"]["MethodNotAllowedOnGet"];
      500: components["responses"]["InternalError"];
    };
  };
  listAccountImportProcesses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Code of the import supplier.
         * @example NORDWERK
         */
        import_supplier_code: components["parameters"]["ImportSupplierCodeParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The import processes. An empty array if there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountImportProcesses"];
        };
      };
      400: components["responses"]["UnreadablePath"];
      401: components["responses"]["Unauthenticated"];
      404: components["responses"]["SupplierNotFound"];
      405: components["responses"]["MethodNotAllowedOnGet"];
      500: components["responses"]["InternalError"];
    };
  };
  listPendingAccountImportProcesses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Code of the import supplier.
         * @example NORDWERK
         */
        import_supplier_code: components["parameters"]["ImportSupplierCodeParameter"];
        /**
         * @description The account's identifier in the source system.
         * @example NW-204982
         */
        external_account_number: components["schemas"]["ExternalAccountNumber"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The staged import processes. An empty array if there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PendingAccountImportProcess"][];
        };
      };
      400: components["responses"]["UnreadablePath"];
      401: components["responses"]["Unauthenticated"];
      404: components["responses"]["SupplierNotFound"];
      405: components["responses"]["MethodNotAllowedOnGet"];
      500: components["responses"]["InternalError"];
    };
  };
  listImportedAccountImportProcesses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Code of the import supplier.
         * @example NORDWERK
         */
        import_supplier_code: components["parameters"]["ImportSupplierCodeParameter"];
        /**
         * @description The account's identifier in the source system.
         * @example NW-204981
         */
        external_account_number: components["parameters"]["ExternalAccountNumberParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The finished import processes. An empty array if there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImportedAccountImportProcess"][];
        };
      };
      400: components["responses"]["UnreadablePath"];
      401: components["responses"]["Unauthenticated"];
      404: components["responses"]["SupplierNotFound"];
      405: components["responses"]["MethodNotAllowedOnGet"];
      500: components["responses"]["InternalError"];
    };
  };
  createNotes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NotesRequest"];
      };
    };
    responses: {
      /** @description What became of each note. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NoteResults"];
        };
      };
      /** @description The request is not valid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      /** @description No imported account exists for this pair. Staged data alone does not count. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  createTransactions: {
    parameters: {
      query?: {
        /**
         * @description Whether transactions that were added before are recognised and skipped.
         * @example true
         */
        check_previously_added?: boolean;
        /**
         * @description Whether a transaction dated outside the open statement period gets its date moved into that period, with a description on the transaction and a pinned note on the account. Without it such a transaction is an error.
         * @example true
         */
        force_add_to_current_statement?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TransactionsRequest"];
      };
    };
    responses: {
      /** @description What became of each transaction. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TransactionResults"];
        };
      };
      /** @description The request is not valid, or a transaction can't be imported. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TransactionImportError"] | components["schemas"]["Error"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  createHistoricalStatements: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HistoricalStatementsRequest"];
      };
    };
    responses: {
      /** @description The statements were added. The body is the validated data. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HistoricalStatementsRequest"];
        };
      };
      /** @description The request is not valid, or the account is not imported. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      500: components["responses"]["InternalError"];
    };
  };
  createPaymentInstruction: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentInstructionRequest"];
      };
    };
    responses: {
      /** @description The instruction is attached. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentInstruction"];
        };
      };
      /** @description The request is not valid, the account is not imported, or communication with the vendor fails for good. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      405: components["responses"]["MethodNotAllowedOnPost"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      /** @description The vendor could not be asked this time, or the server failed. Send the request again as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listProducts: {
    parameters: {
      query?: {
        /**
         * @description Only products of this brand; empty for those that are shown without one.
         * @example NORTHLIGHT
         */
        brand?: string;
        /**
         * @description Only products whose energy is from renewable sources (true) or is not (false).
         * @example true
         */
        is_green?: boolean;
        /**
         * @description Only products that are paid before use (true) or are not (false).
         * @example false
         */
        is_prepay?: boolean;
        /**
         * @description Which page to answer, from 1. The fields next and previous hold addresses with it set.
         * @example 1
         */
        page?: components["parameters"]["PageParameter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PublicProductPage"];
        };
      };
      /** @description A parameter breaks the contract. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The page does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      405: components["responses"]["MethodNotAllowedOnGet"];
      500: components["responses"]["InternalError"];
    };
  };
  listStandardUnitRates: {
    parameters: {
      query?: {
        /**
         * @description Only rates that apply at or after this instant.
         * @example 2025-09-01T00:00:00Z
         */
        period_from?: components["schemas"]["QueryDateTime"];
        /**
         * @description Only rates that apply before this instant. One before period_from is refused as out_of_range.
         * @example 2026-09-01T00:00:00
         */
        period_to?: components["schemas"]["QueryDateTime"];
        /**
         * @description Which page to answer, from 1. The fields next and previous hold addresses with it set.
         * @example 1
         */
        page?: components["parameters"]["PageParameter"];
      };
      header?: never;
      path: {
        /**
         * @description Code of the product.
         * @example MORGENWIND-24M-25-09
         */
        product_code: string;
        /**
         * @description Code of the tariff.
         * @example MORGENWIND-24M-25-09
         */
        tariff_code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of unit rates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UnitRatePage"];
        };
      };
      /** @description A parameter can't be read or breaks the contract. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowedOnGet"];
      500: components["responses"]["InternalError"];
    };
  };
  getAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the account on the platform.
         * @example A-9E4D07B2
         */
        account_number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountView"];
        };
      };
      400: components["responses"]["UnreadablePath"];
      401: components["responses"]["Unauthenticated"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowedOnGet"];
      500: components["responses"]["InternalError"];
    };
  };
}

/** An operation as clients take it: where answers may have any text, they have `string`. */
type ForClients<Operation> = {
  [Key in keyof Operation]: Key extends "responses" ? Answers<Operation[Key]> : Operation[Key];
};
type Answers<Responses> = {
  [Status in keyof Responses]: AnyText<{
    [Key in keyof Responses[Status]]: Key extends "content"
      ? { "application/json": Askable<BodyOf<Responses[Status]>, RefusalIn<Responses>> }
      : Responses[Status][Key];
  }>;
};
type AnyText<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends object
    ? { [Key in keyof T]: AnyText<T[Key]> }
    : T;

/**
 * The body of any refusal of an operation; without one, of any operation. What only some refusals
 * have is optional in all others. `isRefusal` of `energy-contracts/client` asks for a code.
 */
export type Refusal<Operation extends keyof operations = keyof operations> = Askable<
  RefusalOf<Operation>
>;
type RefusalOf<Operation> = Operation extends keyof operations
  ? RefusalIn<operations[Operation]["responses"]>
  : never;
type RefusalIn<Responses> = Extract<BodyOf<Responses[keyof Responses]>, ErrorBody>;
type BodyOf<Answer> = Answer extends { content: { "application/json": infer Body } } ? Body : never;

/** Gives a refusal the fields that others of its union have, so that each may be asked for. */
type Askable<Body, All = Body> = Body extends ErrorBody
  ? Body & { [Key in Exclude<KeyOf<All>, keyof Body>]?: FieldOf<All, Key> }
  : Body;
type KeyOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, Key extends PropertyKey> = T extends { [Name in Key]: infer Field } ? Field : never;
