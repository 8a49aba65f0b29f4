import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { dayAhead, dueDatesOnDemo, isolated, paper } from "../../../tests/factories/due-dates.ts";
import { dueEntries } from "./api.server.ts";

testDatabase();
const { get, list, owner } = dueDatesOnDemo();
const papersOf = async (token: string) =>
  (await list(token)).data.items.filter(({ kind }) => kind !== "warranty" && kind !== "service");

describe("GET v3 due-dates", () => {
  test("refuses a visitor", async () => {
    expect(await get("/v3/due-dates", {})).toMatchObject({ status: 401, code: "not-signed-in" });
  });

  test("lists warranty and service in the order of their days, each with its car", async () => {
    const { token, vehicleId } = await owner({ warranty: 40, service: -3 });
    const { data } = await list(token);
    expect(data.messages).toBe(true);
    expect(data.items).toMatchObject([
      { kind: "service", state: "overdue", vehicleId, vehicle: "Hajar 2024" },
      { kind: "warranty", day: dayAhead(40), daysLeft: 40, state: "soon", warrantyType: "Basic", vehicleId },
    ]);
    expect((await list(token, "ar")).data.items[1]?.vehicle).toBe("هجر 2024");
  });

  test("is empty for a customer without cars and papers", async () => {
    expect(await get("/v3/due-dates", { as: khalid })).toMatchObject({ data: { items: [], messages: true } });
  });

  test("names the car of a paper: its plate, or else the end of its VIN", async () => {
    const { person, token } = await owner({ warranty: 400 });
    await paper(person.id, 20, { plate: "482915", vin: "RMLHJR4K7R1004821" });
    await paper(person.id, 30, { vin: "RMLSHB2C9S1001377" });
    expect(await papersOf(token)).toMatchObject([
      { kind: "insurance", plate: "482915" },
      { kind: "insurance", vinEnding: "001377" },
    ]);
    expect((await papersOf(token))[0]).not.toHaveProperty("vinEnding");
  });

  test("watches the license of each company, and the papers of each person of a family", async () => {
    const { person, token } = await owner({ warranty: 400 });
    const license = { type: "trade-license" } as const;
    await paper(person.id, 10, { number: "CR-1", company: "Dana Rentals" }, license);
    await paper(person.id, 20, { number: "CR-2", company: "Dana Trucks" }, license);
    await paper(person.id, 30, { number: "28463404817", name: "NOORA", nameArabic: "نورة" }, { type: "qid" });
    await paper(person.id, 40, { number: "28763405530", name: "KHALID" }, { type: "qid" });
    expect((await papersOf(token)).map(({ kind, holder }) => [kind, holder])).toEqual([
      ["trade-license", "Dana Rentals"],
      ["trade-license", "Dana Trucks"],
      ["qid", "NOORA"],
      ["qid", "KHALID"],
    ]);
    const inArabic = (await list(token, "ar")).data.items.flatMap(({ holder }) => holder ?? []);
    expect(inArabic).toEqual(["Dana Rentals", "Dana Trucks", "نورة", "KHALID"]);
  });

  test("shows two sides of one card once, and says nothing of a number in an id", async () => {
    const { person, token } = await owner({ warranty: 400 });
    await paper(person.id, 30, {}, { type: "qid" });
    await paper(person.id, 30, {}, { type: "qid" });
    await paper(person.id, 20, { plate: "482915" });
    const papers = await papersOf(token);
    expect(papers.map(({ kind }) => kind)).toEqual(["insurance", "qid"]);
    expect(JSON.stringify(papers.map(({ id }) => id))).not.toContain("482915");
  });

  test("counts the days of the importer's zone: a warranty is good until its last moment there", async () => {
    const { token } = await owner({ warranty: 0 });
    const { data } = await list(token);
    expect(data.items.find(({ kind }) => kind === "warranty")).toMatchObject({ daysLeft: 0, state: "soon" });
  });
});

test("the calendar has each item as a whole day, the same at every look", async () => {
  const { person, plate } = await owner({ warranty: 40 });
  const entries = await dueEntries(person.id, "en", now());
  const warranty = entries.find(({ entry }) => entry.id.includes("warranty"));
  expect(warranty?.entry).toMatchObject({
    isWholeDay: true,
    title: `Basic warranty, Hajar 2024, ${plate}`,
    startTime: `${dayAhead(40)}T00:00:00Z`,
    endTime: `${dayAhead(41)}T00:00:00Z`,
  });
  expect(await dueEntries(person.id, "en", new Date(now().getTime() + 60_000))).toEqual(entries);
});

test("the calendar names the car of each paper in either language", async () => {
  const { person } = await owner({ warranty: 400 });
  await paper(person.id, 20, { plate: "482915" });
  await paper(person.id, 30, { vin: "RMLSHB2C9S1001377" });
  const titles = async (language: "en" | "ar") =>
    (await dueEntries(person.id, language, now())).slice(0, 2).map(({ entry }) => entry.title);
  expect(await titles("en")).toEqual(["Insurance, 482915", "Insurance, VIN ending in 001377"]);
  expect(await titles("ar")).toEqual([
    `التأمين، ${isolated("482915")}`,
    `التأمين، آخر خانات رقم الهيكل ${isolated("001377")}`,
  ]);
});
