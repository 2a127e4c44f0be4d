// An address that stays the same while the server behind it is another one.
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { pipeline } from "node:stream";

/** Opens it before a server. While it leads nowhere, it turns everybody away. */
export async function openGate(server: string) {
  let port: number | undefined = Number(new URL(server).port);
  const gate = createServer((near) => {
    if (port === undefined) return void near.destroy();
    const far = connect(port, "127.0.0.1");
    pipeline(near, far, near, () => {}); // one end is gone, and so is the other
  });
  await once(gate.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    /** Before a server ends: another program may be given its port. */
    leadNowhere(): void {
      port = undefined;
    },
    leadTo(next: string): void {
      port = Number(new URL(next).port);
    },
    close: (): void => void gate.close(),
  };
}
