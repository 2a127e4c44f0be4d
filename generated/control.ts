// Generated from config/control.yaml by `npm run generate`. Do not edit.

/** Every call: its address, its body and what it does, for people, and its parameters. */
export const CONTROL_CALLS = {
  "listActions": {
    "method": "GET",
    "path": "/__control/",
    "does": "Lists what can be done here, and the magic values.",
    "parameters": {}
  },
  "showOverview": {
    "method": "GET",
    "path": "/__control/overview",
    "does": "Shows the server at a glance: its clock, suppliers, teams and weather, and how many accounts are in each state of the import, with up to 1,000 of them.",
    "parameters": {}
  },
  "reset": {
    "method": "POST",
    "path": "/__control/reset",
    "does": "Goes back to the start of the server, and forgets the clock, the events and the requests too.",
    "parameters": {}
  },
  "setSupplierStatus": {
    "method": "PUT",
    "path": "/__control/suppliers/{code}",
    "body": "{\"status\": \"Ongoing\" | \"Paused\" | \"Complete\"}",
    "does": "Sets the status of an import supplier.",
    "parameters": {
      "code": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "listAccounts": {
    "method": "GET",
    "path": "/__control/accounts",
    "does": "Lists accounts by supplier and number; ?state= and ?number= (how it begins) choose some, ?after= goes on behind an account, and ?limit= says how many to list.",
    "parameters": {
      "state": {
        "in": "query",
        "type": "string"
      },
      "number": {
        "in": "query",
        "type": "string"
      },
      "after": {
        "in": "query",
        "type": "string"
      },
      "limit": {
        "in": "query",
        "type": "integer",
        "default": 50
      }
    }
  },
  "showImport": {
    "method": "GET",
    "path": "/__control/imports/{supplier}/{external_account_number}",
    "does": "Shows the import of an account with its staged data and its newest 100 events.",
    "parameters": {
      "supplier": {
        "in": "path",
        "type": "string"
      },
      "external_account_number": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "setSkipped": {
    "method": "PUT",
    "path": "/__control/imports/{supplier}/{external_account_number}",
    "body": "{\"skipped\": true | false}",
    "does": "Marks an account to be skipped, or takes the mark away.",
    "parameters": {
      "supplier": {
        "in": "path",
        "type": "string"
      },
      "external_account_number": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "moveClock": {
    "method": "POST",
    "path": "/__control/clock",
    "body": "{\"advance_seconds\": 3600}",
    "does": "Moves the clock of the server forward, or back with a negative number.",
    "parameters": {}
  },
  "listEvents": {
    "method": "GET",
    "path": "/__control/events",
    "does": "Lists the events emitted by all servers of the store, the oldest first: the newest 10,000, or as many as ?limit= says.",
    "parameters": {
      "limit": {
        "in": "query",
        "type": "integer",
        "default": 10000
      }
    }
  },
  "showAccountPage": {
    "method": "GET",
    "path": "/__control/accounts/{account_number}",
    "does": "Shows an account with the data that it was imported from and all that was added since.",
    "parameters": {
      "account_number": {
        "in": "path",
        "type": "string"
      }
    }
  },
  "getState": {
    "method": "GET",
    "path": "/__control/state",
    "does": "Answers the state of the server as a document, from which it can start: serve --state FILE.",
    "parameters": {}
  },
  "setState": {
    "method": "PUT",
    "path": "/__control/state",
    "body": "{\"products\": [...], \"staged\": [...], \"imported\": [...], \"skipped\": [...]}",
    "does": "Forgets everything and takes this state in its place.",
    "parameters": {}
  },
  "getWeather": {
    "method": "GET",
    "path": "/__control/weather",
    "does": "Answers what the weather is like.",
    "parameters": {}
  },
  "setWeather": {
    "method": "PUT",
    "path": "/__control/weather",
    "body": "{\"latency\": [200, 600], \"faults\": 0.02, \"lost\": 0.01, \"seed\": 7}",
    "does": "Changes the weather: how much longer answers take, the share of calls that fail, and of answers that are lost after the work was done. {} is good weather.",
    "parameters": {}
  },
  "listOverrides": {
    "method": "GET",
    "path": "/__control/overrides",
    "does": "Lists the answers that stand in place of others.",
    "parameters": {}
  },
  "setOverrides": {
    "method": "PUT",
    "path": "/__control/overrides",
    "body": "{\"overrides\": [...]}",
    "does": "Puts answers in place of those of operations: an example, for so many requests or until a reset. The list replaces the one before; an empty one takes all back.",
    "parameters": {}
  },
  "listRequests": {
    "method": "GET",
    "path": "/__control/requests",
    "does": "Lists the last 1,000 requests, the oldest first; ?operation= and ?status= (400 or 4xx) choose some, ?limit= the newest so many, and ?wait= waits so many seconds, at most 60, until there is one.",
    "parameters": {
      "operation": {
        "in": "query",
        "type": "string"
      },
      "status": {
        "in": "query",
        "type": "string"
      },
      "limit": {
        "in": "query",
        "type": "integer",
        "default": 1000
      },
      "wait": {
        "in": "query",
        "type": "number",
        "default": 0
      }
    }
  },
  "clearRequests": {
    "method": "DELETE",
    "path": "/__control/requests",
    "does": "Forgets the requests.",
    "parameters": {}
  },
  "streamFeed": {
    "method": "GET",
    "path": "/__control/stream",
    "does": "Streams what happens as Server-Sent Events: request, move, emitted, reset. The first one is connected.",
    "parameters": {}
  }
} as const;

/** The name of a call. */
export type ControlCall = keyof typeof CONTROL_CALLS;
