import { expect, it } from "vitest";
import { answerCalls } from "../../../../tests/components/answer-calls.ts";
import { readingExample, renderDocuments } from "./documents-examples.tsx";
import type { ShownReading } from "./documents-queries.ts";
import { ReadingsLog } from "./readings-log.tsx";

const path = "/v3/documents/readings";
const own = (at: string, changes: Partial<ShownReading> = {}): ShownReading => ({
  ...readingExample,
  ...{ reader: "customer", at },
  ...changes,
});
const show = async (readings: ShownReading[], language: "en" | "ar" = "en") => {
  const calls = answerCalls({ [path]: [readings] });
  const screen = await renderDocuments(<ReadingsLog type="driving-license" />, { language });
  await expect.element(screen.getByRole("listitem").first()).toBeVisible();
  const lines = screen
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent ?? "");
  return { calls, lines };
};

it("asks for the readings of its type", async () => {
  const { calls } = await show([readingExample]);
  expect(calls[0]?.url.searchParams.get("type")).toBe("driving-license");
});

it("the customer's own looks within an hour are one line, so that they hide nobody else's", async () => {
  const visits = Array.from({ length: 10 }, (_, hour) => {
    const day = `2026-11-22T${String(20 - hour).padStart(2, "0")}`;
    return [own(`${day}:31:00.000Z`, { page: 1 }), own(`${day}:30:00.000Z`)];
  });
  const { lines } = await show([...visits.slice(0, 2).flat(), readingExample, ...visits.slice(2).flat()]);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^You22 November 2026/);
  expect(lines[2]).toMatch(/^Our team, Page 1/);
});

it.each([
  ["en", "A service adviser, Page 1"],
  ["ar", "مستشار خدمة، الصفحة 1"],
] as const)("names the role of a member of staff, in %s", async (language, line) => {
  const { lines } = await show([{ ...readingExample, role: "adviser" }], language);
  expect(lines[0]).toContain(line);
});

it.each([
  ["en", "Our team, what you confirmed"],
  ["ar", "فريقنا، البيانات التي أكّدتها"],
] as const)("says where staff saw what was confirmed, in %s", async (language, line) => {
  const { lines } = await show([{ ...readingExample, page: null }], language);
  expect(lines[0]).toContain(line);
});
