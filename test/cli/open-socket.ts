import { once } from "node:events";
import { connect } from "node:net";

/** Opens a connection and sends the beginning of a request. `closed` resolves at its end. */
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
