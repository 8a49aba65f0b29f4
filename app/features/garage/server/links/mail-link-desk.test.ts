import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import {
  linksOnDemo,
  linkTables,
  messagesWith,
  unknownVin,
} from "../../../../../tests/factories/vehicle-links.ts";
import { forgetLinks, remindLinkDesk } from "./mail-link-desk.server.ts";

testDatabase();
const { request, remove, newCustomer } = linksOnDemo();
const hourMs = 3_600_000;
const later = (hours: number) => new Date(now().getTime() + hours * hourMs);
const remind = (hours: number) => inTransaction<unknown, void>((trx) => remindLinkDesk(trx, later(hours)));
const forget = (hours: number) => inTransaction<unknown, void>((trx) => forgetLinks(trx, later(hours)));
const reminders = async (reference: string) =>
  (await messagesWith(reference)).filter(({ template }) => template === "vehicle-link-unanswered-for-desk");
const isThere = async (id: string) =>
  (await linkTables().selectFrom("garage.vehicle_link").select("id").where("id", "=", id).execute())
    .length === 1;

test("a request is mailed once more after a day, by one of two runs at once", async () => {
  const { token } = await newCustomer();
  const { data } = await request(token, unknownVin(1));
  await remind(23);
  expect(await reminders(data.reference)).toEqual([]);
  await Promise.all([remind(25), remind(25)]);
  await remind(49);
  const [mail, ...others] = await reminders(data.reference);
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe("sales@marsa.example");
});

test("a withdrawn request is no reason to remind, and is deleted after ninety days", async () => {
  const { token } = await newCustomer();
  const { data } = await request(token, unknownVin(2));
  await remove(`/v3/vehicle-links/${data.id}`, { token });
  await remind(25);
  expect(await reminders(data.reference)).toEqual([]);
  await forget(89 * 24);
  expect(await isThere(data.id)).toBe(true);
  await forget(91 * 24);
  expect(await isThere(data.id)).toBe(false);
});

test("a request that waits stays until it is answered", async () => {
  const { token } = await newCustomer();
  const { data } = await request(token, unknownVin(3));
  await forget(400 * 24);
  expect(await isThere(data.id)).toBe(true);
});
