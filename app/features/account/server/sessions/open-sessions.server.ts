import { database } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";

export interface OpenSession {
  /** When its customer signed in; renewals leave it as it is. */
  readonly authenticatedAt: Date | null;
}

interface Look {
  readonly id: string;
  readonly customerId: string;
  readonly now: Date;
  readonly resolve: (session: OpenSession | undefined) => void;
  readonly reject: (error: unknown) => void;
}

let waiting: Look[] = [];
let isLooking = false;

/**
 * A session of this customer that goes on, or undefined where it does not, as the database knows it after this was called. What is requested while a query
 * runs shares the next one: two hundred calls at once cost two or three queries, and one connection.
 */
export function openSession(id: string, customerId: string, now: Date): Promise<OpenSession | undefined> {
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
        .select(["id", "customer_id", "expires_at", "authenticated_at"])
        .where("id", "in", ids)
        .where("revoked_at", "is", null)
        .execute();
      const open = new Map(sessions.map((session) => [session.id, session]));
      for (const { id, customerId, now, resolve } of looks) {
        const session = open.get(id);
        const isOpen = session?.customer_id === customerId && session.expires_at > now;
        resolve(isOpen ? { authenticatedAt: session.authenticated_at } : undefined);
      }
    } catch (error) {
      for (const { reject } of looks) reject(error);
    }
  }
  isLooking = false;
}
