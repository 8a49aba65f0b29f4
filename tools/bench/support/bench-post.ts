import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { startBareServer } from "./bare-server.ts";
import { figuresOf, printFigures } from "./figures.ts";

/** A server that has just started is slower; nobody meets it twice. */
const warmUp = 500;
const calls = 1_000;

/** Each call beside one of a bare server with the same answer: what the machine takes away, it takes from both. */
export async function benchPost(url: string, token: string, post: object, what: string): Promise<void> {
  const own = { authorization: `Bearer ${token}`, body: JSON.stringify(post) };
  const parts: Buffer[] = [];
  await send(url, own, (part) => parts.push(part));
  const bytes = Buffer.concat(parts);
  const bare = await startBareServer({ headers: { "Content-Type": "application/json" }, bytes });
  const [times, bareTimes]: [number[], number[]] = [[], []];
  for (let call = 0; call < calls; call += 1) {
    const [ours, floor] = [await timeOf(url, own), await timeOf(bare.url, own)];
    if (call >= warmUp) times.push(ours);
    if (call >= warmUp) bareTimes.push(floor);
  }
  await bare.stop();
  printFigures(what, figuresOf(times), `${(bytes.length / 1024).toFixed(0)} KB`);
  printFigures("  a bare server with the same bytes, in between", figuresOf(bareTimes), "the floor");
}

async function timeOf(url: string, post: Post): Promise<number> {
  const started = performance.now();
  await send(url, post, () => undefined);
  return performance.now() - started;
}

interface Post {
  readonly authorization: string;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true });
let caller = 0;

/** Node's plain client, which keeps nothing: `fetch` spends more on a large answer than the server does. */
function send(url: string, { authorization, body }: Post, hear: (part: Buffer) => void): Promise<void> {
  caller += 1;
  const from = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": from, authorization };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return void reasonOf(url, answer).then(reject);
      answer.on("data", hear).on("error", reject).on("end", resolve);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function reasonOf(url: string, answer: IncomingMessage): Promise<Error> {
  return new Error(`${url} answered ${answer.statusCode}: ${await text(answer)}`);
}
