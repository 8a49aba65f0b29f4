import { hash, verify } from "@node-rs/argon2";
import { WorkQueue } from "#app/lib/queue/work-queue.ts";

// The names of the package's enums are types only, so these are its values: argon2id, version 0x13. Cost of OWASP.
const cost = { algorithm: 2, version: 1, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const nobodysHash = hash("nobody's password", cost);

/** Two at once take 40 MB and leave a processor to the pages; who comes after thirty others hears `QueueFull` at once. */
const queue = new WorkQueue({ atOnce: 2, mostWaiting: 30 });

/** An office signs in within a minute of the morning, and is not kept out by customers who do so at once. */
const queueOfStaff = new WorkQueue({ atOnce: 1, mostWaiting: 100 });

/** An argon2id hash with its own salt. Throws `QueueFull`. */
export async function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password.normalize("NFC"), cost));
}

/** Always costs one verification, also where there is no such account, so that the time reveals nothing. Throws `QueueFull`. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
  { isStaff = false } = {},
): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await (isStaff ? queueOfStaff : queue).run(() =>
    verify(against, password.normalize("NFC")),
  );
  return matches && typeof passwordHash === "string";
}
