import { randomUUID } from "node:crypto";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import type { RunningProgram } from "./running-program.ts";

/** A write and the key under which it is made once. */
export interface Attempt<Body> {
  readonly key: string;
  readonly body: Body;
}
type Send<Body> = (
  attempt: Attempt<Body>,
) => Promise<{ readonly ok: true; readonly id: string } | FailedReply>;

export interface KilledRound<Body> {
  /** Ids by the keys of what was answered. */
  readonly acknowledged: Map<string, string>;
  readonly unanswered: Attempt<Body>[];
}
interface Round<Body> {
  readonly send: Send<Body>;
  readonly leftOver: readonly Attempt<Body>[];
  readonly next: () => Body | undefined;
  /** The program is killed when so many were acknowledged; the other callers' writes are under way then. */
  readonly killAfter: number;
}

const callersAtOnce = 6;

/** Writes with several callers at once, kills the program in the middle, and says which attempts were answered. */
export async function writeUntilKilled<Body>(
  program: RunningProgram,
  { send, leftOver, next, killAfter }: Round<Body>,
): Promise<KilledRound<Body>> {
  const waiting = [...leftOver];
  const acknowledged = new Map<string, string>();
  const unanswered: Attempt<Body>[] = [];
  let dead: Promise<void> | undefined;
  const settle = async (attempt: Attempt<Body>) => {
    const reply = await send(attempt);
    if (!reply.ok) {
      if (reply.code === "network" || reply.status >= 500) unanswered.push(attempt);
      return;
    }
    acknowledged.set(attempt.key, reply.id);
    if (acknowledged.size === killAfter) dead = program.kill();
  };
  const caller = async () => {
    while (dead === undefined) {
      const attempt = waiting.pop() ?? newAttempt(next());
      if (attempt === undefined) return;
      await settle(attempt);
    }
  };
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  await dead;
  return { acknowledged, unanswered: [...unanswered, ...waiting] };
}

function newAttempt<Body>(body: Body | undefined): Attempt<Body> | undefined {
  return body === undefined ? undefined : { key: randomUUID(), body };
}
