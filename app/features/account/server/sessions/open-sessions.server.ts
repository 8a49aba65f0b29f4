import { database } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";

interface Look {
  readonly id: string;
  readonly customerId: string;
  readonly now: Date;
  readonly resolve: (isOpen: boolean) => void;
  readonly reject: (error: unknown) => void;
}

let waiting: Look[] = [];
let isLooking = false;

/**
 * Whether a session of this customer goes on, as the database knows it after this was called. What is requested while a query
 * runs shares the next one: two hundred calls at once cost two or three queries, and one connection.
 */
export function isSessionOpen(id: string, customerId: string, now: Date): Promise<boolean> {
  return new Promise((resolve, reject) => {
    waiting.push({ id, customerId, now, resolve, reject });
    if (!isLooking) void lookWhileQueried();
  });
}

async function lookWhileQueried(): Promise<void> {
  isLooking = true;
  while (waiting.length > 0) {
    const looks = waiting;
    waiting = [];
    try {
      const ids = [...new Set(looks.map(({ id }) => id))];
      const sessions = await database<AccountTables>()
        .selectFrom("account.session")
        .select(["id", "customer_id", "expires_at"])
        .where("id", "in", ids)
        .where("revoked_at", "is", null)
        .execute();
      const open = new Map(sessions.map((session) => [session.id, session]));
      for (const { id, customerId, now, resolve } of looks) {
        const session = open.get(id);
        resolve(session?.customer_id === customerId && session.expires_at > now);
      }
    } catch (error) {
      for (const { reject } of looks) reject(error);
    }
  }
  isLooking = false;
}
