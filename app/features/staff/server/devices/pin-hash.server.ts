import { hash, verify } from "@node-rs/argon2";
import { WorkQueue } from "#app/lib/queue/work-queue.ts";
import { secretFor } from "#app/platform/secrets.server.ts";

// The package's enums are types only: argon2id. Six digits are few, so the key does more than the cost, which is of milliseconds.
const cost = { algorithm: 2, version: 1, memoryCost: 8_192, timeCost: 1, parallelism: 1 };
const queue = new WorkQueue({ atOnce: 2, mostWaiting: 50 });

/** A hash of a PIN with its own salt and a key of ours. Throws `QueueFull`. */
export function hashPin(pin: string): Promise<string> {
  return queue.run(() => hash(pin, { ...cost, secret: secretFor("pins of staff") }));
}

export function isPinOf(pinHash: string, pin: string): Promise<boolean> {
  return queue.run(() => verify(pinHash, pin, { secret: secretFor("pins of staff") }), { isUrgent: true });
}
