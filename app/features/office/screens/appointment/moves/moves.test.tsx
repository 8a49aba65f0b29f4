import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import { requestedAppointment } from "../appointment-examples.ts";
import { Moves } from "./moves.tsx";

const path = "/office/api/appointments/a1/work";

test("a car whose extra work waits for the customer is called ready with a reason", async () => {
  const calls = answerCalls({
    [path]: [refusal(409, "extra-work-unanswered", { to: "RFD" }), { id: "a1", version: 5 }],
  });
  const appointment = { ...requestedAppointment, version: 4, code: "QCA" as const };
  await renderOffice(<Moves appointment={appointment} onCheckIn={() => undefined} />, {
    width: 390,
    grants: [{ role: "adviser", place: "*" }],
  });
  await page.getByRole("button", { name: /Ready/ }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/has not answered the extra work/)).toBeVisible();
  await expect.element(dialog.getByText("For your colleagues.")).toBeVisible();
  await dialog.getByRole("button", { name: /Ready/ }).click();
  await expect.element(dialog.getByRole("textbox", { name: "Why?" })).toBeInvalid();
  expect(calls).toHaveLength(1);
  await dialog.getByRole("textbox", { name: "Why?" }).fill("Declined by telephone");
  await dialog.getByRole("button", { name: /Ready/ }).click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.body).toMatchObject({ version: 4, to: "RFD", reason: "Declined by telephone" });
});
