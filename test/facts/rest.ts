// The facts of the REST API, transcribed on their own, apart from openapi/.
// test/specification-coverage.test.ts compares the contract with them.

/** A JSON type or the format of a text, `or null` where null is documented. */
export type Kind = string;
/**
 * Where the contract had to choose: its kind, in place of the documented one if there is one, by
 * the assumption that says why.
 */
export interface Choice {
  readonly documented?: Kind;
  readonly kind: Kind;
  readonly assumption: string;
}
export type Shape = Kind | Choice | readonly [Shape] | { readonly [field: string]: Shape };

export interface RestOperation {
  readonly path: string;
  readonly method: "get" | "post";
  readonly needsToken: boolean;
  readonly query?: Readonly<Record<string, Kind | Choice>>;
  readonly request?: Shape;
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** The documented statuses, each with its body. */
  readonly answers: Readonly<Record<number, Shape>>;
}

export const NOT_SHOWN = "not shown";

const seen = (...values: string[]): Kind => `string, seen ${values.join(" | ")}`;
const oneOf = (...values: string[]): Kind => `string, one of ${values.join(" | ")}`;
const assumed = (kind: Kind, assumption: string): Choice => ({ kind, assumption });
const changed = (documented: Kind, kind: Kind, assumption: string): Choice => ({
  documented,
  kind,
  assumption,
});

const IMPORT_STATUS = oneOf("UNKNOWN", "IN_PROGRESS", "COMPLETED");
const NOTE_STATUS = oneOf("NOTE_CREATION_SUCCESS", "NOTE_ALREADY_EXISTS");
const TRANSACTION_STATUS = oneOf("TRANSACTION_ADDED_TO_ACCOUNT", "TRANSACTION_ALREADY_EXISTS");
const TRANSACTION_FAILURE = oneOf("TRANSACTION_IMPORT_ERROR");

/** The only lists of values that are documented in full. */
export const CLOSED: readonly Kind[] = [
  IMPORT_STATUS,
  NOTE_STATUS,
  TRANSACTION_STATUS,
  TRANSACTION_FAILURE,
];

const SUPPLY_TYPE = seen("GAS", "ELECTRICITY");
const PAIR = { import_supplier: "string", external_account_number: "string" };

const PRODUCT: Shape = {
  brand: "string",
  code: "string",
  full_name: "string",
  display_name: "string",
  description: "string",
  market_name: "string",
  available_from_date: "date",
  available_to_date: "date",
  is_hidden: "boolean",
  term: "string",
  availability_status: seen("PUBLIC", "RESTRICTED"),
  notes: "string",
  params: {
    is_green: "boolean",
    constraints: {
      follow_on_product_code: "string",
      is_default_supply_product: "boolean",
      maximum_annual_consumption: "number or null",
      minimum_annual_consumption: "number or null",
      eligible_for_renewal_agreements: "boolean",
    },
    minimum_term: "integer",
    block_signup_bonus: "boolean",
  },
  rates: [
    {
      band: "string",
      band_category: seen("CONSUMPTION_CHARGE", "STANDING_CHARGE"),
      unit_type: seen("KWH_CONSUMPION", "DAYS_ON_SUPPLY"),
      valid_from_date: "date",
      price_per_unit: "decimal",
    },
  ],
};

const CUSTOMER: Shape = {
  given_name: "string",
  family_name: "string",
  email: "string",
  mobile: "string",
  landline: "string",
  date_of_birth: "date",
  title: "string",
  salutation: "string",
  customer_preferences: {
    opted_into_sms: "boolean",
    opted_into_recommended: "boolean",
    opted_into_updates: "boolean",
    opted_into_third_parties: "boolean",
    opted_into_offers: "boolean",
    is_user_psr_consent_obtained: "boolean",
  },
};

const METER_POINT: Shape = {
  malo_number: "string",
  melo_number: "string",
  supply_type: SUPPLY_TYPE,
  supply_start_date: "date",
  supply_end_date: "date",
  supply_start_type: seen("MOVE_IN"),
  previous_supplier_id: "string",
  meter_number: "string",
  last_statement_closing_date: "date",
  last_billed_to_date: "date",
  last_statement_issue_date: "date",
  last_statement_balance: "decimal",
  current_statement_transactions: [
    {
      transaction_id: "string",
      transaction_date: "date",
      amount: "decimal",
      type: seen("REPAYMENT", "PAYMENT", "CREDIT"),
      reason: "string",
      payment_type: "string",
    },
  ],
  transfer_readings: [
    {
      value: "decimal",
      origin: "string",
      read_at: "datetime",
      is_estimate: "boolean",
      meter_number: "string",
      register_type: "string or null",
    },
  ],
};

