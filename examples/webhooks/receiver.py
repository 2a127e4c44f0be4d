"""Receives webhooks: it says where it listens, and the id of each that it takes. The secret is in
WEBHOOK_SECRET.

WEBHOOK_SECRET=whsec_... python receiver.py
"""

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks import Webhook, WebhookVerificationError

LONGEST = 1 << 20
webhook = Webhook(os.environ["WEBHOOK_SECRET"])


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(max(0, min(length, LONGEST)))
        try:
            webhook.verify(body, dict(self.headers), json_parse=False)
        except (WebhookVerificationError, ValueError):  # the latter for a header in no right form
            return self.answer(401)
        print("took", self.headers["webhook-id"], flush=True)  # judge it, and handle each id once
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
