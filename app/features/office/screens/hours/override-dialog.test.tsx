import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import type { Capacity } from "../capacity/shown-capacity.ts";
import { OverrideDialog } from "./override-dialog.tsx";

const ramadan = { en: "Ramadan hours", ar: "ساعات رمضان" };
const closed = {
  id: "closed",
  from: "2027-02-20",
  to: "2027-02-20",
  timings: [],
  version: 1,
  changedBy: null,
  reason: { en: "Repairs", ar: "أعمال صيانة" },
};
const capacity: Capacity = {
  today: "2027-01-03",
  timeZone: "Asia/Qatar",
  isPlannedHere: true,
  hoursVersion: 1,
  weekdays: [],
  overrides: [closed],
  closures: [],
  bays: [],
  days: [],
};
const below = "/office/api/centers/al-sadd";
const done = { id: "o", version: 1, moved: 0, canceled: 0, toCall: 0 };
const plan = {
  days: 8,
  affected: 3,
  shared: [{ from: "2027-02-08", to: "2027-02-10", reason: ramadan, isClosure: false, isOther: false }],
};

test("a closure says what it does, and is confirmed before it is sent", async () => {
  const calls = answerCalls({ [`${below}/override-plan`]: plan, [`${below}/overrides`]: done });
  const onClose = vi.fn();
  await renderOffice(
    <OverrideDialog center="al-sadd" capacity={capacity} day="2027-02-03" open onClose={onClose} />,
  );
  await page
    .getByRole("group", { name: /Last day/ })
    .getByLabelText("Day")
    .fill("2027-02-10");
  await page.getByLabelText(/Reason in English/).fill("Emergency");
  await page.getByLabelText(/Reason in Arabic/).fill("طارئ");
  const changes = page.getByRole("region", { name: "What changes" });
  await expect
    .element(changes)
    .toHaveTextContent("8 days · 3 appointments affectedMon 8 Feb – Wed 10 Feb: in place of “Ramadan hours”");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(/closed for 8 days\. 3 appointments are affected/)).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(0);
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("days that stay as they are, and days that cannot be, are said before anything is sent", async () => {
  const shared = [
    { from: "2027-02-20", to: "2027-02-20", reason: closed.reason, isClosure: true, isOther: true },
  ];
  answerCalls({ [`${below}/override-plan`]: { days: 1, affected: 0, shared } });
  await renderOffice(
    <OverrideDialog center="al-sadd" capacity={capacity} day="2027-02-20" open onClose={() => undefined} />,
  );
  await page.getByRole("button", { name: "Ramadan" }).click();
  await expect.element(page.getByText(/20 Feb: stays closed \(“Repairs”\)/)).toBeVisible();
});

test("a closed day is opened again by one press", async () => {
  const calls = answerCalls({ [`${below}/overrides/closed/remove`]: done });
  await renderOffice(
    <OverrideDialog
      center="al-sadd"
      capacity={capacity}
      override={closed}
      isReopening
      open
      onClose={() => undefined}
    />,
  );
  await page.getByRole("button", { name: "Open this day again" }).click();
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ version: 1, resolutions: {} }]);
});
