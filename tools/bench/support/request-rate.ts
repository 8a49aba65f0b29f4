import { connect, type Socket } from "node:net";

interface Load {
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  readonly seconds?: number;
}

/**
 * How many times a second the same answer comes over a number of connections, each sending again as soon as it has one.
 * It only counts bytes: autocannon turns each body into text, which for a picture is slower than any server. Throws
 * where the answer is not 200 with a length.
 */
export async function requestRate(url: string, load: Load = {}): Promise<number> {
  const { headers = {}, connections = 20, seconds = 1 } = load;
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const open = () => connect({ host: hostname, port: Number(port), noDelay: true });
  const answerBytes = await lengthOfAnswer(open(), request);
  const sockets = Array.from({ length: connections }, open);
  let answers = 0;
  for (const socket of sockets) {
    let received = 0;
    socket.on("connect", () => socket.write(request));
    socket.on("data", ({ length }) => {
      received += length;
      if (received < answerBytes) return;
      received -= answerBytes;
      answers += 1;
      socket.write(request);
    });
  }
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const passed = performance.now() - started;
  for (const socket of sockets) socket.destroy();
  return (answers * 1_000) / passed;
}

/** The bytes of one answer, head and body: the same for every answer of an address. */
async function lengthOfAnswer(socket: Socket, request: string): Promise<number> {
  socket.write(request);
  let head = "";
  for await (const chunk of socket) {
    head += (chunk as Buffer).toString("latin1");
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) continue;
    const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? [];
    if (!head.startsWith("HTTP/1.1 200 ") || length === undefined)
      throw new Error(`answered ${head.slice(0, 200)}`);
    return end + 4 + Number(length);
  }
  throw new Error("the connection ended before an answer");
}
