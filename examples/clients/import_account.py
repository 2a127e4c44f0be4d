"""Imports an account with the client that openapi-python-client makes.

python import_account.py ADDRESS products.json account.json
"""

import json
import os
import sys
from pathlib import Path

from energy_contracts_client import AuthenticatedClient, Client
from energy_contracts_client.api.account_import import (
    process_account,
    stage_account,
    validate_account,
)
from energy_contracts_client.api.authentication import obtain_platform_token
from energy_contracts_client.api.import_status import get_account_transfer_status
from energy_contracts_client.api.product_creation import create_products
from energy_contracts_client.models import Account, GraphqlRequest, ProcessRequest, Product

address, *files = sys.argv[1:]
products, account = (json.loads(Path(file).read_text()) for file in files)

QUERY = """mutation ($input: ObtainPlatformTokenInput!) {
  obtainPlatformToken(input: $input) { token }
}"""
key = os.environ.get("API_KEY", "sk_demo_4fJ2mQ8vXr7LwT")
asked = GraphqlRequest.from_dict({"query": QUERY, "variables": {"input": {"APIKey": key}}})
answer = obtain_platform_token.sync(client=Client(base_url=address), body=asked).to_dict()
if answer.get("errors"):
    sys.exit(json.dumps(answer["errors"]))  # what GraphQL refuses is a 200, too
token = answer["data"]["obtainPlatformToken"]["token"]
client = AuthenticatedClient(base_url=address, token=token, prefix="Token")


def report(step, response):
    print(step, int(response.status_code))
    if response.status_code >= 400:
        sys.exit(response.content.decode())


body = Account.from_dict(account)
pair = (body.import_supplier, body.external_account_number)
report(
    "products",
    create_products.sync_detailed(client=client, body=[Product.from_dict(one) for one in products]),
)
report("validate", validate_account.sync_detailed(client=client, body=body))
report("stage", stage_account.sync_detailed(client=client, body=body))
report(
    "process",
    process_account.sync_detailed(client=client, body=ProcessRequest(*pair, "migrations-north")),
)
status = get_account_transfer_status.sync_detailed(*pair, client=client)
report("status", status)
print(status.parsed.status, status.parsed.platform_account_number)
