import { createServer, type Server, type Socket } from "node:net";

/** What clamd finds in it, without being one. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

type Answer = "as clamd" | "nothing" | "hang up" | "nonsense";

/** A clamd that knows INSTREAM alone, and one signature. */
export async function fakeClamd({ streamMaxLength = 25 * 1024 * 1024 } = {}) {
  let most = streamMaxLength;
  let answers: Answer = "as clamd";
  const scanned: number[] = [];
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    if (answers === "hang up") return socket.destroy();
    let received = Buffer.alloc(0);
    socket.on("data", (part) => {
      received = Buffer.concat([received, part]);
      const said = answerTo(received, most);
      if (said === undefined || answers === "nothing") return;
      scanned.push(received.length);
      socket.end(answers === "nonsense" ? "hello\0" : `${said}\0`);
    });
    return undefined;
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of open) socket.destroy();
      server.close(() => resolve());
    });
  return {
    address: `tcp://127.0.0.1:${port}`,
    scanned,
    answer(how: Answer) {
      answers = how;
    },
    take(bytes: number) {
      most = bytes;
    },
    stop,
    start: () => listen(port),
  };
}

/** Undefined until all has arrived. */
function answerTo(received: Buffer, streamMaxLength: number): string | undefined {
  const command = "zINSTREAM\0";
  if (received.length < command.length) return undefined;
  if (received.toString("latin1", 0, command.length) !== command) return "UNKNOWN COMMAND";
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks).includes(eicar) ? "stream: Eicar FOUND" : "stream: OK";
    bytes += length;
    if (bytes > streamMaxLength) return "INSTREAM size limit exceeded. ERROR";
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
