// Generated from config/ by `npm run generate`. Do not edit.

import type { components as Api } from "./rest-types.ts";
export interface components {
  schemas: {
    /** An import supplier. */
    readonly SupplierWithStatus: {
      /** Its code. */
      readonly code: string;
      readonly status: components["schemas"]["SupplierStatus"];
    };
    /** The status that a supplier shall have. It counts before the one of the configuration. */
    readonly SupplierStatusChange: {
      readonly status: components["schemas"]["SupplierStatus"];
    };
    /** An account, by the names that the API gives it. */
    readonly NamedAccount: {
      /** The import supplier. */
      readonly import_supplier: string;
      /** The number of the account in the source system. */
      readonly external_account_number: string;
    };
    /**
     * A state in which accounts are listed.
     * @enum {string}
     */
    readonly ListedState: "staged" | "in_progress" | "imported" | "skipped";
    /** An account, and how far its import is. */
    readonly ListedAccount: {
      /** The import supplier. */
      readonly import_supplier: string;
      /** The number of the account in the source system. */
      readonly external_account_number: string;
      /** Its number on the platform, if it is imported. */
      readonly platform_account_number?: string;
      readonly state: components["schemas"]["ListedState"];
      /** How its last attempt has ended; null if there was none, or in any state but staged. */
      readonly mark: components["schemas"]["ImportMark"] | null;
      /** How many attempts there were to import it, dry runs too. */
      readonly attempts: number;
    };
    /** A page of the accounts, by the order of the suppliers in the configuration and by number. */
    readonly ListedAccounts: {
      /** The accounts. */
      readonly accounts: readonly components["schemas"]["ListedAccount"][];
      /** What ?after= has to be for the next page; null if there is none. */
      readonly next: string | null;
    };
    /** The import of an account. */
    readonly ShownImport: {
      readonly account: components["schemas"]["ListedAccount"];
      readonly import_data?: Api["schemas"]["Account"];
      /** Its newest 100 events, the oldest first. */
      readonly events: readonly components["schemas"]["EmittedEvent"][];
    };
    /** Whether an account is marked to be skipped. It need not be staged. */
    readonly SkippedChange: {
      /** Whether it is marked. */
      readonly skipped: boolean;
    };
    /** An account, and whether it is marked to be skipped. */
    readonly SkippedAccount: {
      /** The import supplier. */
      readonly import_supplier: string;
      /** The number of the account in the source system. */
      readonly external_account_number: string;
      /** Whether it is marked. */
      readonly skipped: boolean;
    };
    /** How the clock of the server moves. It has to lead to a time between 1970 and 9999. */
    readonly ClockChange: {
      /** How many seconds it goes forward; back if negative. */
      readonly advance_seconds: number;
    };
    /** The time on the server. */
    readonly ClockTime: {
      /**
       * Format: date-time
       * The time.
       */
      readonly now: string;
    };
    /** The server is as it was at its start. */
    readonly ResetDone: {
      /** Always true. */
      readonly reset: boolean;
    };
    /** The state is there. */
    readonly StateLoaded: {
      /** Always true. */
      readonly loaded: boolean;
    };
    /** What the weather is like. What is left out is good. */
    readonly Weather: {
      /** How many milliseconds each answer takes longer, from the first to the second number. */
      readonly latency?: readonly [
        number,
        number
      ];
      /** The share of calls that fail before any work is done, from 0 to 1: with 429 and 500, where the operation declares them, or with a connection that is cut. */
      readonly faults?: number;
      /** The share of calls whose answer is lost after the work was done, from 0 to 1. */
      readonly lost?: number;
      /** Another seed gives other chances. 1 by default. */
      readonly seed?: number | string;
    };
    /** A magic value. */
    readonly Scenario: {
      /** The value. It works with a hyphen and anything after it, too. */
      readonly value: string;
      /**
       * The field whose value is magic.
       * @enum {string}
       */
      readonly field: "import_supplier" | "external_account_number" | "instruction_reference";
      /**
       * What it does.
       * @enum {string}
       */
      readonly effect: "supplier_is_paused" | "supplier_is_complete" | "account_is_skipped" | "import_fails" | "import_fails_once" | "import_takes_time" | "limit_is_reached" | "vendor_refuses" | "vendor_fails_once" | "vendor_is_unavailable";
      /** The operations that answer differently. */
      readonly operations: readonly components["schemas"]["OperationId"][];
      /** The answer, for people. */
      readonly answer: string;
    };
    /** One thing that the operator can do. */
    readonly ControlAction: {
      /** The method. */
      readonly method: string;
      /** The path, with its parameters in braces. */
      readonly path: string;
      /** The body that it takes, for people. Without it, it takes none. */
      readonly body?: string;
      /** What it does, for people. */
      readonly does: string;
    };
    /** What can be done. */
    readonly ControlActions: {
      /** Each action. */
      readonly actions: readonly components["schemas"]["ControlAction"][];
      /** All magic values. */
      readonly scenarios: readonly components["schemas"]["Scenario"][];
    };
    /** An account on its way to the platform. */
    readonly KnownAccount: {
      /** The import supplier. */
      readonly import_supplier: string;
      /** The number of the account in the source system. */
      readonly external_account_number: string;
      /** Its number on the platform, if it is imported. */
      readonly platform_account_number?: string;
    };
    /** Accounts in the same state whose last attempt has ended in the same way. */
    readonly AccountGroup: {
      readonly state: components["schemas"]["ImportState"];
      /** How their last attempt has ended; null if there was none, or in any state but staged. */
      readonly mark: components["schemas"]["ImportMark"] | null;
      /** How many there are. */
      readonly count: number;
      /** The first 1,000 of them: of those that are imported, the newest first. */
      readonly accounts: readonly components["schemas"]["KnownAccount"][];
    };
    /** The server at a glance. */
    readonly Overview: {
      /**
       * Format: date-time
       * The time on the server.
       */
      readonly now: string;
      /** The teams that accounts can be given to. */
      readonly operations_teams: readonly string[];
      /** The import suppliers. */
      readonly suppliers: readonly components["schemas"]["SupplierWithStatus"][];
      readonly weather: components["schemas"]["Weather"];
      /** The magic values that have their effect. */
      readonly scenarios: readonly components["schemas"]["Scenario"][];
      /** The accounts by their state. */
      readonly groups: readonly components["schemas"]["AccountGroup"][];
    };
    /** An answer that stands in place of those of an operation. */
    readonly Override: {
      readonly operation: components["schemas"]["OperationId"];
      /** One of its statuses. */
      readonly status: number;
      /** The name of an example with this status. The first one by default. */
      readonly example?: string;
      /** A body of your own, in place of the example's. It matches the contract of the answer. */
      readonly body?: Record<string, unknown> | readonly unknown[];
      /** How many requests get it. All by default. */
      readonly times?: number;
    };
    /** Answers in place of others: of two for an operation the first one stands. */
    readonly Overrides: {
      /** The answers. */
      readonly overrides: readonly components["schemas"]["Override"][];
    };
    /** A request that was answered. */
    readonly RecordedRequest: {
      /** Its place among all requests of this server, from 1. */
      readonly number: number;
      /** The header X-Request-Id of its answer. */
      readonly request_id: string;
      /**
       * Format: date-time
       * When it was answered, by the clock of the machine.
       */
      readonly answered_at: string;
      /** Its method. */
      readonly method: string;
      /** Percent-encoded, with the query. */
      readonly path: string;
      /** The operation; null if path or method do not exist in the contract. */
      readonly operation: components["schemas"]["OperationId"] | null;
      /** 0 if the connection was cut in place of an answer. */
      readonly status: number;
      /** The code of an error of the API. */
      readonly code: string | null;
      /** How long it took. */
      readonly milliseconds: number;
      /** The values at fault, as the answer lists them. */
      readonly faults: readonly Api["schemas"]["ErrorItem"][];
      /** The JSON body that was sent; left out if there was none, if it was not read, or if it was one of those that hold secrets. */
      readonly request_body?: unknown;
      /** The JSON body that was answered, with the same exceptions. */
      readonly response_body?: unknown;
    };
    /** Requests that were answered, the oldest first. */
    readonly RecordedRequests: {
      /** How many more could be listed that are older than these. */
      readonly earlier: number;
      /** The requests. */
      readonly requests: readonly components["schemas"]["RecordedRequest"][];
    };
    /** An event of the contract that was emitted. */
    readonly EmittedEvent: {
      /** Its id. */
      readonly event_id: string;
      readonly type: components["schemas"]["EmittedName"];
      /** The account that it is about: its supplier, a slash and its number in the source system. */
      readonly subject: string;
      /** Its place among the events of its subject, from 1. */
      readonly sequence: number;
      /**
       * Format: date-time
       * When it was emitted.
       */
      readonly occurred_at: string;
      /** The payload of the event. */
      readonly payload: unknown;
    };
    /** Events that were emitted, the oldest first. */
    readonly EmittedEvents: {
      /** The events. */
      readonly events: readonly components["schemas"]["EmittedEvent"][];
    };
    /** An account has moved from one state of its import to another. In the same state it got new data. */
    readonly Move: {
      /** The import supplier. */
      readonly import_supplier: string;
      /** The number of the account in the source system. */
      readonly external_account_number: string;
      readonly from: components["schemas"]["ImportState"];
      readonly to: components["schemas"]["ImportState"];
      readonly mark?: components["schemas"]["ImportMark"];
      /** The number of the account that was created. */
      readonly platform_account_number?: string;
      /** The id of the request that moved it. */
      readonly request_id: string;
    };
    /** The messages of the stream. */
    readonly FeedMessages: {
      readonly connected: components["schemas"]["StreamConnected"];
      readonly request: components["schemas"]["RecordedRequest"];
      readonly move: components["schemas"]["Move"];
      readonly emitted: components["schemas"]["EmittedEvent"];
      readonly reset: components["schemas"]["EverythingReplaced"];
    };
    /** The first message of every stream. What was read before is out of date. */
    readonly StreamConnected: Record<string, unknown>;
    /** Everything was replaced. What was read before is out of date. */
    readonly EverythingReplaced: Record<string, unknown>;
    /** A document. */
    readonly LocatedDocument: {
      /** Its path below the document root of the supplier. */
      readonly document_path: string;
      /** Where it lies: bucket, document root and path. */
      readonly location: string;
    };
    /** A note on an account. */
    readonly ShownNote: {
      /** Its text. */
      readonly body: string | null;
      /** Its documents. */
      readonly document_paths: readonly components["schemas"]["LocatedDocument"][];
      /** When it was written, as it was sent. */
      readonly created_at: string;
      /** Whether it is pinned now. */
      readonly is_pinned: boolean;
      /** Until when. */
      readonly unpin_at: string | null;
    };
    /** A transaction that was added. */
    readonly ShownTransaction: {
      readonly transaction_data: Api["schemas"]["Transaction"];
      /** Why it was moved to another day. */
      readonly description: string | null;
    };
    /** A statement with the place of its document. */
    readonly ShownStatement: Api["schemas"]["Statement"] & {
      /** Where its document lies: bucket, document root and path. */
      readonly location?: string;
    };
    /** How an account pays. */
    readonly ShownInstruction: {
      /** The payment vendor. */
      readonly vendor: string;
      /** Its name for the instruction. */
      readonly reference: string;
      /** The type of the instruction. */
      readonly type: string;
      /** What the vendor knows about it. */
      readonly details: unknown;
    };
    /** The data that an account was made from. */
    readonly ShownImportData: Api["schemas"]["Account"] & {
      /** The transactions that were added since, as they were sent. */
      readonly added_transactions: readonly Api["schemas"]["Transaction"][];
    };
    /** Everything that is known of an account, as its page on the support site shows it. */
    readonly AccountPage: {
      /** Its number on the platform. */
      readonly account_number: string;
      /**
       * Format: date-time
       * When it was created.
       */
      readonly account_created_at: string;
      readonly import_process: components["schemas"]["NamedAccount"];
      /** The team that it was given to. */
      readonly operations_team_name: string | null;
      /** Whether customers were to be sent emails. */
      readonly sends_customer_emails: boolean | null;
      readonly import_data?: components["schemas"]["ShownImportData"];
      /** Its notes, those that are pinned first. */
      readonly notes: readonly components["schemas"]["ShownNote"][];
      /** The transactions that were added since. */
      readonly transactions: readonly components["schemas"]["ShownTransaction"][];
      /** Its statements, also those of its import data. */
      readonly statements: readonly components["schemas"]["ShownStatement"][];
      /** How the account pays. */
      readonly payment_instructions: readonly components["schemas"]["ShownInstruction"][];
    };
    /** An account that is imported, with the data that it was made from. */
    readonly ImportedAccount: {
      /** Its number on the platform. */
      readonly platform_account_number: string;
      readonly created_at?: Api["schemas"]["DateTime"];
      /** The team that it was given to. */
      readonly operations_team_name?: string | null;
      /** Whether customers were to be sent emails. */
      readonly sends_customer_emails?: boolean | null;
      readonly import_data: Api["schemas"]["Account"];
      /** Its notes, also those of its import data. */
      readonly notes?: readonly {
        /** Its text. */
        readonly body?: string | null;
        /** Its documents, below the root of the supplier. */
        readonly document_paths?: readonly string[];
        readonly created_at: Api["schemas"]["DateTime"];
        /** Whether it is pinned. */
        readonly is_pinned?: boolean;
        readonly unpin_at?: Api["schemas"]["DateTimeOrNull"];
      }[];
      /** The transactions that were added since. */
      readonly transactions?: readonly {
        readonly transaction_data: Api["schemas"]["Transaction"];
        readonly booked_on?: Api["schemas"]["Date"];
        /** Why it was moved to another day. */
        readonly description?: string | null;
      }[];
      /** The statements that were added since. */
      readonly statements?: readonly Api["schemas"]["HistoricalStatement"][];
      /** How the account pays. */
      readonly payment_instructions?: readonly {
        /** The payment vendor. */
        readonly vendor: string;
        /** Its name for the instruction. */
        readonly reference: string;
        /** The type of the instruction. */
        readonly type: string;
        /** What the vendor knows about it, as JSON in text. */
        readonly details?: string;
      }[];
    };
    /**
     * ServerConfig
     * What the operator of the reference server sets up: the file of `energy-contracts serve --config FILE`.
     */
    readonly ServerConfig: {
      /** Where this schema lies, for editors. The server does not read it. */
      readonly $schema?: string;
      /** The API keys of organisations. They exchange it for a token, or send it as user name in HTTP basic. */
      readonly apiKeys: readonly string[];
      /**
       * Tokens that are valid from the start and never expire. For development.
       * @default []
       */
      readonly tokens?: readonly string[];
      /**
       * Whether data-import endpoints refuse HTTP basic, so that callers have to exchange their API key for a token.
       * @default false
       */
      readonly dataImportNeedsToken?: boolean;
      /** The names of the teams that imported accounts can be given to. */
      readonly operationsTeams: readonly string[];
      /** The import suppliers. */
      readonly suppliers: readonly {
        /** What payloads name it by, in import_supplier. */
        readonly code: string;
        /** @default Ongoing */
        readonly status?: components["schemas"]["SupplierStatus"];
        /**
         * Whether customers are sent emails when their account is imported. The server sends none, and shows the setting on the page of the account.
         * @default false
         */
        readonly sendsCustomerEmails?: boolean;
        /** Where the documents of this supplier lie: a prefix inside the bucket of the instance. The code of the supplier where it is left out. */
        readonly documentRoot?: string;
        /**
         * The country in which telephone numbers without a country code are read, as ISO 3166-1 alpha-2.
         * @default DE
         */
        readonly country?: string;
      }[];
      /**
       * The storage bucket of the instance. Documents lie in it, below the document root of their supplier.
       * @default documents
       */
      readonly documentBucket?: string;
      /**
       * How many accounts may be processed at once; null for any number.
       * @default 40
       */
      readonly processLimit?: number | null;
      /**
       * How long a call may process an account before its lease on it runs out, and others may try.
       * @default 60
       */
      readonly processSeconds?: number;
      /**
       * Whether the products that contracts name, by their tariff_code, have to exist when an account is processed.
       * @default true
       */
      readonly productsRequired?: boolean;
      /**
       * Whether the products in the examples of the contract exist from the start. For development and tests.
       * @default false
       */
      readonly exampleProducts?: boolean;
      /**
       * Value added tax on the unit rates of products, a decimal number as text: 0.19 for 19%.
       * @default 0.19
       */
      readonly vatRate?: string;
      /**
       * How many products or unit rates a page of the public interface has.
       * @default 100
       */
      readonly pageSize?: number;
      /**
       * How large the body of a request may be.
       * @default 1048576
       */
      readonly bodyBytes?: number;
      /**
       * Whether the values of docs/scenarios.md have their effect. For development and tests.
       * @default false
       */
      readonly scenarios?: boolean;
      /**
       * How long a token is valid.
       * @default 3600
       */
      readonly tokenSeconds?: number;
      /**
       * How long a refresh token is valid.
       * @default 604800
       */
      readonly refreshTokenSeconds?: number;
      /**
       * The base address that callers use, where it is not the one that requests arrive at: behind a proxy, for example.
       * @default null
       */
      readonly publicUrl?: string | null;
      /**
       * The payment vendor to ask over HTTP; null for the simulated one.
       * @default null
       */
      readonly paymentVendor?: {
        /** The address that instructions are sent to. */
        readonly url: string;
        /**
         * How long an answer may take.
         * @default 10
         */
        readonly timeoutSeconds?: number;
      } | null;
      /**
       * Endpoints that get every event in a request of its own, signed as Standard Webhooks asks.
       * @default []
       */
      readonly webhooks?: readonly {
        /** The address that events are sent to. */
        readonly url: string;
        /** What requests are signed with: whsec_ and 24 to 64 random bytes in base64. Two while one replaces the other. */
        readonly secrets: readonly string[];
      }[];
      /**
       * A bus of Amazon EventBridge that gets every event; null for none. Needs the package @aws-sdk/client-eventbridge.
       * @default null
       */
      readonly eventBridge?: {
        /** The name of the bus, or its ARN. */
        readonly bus: string;
        /** What the events say they come from. energy-contracts where it is left out. */
        readonly source?: string;
        /** The region of the bus. Where it is left out the SDK finds it in the environment. */
        readonly region?: string;
      } | null;
    };
    /**
     * State
     * What the reference server remembers: the file of `energy-contracts serve --state FILE`, and what GET /__control/state answers.
     */
    readonly State: {
      /** Where this schema lies, for editors. The server does not read it. */
      readonly $schema?: string;
      /** The products, also those that are hidden. */
      readonly products?: readonly Api["schemas"]["Product"][];
      /** The import suppliers whose status the operator has changed. */
      readonly suppliers?: readonly components["schemas"]["SupplierWithStatus"][];
      /** The data of accounts that are staged and not imported. */
      readonly staged?: readonly Api["schemas"]["Account"][];
      /** The accounts that are marked to be skipped, staged or not. */
      readonly skipped?: readonly components["schemas"]["NamedAccount"][];
      /** The accounts that are imported. */
      readonly imported?: readonly components["schemas"]["ImportedAccount"][];
    };
    /**
     * Ongoing takes new accounts. Paused refuses them, and more are expected later. Complete refuses them, and further ones are not expected.
     * @enum {string}
     */
    readonly SupplierStatus: "Ongoing" | "Paused" | "Complete";
    /**
     * A state that an account passes through on its import.
     * @enum {string}
     */
    readonly ImportState: "not_staged" | "staged" | "in_progress" | "imported" | "skipped";
    /**
     * How the last attempt to process a staged account ended.
     * @enum {string}
     */
    readonly ImportMark: "failed" | "dry_run_passed" | "dry_run_failed";
    /**
     * The id of an operation.
     * @enum {string}
     */
    readonly OperationId: "obtainPlatformToken" | "validateProducts" | "createProducts" | "validateAccount" | "stageAccount" | "processAccount" | "getAccountTransferStatus" | "listAccountImportProcesses" | "listPendingAccountImportProcesses" | "listImportedAccountImportProcesses" | "createNotes" | "createTransactions" | "createHistoricalStatements" | "createPaymentInstruction" | "listProducts" | "listStandardUnitRates" | "getAccount";
    /**
     * The name of an event that the server emits.
     * @enum {string}
     */
    readonly EmittedName: "account.created-v1" | "data_import.import_process.cancelled-v1" | "data_import.import_process.complete-v1" | "data_import.import_process.dry_run_complete-v1" | "data_import.import_process.dry_run_error-v1" | "data_import.import_process.error-v1" | "data_import.import_process.post_import.completed-v1" | "data_import.import_process.post_import.error-v1";
    /**
     * ServerConfig
     * What the operator of the reference server sets up: the file of `energy-contracts serve --config FILE`.
     */
    readonly FilledConfig: {
      /** The API keys of organisations. They exchange it for a token, or send it as user name in HTTP basic. */
      readonly apiKeys: readonly string[];
      /**
       * Tokens that are valid from the start and never expire. For development.
       * @default []
       */
      readonly tokens: readonly string[];
      /**
       * Whether data-import endpoints refuse HTTP basic, so that callers have to exchange their API key for a token.
       * @default false
       */
      readonly dataImportNeedsToken: boolean;
      /** The names of the teams that imported accounts can be given to. */
      readonly operationsTeams: readonly string[];
      /** The import suppliers. */
      readonly suppliers: readonly {
        /** What payloads name it by, in import_supplier. */
        readonly code: string;
        /** @default Ongoing */
        readonly status: components["schemas"]["SupplierStatus"];
        /**
         * Whether customers are sent emails when their account is imported. The server sends none, and shows the setting on the page of the account.
         * @default false
         */
        readonly sendsCustomerEmails: boolean;
        /** Where the documents of this supplier lie: a prefix inside the bucket of the instance. The code of the supplier where it is left out. */
        readonly documentRoot?: string;
        /**
         * The country in which telephone numbers without a country code are read, as ISO 3166-1 alpha-2.
         * @default DE
         */
        readonly country: string;
      }[];
      /**
       * The storage bucket of the instance. Documents lie in it, below the document root of their supplier.
       * @default documents
       */
      readonly documentBucket: string;
      /**
       * How many accounts may be processed at once; null for any number.
       * @default 40
       */
      readonly processLimit: number | null;
      /**
       * How long a call may process an account before its lease on it runs out, and others may try.
       * @default 60
       */
      readonly processSeconds: number;
      /**
       * Whether the products that contracts name, by their tariff_code, have to exist when an account is processed.
       * @default true
       */
      readonly productsRequired: boolean;
      /**
       * Whether the products in the examples of the contract exist from the start. For development and tests.
       * @default false
       */
      readonly exampleProducts: boolean;
      /**
       * Value added tax on the unit rates of products, a decimal number as text: 0.19 for 19%.
       * @default 0.19
       */
      readonly vatRate: string;
      /**
       * How many products or unit rates a page of the public interface has.
       * @default 100
       */
      readonly pageSize: number;
      /**
       * How large the body of a request may be.
       * @default 1048576
       */
      readonly bodyBytes: number;
      /**
       * Whether the values of docs/scenarios.md have their effect. For development and tests.
       * @default false
       */
      readonly scenarios: boolean;
      /**
       * How long a token is valid.
       * @default 3600
       */
      readonly tokenSeconds: number;
      /**
       * How long a refresh token is valid.
       * @default 604800
       */
      readonly refreshTokenSeconds: number;
      /**
       * The base address that callers use, where it is not the one that requests arrive at: behind a proxy, for example.
       * @default null
       */
      readonly publicUrl: string | null;
      /**
       * The payment vendor to ask over HTTP; null for the simulated one.
       * @default null
       */
      readonly paymentVendor: {
        /** The address that instructions are sent to. */
        readonly url: string;
        /**
         * How long an answer may take.
         * @default 10
         */
        readonly timeoutSeconds: number;
      } | null;
      /**
       * Endpoints that get every event in a request of its own, signed as Standard Webhooks asks.
       * @default []
       */
      readonly webhooks: readonly {
        /** The address that events are sent to. */
        readonly url: string;
        /** What requests are signed with: whsec_ and 24 to 64 random bytes in base64. Two while one replaces the other. */
        readonly secrets: readonly string[];
      }[];
      /**
       * A bus of Amazon EventBridge that gets every event; null for none. Needs the package @aws-sdk/client-eventbridge.
       * @default null
       */
      readonly eventBridge: {
        /** The name of the bus, or its ARN. */
        readonly bus: string;
        /** What the events say they come from. energy-contracts where it is left out. */
        readonly source?: string;
        /** The region of the bus. Where it is left out the SDK finds it in the environment. */
        readonly region?: string;
      } | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type AccountGroup = components["schemas"]["AccountGroup"];
export type AccountPage = components["schemas"]["AccountPage"];
export type ClockChange = components["schemas"]["ClockChange"];
export type ClockTime = components["schemas"]["ClockTime"];
export type ControlAction = components["schemas"]["ControlAction"];
export type ControlActions = components["schemas"]["ControlActions"];
export type EmittedEvent = components["schemas"]["EmittedEvent"];
export type EmittedEvents = components["schemas"]["EmittedEvents"];
export type EmittedName = components["schemas"]["EmittedName"];
export type EverythingReplaced = components["schemas"]["EverythingReplaced"];
export type FeedMessages = components["schemas"]["FeedMessages"];
export type FilledConfig = components["schemas"]["FilledConfig"];
export type ImportMark = components["schemas"]["ImportMark"];
export type ImportState = components["schemas"]["ImportState"];
export type ImportedAccount = components["schemas"]["ImportedAccount"];
export type KnownAccount = components["schemas"]["KnownAccount"];
export type ListedAccount = components["schemas"]["ListedAccount"];
export type ListedAccounts = components["schemas"]["ListedAccounts"];
export type ListedState = components["schemas"]["ListedState"];
export type LocatedDocument = components["schemas"]["LocatedDocument"];
export type Move = components["schemas"]["Move"];
export type NamedAccount = components["schemas"]["NamedAccount"];
export type OperationId = components["schemas"]["OperationId"];
export type Override = components["schemas"]["Override"];
export type Overrides = components["schemas"]["Overrides"];
export type Overview = components["schemas"]["Overview"];
export type RecordedRequest = components["schemas"]["RecordedRequest"];
export type RecordedRequests = components["schemas"]["RecordedRequests"];
export type ResetDone = components["schemas"]["ResetDone"];
export type Scenario = components["schemas"]["Scenario"];
export type ServerConfig = components["schemas"]["ServerConfig"];
export type ShownImport = components["schemas"]["ShownImport"];
export type ShownImportData = components["schemas"]["ShownImportData"];
export type ShownInstruction = components["schemas"]["ShownInstruction"];
export type ShownNote = components["schemas"]["ShownNote"];
export type ShownStatement = components["schemas"]["ShownStatement"];
export type ShownTransaction = components["schemas"]["ShownTransaction"];
export type SkippedAccount = components["schemas"]["SkippedAccount"];
export type SkippedChange = components["schemas"]["SkippedChange"];
export type State = components["schemas"]["State"];
export type StateLoaded = components["schemas"]["StateLoaded"];
export type StreamConnected = components["schemas"]["StreamConnected"];
export type SupplierStatus = components["schemas"]["SupplierStatus"];
export type SupplierStatusChange = components["schemas"]["SupplierStatusChange"];
export type SupplierWithStatus = components["schemas"]["SupplierWithStatus"];
export type Weather = components["schemas"]["Weather"];

/** How far the import of a supplier can be. */
export const SUPPLIER_STATUSES: readonly SupplierStatus[] = ["Ongoing","Paused","Complete"];

/** How an attempt has ended that leads back, by the event that reports it. */
export const MARKS = {
  "data_import.import_process.error-v1": "failed",
  "data_import.import_process.dry_run_complete-v1": "dry_run_passed",
  "data_import.import_process.dry_run_error-v1": "dry_run_failed"
} as const;

/** What each call of /__control/ takes, and what it answers. */
export interface ControlTypes {
  readonly listActions: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: ControlActions;
  };
  readonly showOverview: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: Overview;
  };
  readonly reset: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: ResetDone;
  };
  readonly setSupplierStatus: {
    readonly parameters: { readonly code: string };
    readonly body: SupplierStatusChange;
    readonly answer: SupplierWithStatus;
  };
  readonly listAccounts: {
    readonly parameters: { readonly state?: "staged" | "in_progress" | "imported" | "skipped"; readonly number?: string; readonly after?: string; readonly limit: number };
    readonly body: undefined;
    readonly answer: ListedAccounts;
  };
  readonly showImport: {
    readonly parameters: { readonly supplier: string; readonly external_account_number: string };
    readonly body: undefined;
    readonly answer: ShownImport;
  };
  readonly setSkipped: {
    readonly parameters: { readonly supplier: string; readonly external_account_number: string };
    readonly body: SkippedChange;
    readonly answer: SkippedAccount;
  };
  readonly moveClock: {
    readonly parameters: {  };
    readonly body: ClockChange;
    readonly answer: ClockTime;
  };
  readonly listEvents: {
    readonly parameters: { readonly limit: number };
    readonly body: undefined;
    readonly answer: EmittedEvents;
  };
  readonly showAccountPage: {
    readonly parameters: { readonly account_number: string };
    readonly body: undefined;
    readonly answer: AccountPage;
  };
  readonly getState: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: State;
  };
  readonly setState: {
    readonly parameters: {  };
    readonly body: State;
    readonly answer: StateLoaded;
  };
  readonly getWeather: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: Weather;
  };
  readonly setWeather: {
    readonly parameters: {  };
    readonly body: Weather;
    readonly answer: Weather;
  };
  readonly listOverrides: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: Overrides;
  };
  readonly setOverrides: {
    readonly parameters: {  };
    readonly body: Overrides;
    readonly answer: Overrides;
  };
  readonly listRequests: {
    readonly parameters: { readonly operation?: string; readonly status?: string; readonly limit: number; readonly wait: number };
    readonly body: undefined;
    readonly answer: RecordedRequests;
  };
  readonly clearRequests: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: RecordedRequests;
  };
  readonly streamFeed: {
    readonly parameters: {  };
    readonly body: undefined;
    readonly answer: FeedMessages;
  };
}
