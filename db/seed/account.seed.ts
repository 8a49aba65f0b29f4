import { importCustomer } from "#app/features/account/account.server.ts";
import { demoPeople } from "./demo/demo-people.ts";

/** Logins of the demo's people. Safe to run again: existing accounts stay as they are. */
export async function seedAccounts(now: Date): Promise<void> {
  for (const person of demoPeople) await importCustomer(person, now);
}
