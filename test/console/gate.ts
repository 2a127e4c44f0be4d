// An address that stays the same while the server behind it is another one.
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { pipeline } from "node:stream";

/** Opens it before a server. Nobody answers while there is none. */
export async function openGate(server: string) {
  let port = Number(new URL(server).port);
  const gate = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    pipeline(near, far, near, () => {}); // one end is gone, and so is the other
  });
  await once(gate.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    leadTo(next: string): void {
      port = Number(new URL(next).port);
    },
    close: (): void => void gate.close(),
  };
}
