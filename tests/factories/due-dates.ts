import { randomUUID } from "node:crypto";
import { importCustomer } from "#app/features/account/account.server.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { type ImportedDocument, importDocument } from "#app/features/documents/documents.server.ts";
import { dueDatesApi } from "#app/features/due-dates/api.server.ts";
import type { DueDate } from "#app/features/due-dates/calls.ts";
import type { DueDatesTables } from "#app/features/due-dates/tables.ts";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { apiOnDemo, tokenOf } from "./demo-api.ts";
import { messagesIn } from "./message-language.ts";

const zone = "Asia/Qatar";
export const dueTables = () => database<DueDatesTables>();
/** The day that lies so many days after today in the importer's zone. */
export const dayAhead = (days: number) => addDays(dayIn(now(), zone), days);

/** The calls about due dates on the demo's data, and customers of the test's own. Use it after `testDatabase()`. */
export function dueDatesOnDemo() {
  const api = apiOnDemo([dueDatesApi, bookingApi], seedGarage);
  let people = 0;
  return {
    ...api,
    list: (token: string, lang = "en") =>
      api.get<{ items: DueDate[]; messages: boolean }>(`/v3/due-dates?lang=${lang}`, { token }),
    /**
     * A customer with a car whose warranty ends in so many days, and whose service is due in `service` days. `language`: in
     * which they last signed in.
     */
    async owner({
      warranty,
      service = 200,
      language,
    }: {
      warranty: number;
      service?: number;
      language?: Language;
    }) {
      people += 1;
      const id = randomUUID();
      const person = {
        ...khalid,
        ...{
          id,
          email: `owner-${people}@example.qa`,
          phone: `5535${1000 + people}`,
          kunnr: id,
          sfAccountId: id,
        },
      };
      await importCustomer(person, now());
      if (language !== undefined) await messagesIn(id, language);
      const [demo] = demoVehicles(now());
      if (demo === undefined) throw new Error("the demo has no vehicle");
      const vin = `RMLDUE4K7R${String(people).padStart(7, "0")}`;
      // The last moment of its last day in Doha.
      const ends = new Date(startOfDay(addDays(dayAhead(warranty), 1), zone).getTime() - 1);
      const visit = demo.visits[0];
      if (visit === undefined) throw new Error("the demo has no visit");
      const plate = String(300_000 + people);
      await importVehicle({
        vehicle: { ...demo.vehicle, id: `due-car-${id}`, customer_id: id, vin, plate },
        warranties: [{ type: "Basic", runtime_months: 36, ends_at: ends, limit_km: null }],
        visits: [{ ...visit, id: `due-visit-${id}`, day: monthsBefore(dayAhead(service)) }],
      });
      return { person, token: await tokenOf(person, now()), vehicleId: `due-car-${id}`, plate };
    },
  };
}

/** Half a year before a day; the shorter month's end stands for a day that it lacks. */
function monthsBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 6, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 7, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Stores a confirmed paper of a customer that ends in so many days, an insurance unless it is said. */
export async function paper(
  customerId: string,
  days: number,
  says: Partial<Record<ImportedDocument["fields"][number]["key"], string>>,
  changes: Partial<ImportedDocument> = {},
): Promise<void> {
  const id = newId<"document">();
  const stated = Object.entries({ ...says, expiry: dayAhead(days) });
  await importDocument({
    ...{ id, customerId, type: "insurance", isAccepted: true, language: "en", confirmedAt: now() },
    fields: stated.map(([key, value]) => ({ key, value }) as ImportedDocument["fields"][number]),
    pages: [{ bytes: new Uint8Array(1), width: 1, height: 1 }],
    ...changes,
  });
}

/** As in a text that runs from right to left. */
export const isolated = (text: string) => `\u2066${text}\u2069`;
