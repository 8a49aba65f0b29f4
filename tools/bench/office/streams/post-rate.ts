import { Agent, request } from "node:http";

interface Post {
  readonly token: string;
  readonly body: object;
  readonly connections?: number;
  readonly seconds?: number;
}

let calls = 0;

/** How many times a second a call that reads is answered, by some callers who send again as soon as they have an answer. */
export async function postRate(
  url: string,
  { token, body, connections = 8, seconds = 1 }: Post,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sent = { written: JSON.stringify(body), authorization: `Bearer ${token}` };
  const started = performance.now();
  const until = started + seconds * 1_000;
  let answers = 0;
  const caller = async () => {
    while (performance.now() < until) {
      const status = await post(url, agent, sent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return (answers * 1_000) / (performance.now() - started);
}

/** Each call comes from an address of its own: what is measured is not the limit of one caller. */
function post(
  url: string,
  agent: Agent,
  { written, authorization }: { readonly written: string; readonly authorization: string },
): Promise<number> {
  calls += 1;
  const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": from, authorization };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", agent, headers }, (answer) => {
      answer
        .resume()
        .on("error", reject)
        .on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(written);
  });
}
