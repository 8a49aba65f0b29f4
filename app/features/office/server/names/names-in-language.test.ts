import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { textFieldsOf } from "../../../../../tests/factories/office/personal-fields.ts";
import { officeCalls } from "../answers/office-calls.server.ts";
import { namesInLanguage } from "./names-in-language.server.ts";

testDatabase({ demo: true });
beforeAll(() => seedContent(now()));

const answer = (model: string, staff: string) => ({
  rows: [
    { car: { model, plate: "482915" }, staffName: staff, owner: { id: "1", name: staff }, at: "2026-11-29" },
    {
      detail: `482915 · ${model} · ${staff} · 10,000 km`,
      customer: { name: model },
      owner: null,
      dueAt: null,
    },
  ],
});

/** Fields of answers that hold what somebody calls a model or a colleague, by their own names. */
const calledSo = /^(?:by|adviser|model|about|detail|technicianName|staffName)$|[a-z]By$|[oO]wner(?:Name)?$/;
/** What a form changes again, who said something of a record of another system, and customers. */
const otherwise: ReadonlySet<string> = new Set(["why.by", "respondBy", "blockedBy", "vehicle.owner"]);

test("no answer has a model or a colleague in a field that stays as it was written down", async () => {
  const fields = new Set(officeCalls.flatMap(({ call }) => textFieldsOf(call.answer)));
  const missed: string[] = [];
  for (const path of fields) {
    const field = path.split(".").at(-1) ?? "";
    if (!calledSo.test(field) || otherwise.has(path) || otherwise.has(field)) continue;
    const [shown] = Object.values(await namesInLanguage({ [field]: "Maryam Al Sulaiti" }, "ar"));
    if (shown !== "مريم السليطي") missed.push(path);
  }
  expect(fields.size).toBeGreaterThan(100);
  expect(missed).toEqual([]);
});

test("models and staff are named in the reader's language, and nothing else is changed", async () => {
  const [english, arabic] = [answer("Hajar", "Maryam Al Sulaiti"), answer("هجر", "مريم السليطي")];
  const customer = { name: "Hajar" };
  const wanted = { rows: [arabic.rows[0], { ...arabic.rows[1], customer }] };
  expect(await namesInLanguage(english, "ar")).toEqual(wanted);
  expect(await namesInLanguage(english, "en")).toEqual(english);
  expect(await namesInLanguage({ about: { model: "hajar" }, detail: "hajar" }, "ar")).toEqual({
    about: { model: "هجر" },
    detail: "هجر",
  });
  const change = { field: "ownerName", before: null, after: "Maryam Al Sulaiti" };
  expect(await namesInLanguage([change, { field: "note", before: "", after: "Hajar" }], "ar")).toEqual([
    { field: "ownerName", before: null, after: "مريم السليطي" },
    { field: "note", before: "", after: "Hajar" },
  ]);
  expect(await namesInLanguage({ model: "هجر" }, "en")).toEqual({ model: "Hajar" });
});
