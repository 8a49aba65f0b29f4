import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { WalkInDialog } from "./walk-in-dialog.tsx";

const hourMs = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const hour = (start: number) => ({ startsAt: at(start), endsAt: at(start + 1), bays: [0] });
const times = [hour(-1.5), hour(-0.5), hour(0.5)];
const center = "/office/api/centers/al-sadd";

test("a walk-in needs no choice of an hour: the one that goes on now stands chosen, and the visit is booked", async () => {
  const timeZone = "Asia/Qatar";
  const services = [{ code: "pm10", name: "10,000 km", group: "periodic", hours: 1 }];
  const calls = answerCalls({
    [`${center}/services`]: { services, models: ["Hajar"] },
    [`${center}/times`]: { times },
    [`${center}/recognize`]: { matches: [] },
    [`${center}/bookings`]: { id: "a1", version: 1 },
  });
  await renderOffice(
    <WalkInDialog
      center="al-sadd"
      timeZone={timeZone}
      today={dayIn(at(0), timeZone)}
      open
      onClose={() => undefined}
    />,
  );
  await page.getByRole("textbox", { name: "Plate" }).fill("123456");
  await page.getByRole("textbox", { name: "Mobile number" }).fill("5500 1200");
  await page.getByRole("textbox", { name: "Name" }).fill("Salem Al Kuwari");
  await page.getByRole("combobox", { name: "Model" }).fill("Hajar");
  await page.getByRole("button", { name: /What is to be done/ }).click();
  await page.getByRole("option", { name: /10,000 km/ }).click();
  await expect.element(page.getByRole("group", { name: "Time" }).getByRole("radio").nth(1)).toBeChecked();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect
    .poll(() => calls.filter(({ method }) => method === "POST").map(({ body }) => body))
    .toMatchObject([{ startsAt: times[1]?.startsAt, serviceCodes: ["pm10"] }]);
});
