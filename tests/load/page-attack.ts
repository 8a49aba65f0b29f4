import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { requestStatus } from "./request-status.ts";

export interface Attacked {
  /** How often each status was answered; 0 for a connection that was refused or cut. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds that others waited meanwhile, by what they read. */
  readonly waited: ReadonlyMap<string, readonly number[]>;
}

/**
 * Sends all paths in parallel from an address of this machine, while readers from another one read `watched` in turn until
 * it is over.
 */
export async function attack(
  address: string,
  paths: readonly string[],
  watched: readonly string[],
  localAddress = "127.0.0.2",
): Promise<Attacked> {
  const attacker = fork(join(import.meta.dirname, "attacker.ts"));
  await once(attacker, "message");
  attacker.send({ urls: paths.map((path) => address + path), localAddress });
  const answered = once(attacker, "message");
  const waited = await readMeanwhile(address, watched, answered);
  const [counts] = (await answered) as [readonly (readonly [number, number])[]];
  return { statuses: new Map(counts), waited };
}

/** Reads each path again and again, on a new connection each time, until `over` has settled. */
export async function readMeanwhile(
  address: string,
  watched: readonly string[],
  over: Promise<unknown>,
): Promise<Attacked["waited"]> {
  let isOver = false;
  const ended = over.finally(() => (isOver = true));
  const waited = new Map(watched.map((path) => [path, [] as number[]]));
  const readers = watched.map(async (path) => {
    while (!isOver) {
      const started = performance.now();
      const status = await requestStatus(address + path, "127.0.0.1");
      if (status !== 200) throw new Error(`${path} answered ${status} during the attack`);
      waited.get(path)?.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await Promise.all([ended, ...readers]);
  return waited;
}

/** How many pages the program has rendered so far. */
export async function pagesRendered(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^marsa_pages_rendered_total (\d+)/m.exec(text)?.[1] ?? 0);
}
