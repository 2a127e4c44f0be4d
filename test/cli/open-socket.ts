import { once } from "node:events";
import { connect } from "node:net";

/** Opens a connection, sends so much of a request, and resolves to a promise of its end, reset or not. */
export async function openSocket(
  url: string,
  text: string,
): Promise<{ readonly closed: Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket
    .on("error", () => {})
    .resume()
    .write(text);
  return { closed: new Promise((resolve) => socket.once("close", resolve)) };
}
