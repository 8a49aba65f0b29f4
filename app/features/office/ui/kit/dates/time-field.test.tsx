import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import { TimeField } from "./time-field.tsx";

const onTime = vi.fn<(time: string) => void>();

function Field() {
  const [time, setTime] = useState("16:30");
  const change = (next: string) => {
    onTime(next);
    setTime(next);
  };
  return <TimeField label="From" value={time} onChange={change} required />;
}

test.each([
  ["en", "4:30\u00a0pm", "8:00\u00a0am"],
  ["ar", "4:30\u00a0م", "8:00\u00a0ص"],
] as const)(
  "a time is shown on the importer's clock in %s, and read as it is typed",
  async (language, shown, next) => {
    await renderOffice(<Field />, { language });
    const field = page.getByRole("textbox", { name: /^From/ });
    await expect.element(field).toHaveValue(shown);
    await field.fill("8");
    expect(onTime.mock.lastCall).toEqual(["08:00"]);
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue(next);
  },
);

test("what is no time stays as it was typed, and says how one is written", async () => {
  await renderOffice(<Field />);
  const field = page.getByRole("textbox", { name: /^From/ });
  await field.fill("half past");
  expect(onTime.mock.lastCall).toEqual([""]);
  await expect.element(field).not.toBeInvalid();
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveValue("half past");
  await expect.element(field).toHaveAccessibleDescription("Write a time such as 8:30 or 16:30.");
});
