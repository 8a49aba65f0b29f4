import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { RawBuilder } from "kysely";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { forgetShortLived } from "#app/platform/messages/outbox.server.ts";
import { personalTables } from "#app/platform/personal-data/register.server.ts";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { tracesOf } from "../../factories/database/traces.ts";
import { customerCalls } from "../customer-calls.ts";
import { droveEarlier, onDatabase } from "../program-database.ts";
import type { SiteTexts } from "../site-texts.ts";
import "#server/app.ts";

/** Each language drives a model of its own. */
const driven = { en: "suhail", ar: "shihab" };

/** Gives a customer who is signed in on the page a car with an appointment ahead, and a test drive that took place. */
export async function ownPast(page: Page, { language }: SiteTexts, customer: DemoPerson) {
  const [model] = demoVehicles(new Date());
  if (model === undefined) throw new Error("the demo has no vehicle");
  const id = randomUUID();
  const vin = `RMLHJR4K7R1${randomInt(100_000, 999_999)}`;
  const vehicle = { ...model.vehicle, id, vin, plate: vin.slice(-6), customer_id: customer.id };
  const visits = model.visits.map((visit) => ({ ...visit, id: randomUUID() }));
  await onDatabase(() => importVehicle({ vehicle, warranties: model.warranties, visits }));
  const calls = customerCalls(page);
  const { reference } = await calls.book(id, "al-sadd");
  const drive = await calls.bookDrive(driven[language], "rimal-showroom-lusail", customer);
  await droveEarlier(drive.serviceAppointmentId);
  const { email, phone, firstName, lastName, sfAccountId, kunnr } = customer;
  return {
    reference,
    /** By each of them one would find the customer. */
    traits: [customer.id, email, phone, firstName, lastName, sfAccountId, kunnr, vin],
  };
}

/** What of a register's table the law keeps, by the table. */
function keptRows(): ReadonlyMap<string, RawBuilder<unknown>> {
  return new Map(
    personalTables().flatMap(({ table, onDeletion }) =>
      onDeletion.does === "keep" ? [[table, onDeletion.rows]] : [],
    ),
  );
}

/** Where in the whole database these texts stand: all of it, or without the rows that the register says are kept. */
export function tracesInDatabase(texts: readonly string[], { withKept = true } = {}): Promise<string[]> {
  return onDatabase(() => tracesOf(texts, withKept ? undefined : keptRows()));
}

/** As if ten minutes were over: what leaves nothing behind is gone once it was sent. */
export async function lastMailIsGone(email: string): Promise<void> {
  await expect(async () => {
    const left = await onDatabase(async () => {
      await inTransaction((trx) => forgetShortLived(trx, new Date()));
      return tracesOf([email]);
    });
    expect(left).toEqual([]);
  }).toPass();
}
