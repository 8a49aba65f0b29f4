import { randomInt, randomUUID } from "node:crypto";
import { importCustomer } from "#app/features/account/account.server.ts";
import { type DemoPerson, khalid } from "#db/seed/demo/demo-people.ts";
import { onDatabase } from "./program-database.ts";

/** A customer of a journey's own, who registered a while ago and owns nothing yet. */
export async function newCustomer(): Promise<DemoPerson> {
  const id = randomUUID();
  const phone = `5${String(randomInt(10_000_000)).padStart(7, "0")}`;
  const person = { ...khalid, id, email: `customer-${id}@example.qa`, phone, kunnr: id, sfAccountId: id };
  await onDatabase(() => importCustomer(person, new Date()));
  return person;
}
