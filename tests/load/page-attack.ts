import { request } from "node:http";

export interface Attacked {
  /** How often each status was answered; 0 for a connection that was refused or cut. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds that others waited meanwhile, by what they read. */
  readonly waited: ReadonlyMap<string, readonly number[]>;
}

/** An address of this machine that is not the one that well-meaning readers come from. */
const attacker = "127.0.0.2";

/** Sends all paths in parallel from one address, while readers from another one read `watched` in turn until it is over. */
export async function attack(
  address: string,
  paths: readonly string[],
  watched: readonly string[],
): Promise<Attacked> {
  let isOver = false;
  const waited = new Map(watched.map((path) => [path, [] as number[]]));
  const readers = watched.map(async (path) => {
    while (!isOver) {
      const started = performance.now();
      const status = await statusOf(address + path, "127.0.0.1");
      if (status !== 200) throw new Error(`${path} answered ${status} during the attack`);
      waited.get(path)?.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  const statuses = new Map<number, number>();
  const sent = paths.map(async (path) => {
    const status = await statusOf(address + path, attacker);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await Promise.all(sent);
  isOver = true;
  await Promise.all(readers);
  return { statuses, waited };
}

/** How many pages the program has rendered so far. */
export async function pagesRendered(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^marsa_pages_rendered_total (\d+)/m.exec(text)?.[1] ?? 0);
}

function statusOf(url: string, localAddress: string): Promise<number> {
  return new Promise((resolve) => {
    request(url, { localAddress, agent: false, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve(0));
    })
      .on("error", () => resolve(0))
      .end();
  });
}