const CONTRACT: Shape = {
  malo_number: "string",
  supply_type: SUPPLY_TYPE,
  effective_from: "date",
  effective_to: "date",
  agreed_at: "datetime",
  tariff_code: "string",
  sign_up_reward: { amount: "decimal", scheme_name: "string" },
  params: {
    annual_consumption: "decimal",
    annual_nighttime_usage: "decimal",
    network_operator_number: "decimal",
    unit_rate_per_kwh: "decimal",
    net_unit_rate_per_kwh: "decimal",
    night_unit_rate_per_kwh: "decimal",
    net_night_unit_rate_per_kwh: "decimal",
    monthly_standing_charge: "decimal",
    net_monthly_standing_charge: "decimal",
    total_estimated_annual_bill_in_euros: "decimal",
    network_charges: { total_network_charges_per_year: "decimal", eeg_charge_annual: "decimal" },
  },
};

const STATEMENT: Shape = {
  bill_period_from_date: "date",
  bill_period_to_date: "date",
  statement_path: "document path",
  statement_id: "string",
  supply_type: SUPPLY_TYPE,
};

const ACCOUNT: Shape = {
  external_account_number: "string",
  import_supplier: "string",
  unknown_occupier: "boolean",
  customers: [CUSTOMER],
  billing_address1: "string",
  billing_address2: "string",
  billing_address3: "string",
  billing_address4: "string",
  billing_postcode: "string",
  sales_channel: "string",
  sales_subchannel: "string",
  supply_addresses: [
    {
      supply_address1: "string",
      supply_address2: "string",
      supply_address3: "string",
      supply_address4: "string",
      supply_postcode: "string",
      meter_points: [METER_POINT],
    },
  ],
  contracts: [CONTRACT],
  transfer_balance: "decimal",
  references: [{ namespace: "string", value: "string" }],
  statements: [STATEMENT],
  account_campaigns: [{ slug: "string", campaign_note: "string" }],
  metadata: [{ key: "string", value: "object" }],
  notes: [{ created_at: "datetime", body: "string", is_pinned: "boolean" }],
};

const NOTE: Shape = {
  body: "string",
  document_paths: [{ document_path: "document path" }],
  created_at: "datetime",
  is_pinned: "boolean",
  unpin_at: "datetime",
};

const TRANSACTION: Shape = {
  transaction_id: "string",
  transaction_date: "date",
  amount: "number",
  type: seen("CHARGE", "CREDIT", "PAYMENT", "REPAYMENT", "SUPPLY_CHARGE"),
  reason: "string",
  display_note: "string",
  note: "string",
  reference: "string",
  payment_type: "string",
  product_code: "string",
  line_items: [
    {
      rate_band: "string",
      start_date: "date",
      end_date: "date",
      number_of_units: "number",
      net_amount: "number",
      price_per_unit: "number",
      units: ["number"],
    },
  ],
  tax_items: [
    {
      amount: "number",
      tax_type: "string",
      value_taxed: "number",
      rate: "number",
      unit_type: "string",
    },
  ],
};

/**
 * Only the path is documented; that it stands in a list with the fields of a statement is assumed.
 */
const HISTORICAL_STATEMENTS: Shape = {
  import_supplier: assumed("string", "historical-statements-request"),
  external_account_number: assumed("string", "historical-statements-request"),
  statements: [
    {
      bill_period_from_date: assumed("date", "historical-statements-request"),
      bill_period_to_date: assumed("date", "historical-statements-request"),
      statement_path: "document path",
      statement_id: assumed("string", "historical-statements-request"),
      supply_type: assumed(SUPPLY_TYPE, "historical-statements-request"),
    },
  ],
};

const ERROR = {
  detail: "string",
  code: seen("account_failed_validation"),
  errors: [
    {
      detail: "string",
      code: seen("invalid_phone_number"),
      attr: changed("string", "string or null", "attr-null"),
    },
  ],
} satisfies Shape;
const ALREADY_IMPORTED: Shape = {
  ...ERROR,
  external_account_number: "string",
  platform_account_number: "string",
};

const page = (resource: Shape): Shape => ({
  count: "integer",
  next: "string of uri or null",
  previous: "string of uri or null",
  results: [resource],
});
const PAGE_PARAMETER = { page: assumed("integer", "page-parameter") };

const PUBLIC_PRODUCT: Shape = {
  code: "string",
  direction: "string",
  full_name: "string",
  display_name: "string",
  description: "string",
  is_variable: "boolean",
  is_green: "boolean",
  is_tracker: "boolean",
  is_prepay: "boolean",
  is_business: "boolean",
  is_restricted: "boolean",
  term: "number or null",
  available_from: "datetime",
  available_to: "datetime or null",
  links: [{ href: "string", method: "string", rel: "string" }],
  brand: "string",
};

const UNIT_RATE: Shape = {
  value_exc_vat: "number",
  value_inc_vat: "number",
  valid_from: "datetime",
  valid_to: "datetime",
  payment_method: "string or null",
};

