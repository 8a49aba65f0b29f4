import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A content editor on this machine, which shows the address after its own `?` in a frame. */
export async function withContentEditor<T>(use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url = "" }, answer) => {
    const framed = decodeURIComponent(url.slice(url.indexOf("?") + 1)).replaceAll('"', "%22");
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.end(
      `<!doctype html><title>Editor</title><iframe src="${framed}" width="1200" height="700"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
