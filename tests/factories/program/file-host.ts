import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FileHost } from "#server/hosted-files/file-answers.ts";

interface ReceivedFile {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A host of files on a port of its own. */
export async function serveForTest(host: Pick<FileHost, "answer">) {
  const server = createServer((incoming, response) => void host.answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Sends a request line as it is given, however wrong. */
    send: (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<ReceivedFile> =>
      new Promise((resolve, reject) => {
        const sent = request({ host: "localhost", port, path, method, headers, agent: false });
        sent.on("error", reject).on("response", (answer) => {
          buffer(answer).then(
            (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
            reject,
          );
        });
        sent.end();
      }),
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