export const OPERATIONS: readonly RestOperation[] = [
  {
    path: "/v1/data-import/validate-products/",
    method: "post",
    needsToken: true,
    request: [PRODUCT],
    answers: { 200: [PRODUCT], 400: ERROR },
  },
  {
    path: "/v1/data-import/products/",
    method: "post",
    needsToken: true,
    request: [PRODUCT],
    answers: { 201: { code: "string" }, 400: ERROR },
  },
  {
    path: "/v1/data-import/validate-account/",
    method: "post",
    needsToken: true,
    request: ACCOUNT,
    required: ["import_supplier"],
    answers: { 200: ACCOUNT, 400: ERROR },
  },
  {
    path: "/v1/data-import/account-import-process/create-or-update/",
    method: "post",
    needsToken: true,
    request: ACCOUNT,
    required: ["import_supplier"],
    answers: { 200: PAIR, 201: PAIR, 400: ALREADY_IMPORTED },
  },
  {
    path: "/v1/data-import/account-import-process/process/",
    method: "post",
    needsToken: true,
    request: {
      import_supplier: assumed("string", "process-reference"),
      external_account_number: assumed("string", "process-reference"),
      operations_team_name: "string",
      dry_run: "boolean",
    },
    required: ["operations_team_name"],
    optional: ["dry_run"],
    answers: { 201: { platform_account_number: "string" }, 400: ALREADY_IMPORTED, 429: NOT_SHOWN },
  },
  {
    path: "/v1/data-import/account-transfer-status/{import_supplier_code}/{external_account_number}/",
    method: "get",
    needsToken: true,
    answers: { 200: { status: IMPORT_STATUS, platform_account_number: "string" }, 404: NOT_SHOWN },
  },
  {
    path: "/v1/data-import/all-account-import-processes/{import_supplier_code}/",
    method: "get",
    needsToken: true,
    answers: {
      200: [
        {
          external_account_number: "string",
          platform_account_number: "string or null",
          account_created_at: "datetime or null",
        },
      ],
    },
  },
  {
    path: "/v1/data-import/pending-account-import-processes/{import_supplier_code}/{external_account_number}/",
    method: "get",
    needsToken: true,
    answers: {
      200: [
        {
          external_account_number: "string",
          platform_account_number: "null",
          account_created_at: "null",
        },
      ],
    },
  },
  {
    path: "/v1/data-import/imported-account-import-processes/{import_supplier_code}/{external_account_number}/",
    method: "get",
    needsToken: true,
    answers: {
      200: [
        {
          external_account_number: "string",
          platform_account_number: "string",
          account_created_at: "datetime",
        },
      ],
    },
  },
  {
    path: "/v1/data-import/notes/create/",
    method: "post",
    needsToken: true,
    request: { ...PAIR, notes: [NOTE] },
    required: ["import_supplier"],
    optional: [
      "notes[].body",
      "notes[].document_paths",
      "notes[].created_at",
      "notes[].is_pinned",
      "notes[].unpin_at",
    ],
    answers: {
      201: [{ created_at: "datetime", body: "string", status: NOTE_STATUS }],
      400: ERROR,
      404: NOT_SHOWN,
    },
  },
  {
    path: "/v1/data-import/transactions/create/",
    method: "post",
    needsToken: true,
    query: {
      check_previously_added: "boolean, true by default",
      force_add_to_current_statement: "boolean, true by default",
    },
    request: { ...PAIR, transactions: [TRANSACTION] },
    required: ["import_supplier"],
    answers: {
      201: { results: [{ status: TRANSACTION_STATUS, transaction_data: TRANSACTION }] },
      400: {
        ...ERROR,
        status: TRANSACTION_FAILURE,
        error_detail: "string",
        transaction_data: assumed("object", "transaction-error-body"),
      },
    },
  },
  {
    path: "/v1/data-import/historical-statements/create/",
    method: "post",
    needsToken: true,
    request: HISTORICAL_STATEMENTS,
    required: ["import_supplier"],
    optional: ["statements[].statement_path"],
    answers: { 201: HISTORICAL_STATEMENTS, 400: ERROR },
  },
  {
    path: "/v1/data-import/payment-instruction/create/",
    method: "post",
    needsToken: true,
    request: { ...PAIR, vendor: "string", instruction_reference: "string", type: "string" },
    required: ["import_supplier"],
    answers: {
      201: { platform_account_number: "string", reference: "string" },
      400: ERROR,
      500: NOT_SHOWN,
    },
  },
  {
    path: "/v1/products/",
    method: "get",
    needsToken: false,
    query: { brand: "string", is_green: "boolean", is_prepay: "boolean", ...PAGE_PARAMETER },
    answers: { 200: page(PUBLIC_PRODUCT) },
  },
  {
    path: "/v1/products/{product_code}/electricity-tariffs/{tariff_code}/standard-unit-rates/",
    method: "get",
    needsToken: false,
    query: { period_from: "datetime", period_to: "datetime", ...PAGE_PARAMETER },
    answers: { 200: page(UNIT_RATE) },
  },
  {
    path: "/v1/accounts/{account_number}/",
    method: "get",
    needsToken: true,
    answers: { 200: NOT_SHOWN },
  },
  {
    path: "/v1/graphql/",
    method: "post",
    needsToken: false,
    request: NOT_SHOWN,
    answers: { 200: NOT_SHOWN },
  },
];

/**
 * What the contract declares beyond the documented statuses, by the assumption further-statuses.
 */
export const FURTHER_STATUSES: readonly number[] = [400, 401, 404, 405, 413, 415, 500];
