import { fork } from "node:child_process";
import { verifyAccessToken } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { connectDatabase } from "#app/platform/database.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";

interface Question {
  readonly id: number;
  readonly token: string;
}
interface Answer {
  readonly id: number;
  readonly isGood: boolean;
}

/** A second process on the same database, which says whether it would take an access token. */
export function tokenChecker(url: string) {
  const child = fork(import.meta.filename, [url]);
  const waiting = new Map<number, (isGood: boolean) => void>();
  child.on("message", ({ id, isGood }: Answer) => waiting.get(id)?.(isGood));
  let lastId = 0;
  return {
    isGood: (token: string) =>
      new Promise<boolean>((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        child.send({ id: lastId, token } satisfies Question);
      }),
    stop: () => child.kill(),
  };
}

const [url] = process.argv.slice(2);
if (process.send !== undefined && process.argv[1] === import.meta.filename && url !== undefined) {
  connectDatabase(url, 2);
  const ready = loadSecret();
  process.on("message", async ({ id, token }: Question) => {
    await ready;
    const { ok } = await verifyAccessToken(token, now());
    process.send?.({ id, isGood: ok } satisfies Answer);
  });
}
