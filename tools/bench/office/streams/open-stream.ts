import { Agent, type ClientRequest, request } from "node:http";

/** Streams have connections of their own, as those of a browser's tabs. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

export interface LiveStream {
  close(): void;
}
interface Followed {
  readonly address: string;
  readonly cookie: string;
  readonly topics: readonly string[];
  /** `open`, `change`, `reset`, `ended` or `beat`. */
  heard?(event: string): void;
}

/** Follows changes by the office's stream, as a visible tab does; resolves when it is open. */
export function openStream({ address, cookie, topics, heard }: Followed): Promise<LiveStream> {
  const path = `/office/live?topics=${encodeURIComponent(topics.join(","))}`;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(`${address}${path}`, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream answered ${answer.statusCode}`));
      let rest = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        const messages = (rest + chunk).split("\n\n");
        rest = messages.pop() ?? "";
        for (const message of messages) {
          const [, event = ""] = /^event: (\S+)$/m.exec(message) ?? [];
          if (event === "open") resolve({ close: () => sent.destroy() });
          heard?.(event);
        }
      });
      answer.on("error", () => undefined);
    });
    sent.on("error", reject);
    sent.end();
  });
}
