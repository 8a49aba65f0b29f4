import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { Component as CapacityScreen } from "../capacity/capacity-screen.tsx";
import type { Capacity } from "../capacity/shown-capacity.ts";

const timings = [{ start: "07:00", end: "19:00" }];
const load = { hours: 48, taken: 2, free: 46, closed: 0 };
const day = (date: string, own = timings): Capacity["days"][number] => ({
  ...{ day: date, timings: own, override: null, campaigns: [], closures: [], ...load },
  groups: [{ group: "periodic", bays: 4, ...load }],
});
const capacity: Capacity = {
  ...{ today: "2026-12-03", timeZone: "Asia/Qatar", isPlannedHere: true, hoursVersion: 1 },
  ...{ overrides: [], closures: [], weekdays: Array(7).fill(timings) },
  bays: [
    {
      bay: 0,
      group: "periodic",
      name: "Bay 1",
      names: null,
      technician: null,
      technicianName: null,
      version: 1,
    },
  ],
  days: [day("2026-12-02"), day("2026-12-03"), day("2026-12-04", []), day("2026-12-05")],
};

async function opened(at: string, options: Parameters<typeof renderOffice>[1] = {}) {
  const calls = answerCalls({
    "/office/api/centers/al-sadd/capacity": capacity,
    "/office/api/centers/al-sadd/closure-plan": { before: timings, after: [], affected: [] },
  });
  const { router } = await renderOffice(<CapacityScreen />, { at, ...options });
  await expect.element(page.getByRole("heading", { name: "Capacity" })).toBeVisible();
  return { router, planned: () => calls.map(({ url }) => url.searchParams.get("day")).filter(Boolean) };
}

test("the address opens the closing of the next open day, another can be chosen, and it goes with the dialog", async () => {
  const { router, planned } = await opened("/capacity?close=day");
  await expect.element(page.getByRole("dialog", { name: "Close Thu 3 Dec" })).toBeVisible();
  await page.getByRole("button", { name: /Day/ }).click();
  await expect.element(page.getByRole("option", { name: /Sat 5 Dec/ })).toBeVisible();
  expect(page.getByRole("option").elements()).toHaveLength(2);
  await page.getByRole("option", { name: /Sat 5 Dec/ }).click();
  await expect.element(page.getByRole("dialog", { name: "Close Sat 5 Dec" })).toBeVisible();
  await expect.poll(() => planned()).toEqual(["2026-12-03", "2026-12-05"]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("");
});

test("Escape closes it as well", async () => {
  const { router } = await opened("/capacity?view=bays&close=day");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("?view=bays");
});

test("who closes no day sees the screen alone", async () => {
  await opened("/capacity?close=day", { grants: [{ role: "workshop", place: "*" }] });
  await expect.element(page.getByText("Bays").first()).toBeVisible();
  expect(page.getByRole("dialog").elements()).toHaveLength(0);
});
