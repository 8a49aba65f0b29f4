import { randomUUID } from "node:crypto";
import { importCustomer } from "#app/features/account/account.server.ts";
import { garageApi } from "#app/features/garage/api.server.ts";
import type { GarageTables } from "#app/features/garage/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { type DemoPerson, khalid } from "#db/seed/demo/demo-people.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { apiOnDemo, tokenOf } from "./demo-api.ts";

/** A VIN of Noora's in the demo. */
export const vinOfNoora = "RMLHJR4K7R1004821";
/** A VIN that is not on record. */
export const unknownVin = (number = 1) => `RMLNDA2B5T2${String(number).padStart(6, "0")}`;

/** The garage's calls on the demo's data, and customers of the test's own. Use it after `testDatabase()`. */
export function linksOnDemo() {
  const api = apiOnDemo([garageApi], seedGarage);
  let people = 0;
  return {
    ...api,
    /** A customer without vehicles, with a token. */
    async newCustomer(): Promise<{ person: DemoPerson; token: string }> {
      people += 1;
      const id = randomUUID();
      const email = `linker-${people}@example.qa`;
      const person = { ...khalid, id, email, phone: `5534${1000 + people}`, kunnr: id, sfAccountId: id };
      await importCustomer(person, now());
      return { person, token: await tokenOf(person, now()) };
    },
    request: (token: string, vin: string, more: object = {}) =>
      api.post<{ id: string; reference: string; state: string }>(
        "/v3/vehicle-links",
        { vin, ...more },
        { token },
      ),
  };
}

export const linkTables = () => database<GarageTables>();

export function vehicleWith(vin: string) {
  return linkTables().selectFrom("garage.vehicle").selectAll().where("vin", "=", vin).executeTakeFirst();
}

/** The newest messages that name something, oldest first. */
export async function messagesWith(text: string) {
  const messages = await newestMessages(200);
  return messages.filter(({ plain, subject }) => `${subject}\n${plain}`.includes(text)).reverse();
}
