import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../tests/components/render.tsx";
import { CheckedForm, SendButton } from "../checked-form.tsx";
import { readDraft } from "../draft.ts";
import { type ShownProblems, useForm } from "../use-form.ts";
import { DateField } from "./date-field.tsx";

const onDay = vi.fn<(day: string) => void>();

function Field({ day: first = "", error }: { day?: string; error?: string }) {
  const [day, setDay] = useState(first);
  const change = (next: string) => {
    onDay(next);
    setDay(next);
  };
  return (
    <>
      <DateField label="Valid until" value={day} onChange={change} error={error} required />
      <button type="button" onClick={() => setDay("")}>
        Clear
      </button>
    </>
  );
}

async function show(props: { day?: string; error?: string } = {}, language: Language = "en") {
  onDay.mockReset();
  const screen = await render(<Field {...props} />, { language });
  const [day, month, year] = language === "en" ? ["Day", "Month", "Year"] : ["اليوم", "الشهر", "السنة"];
  const group = screen.getByRole("group", { name: /^Valid until/ });
  return {
    screen,
    group,
    day: group.getByLabelText(day ?? "", { exact: true }),
    month: group.getByLabelText(month ?? "", { exact: true }),
    year: group.getByLabelText(year ?? "", { exact: true }),
  };
}

describe("a day", () => {
  it.each([
    ["en", "7 · July"],
    ["ar", "7 · يوليو"],
  ] as const)(
    "shows its month in words in %s, whatever the browser's language is",
    async (language, month) => {
      const field = await show({ day: "2026-07-03" }, language);
      await expect.element(field.day).toHaveValue("3");
      await expect.element(field.month).toHaveDisplayValue(month);
      await expect.element(field.year).toHaveValue("2026");
    },
  );

  it("is typed by keyboard alone, with Arabic digits too, and said once it is whole", async () => {
    const field = await show();
    await userEvent.click(field.day);
    await userEvent.keyboard("٣{Tab}");
    await userEvent.selectOptions(field.month, "7");
    await userEvent.keyboard("{Tab}٢٠٢٦");
    await expect.element(field.year).toHaveValue("2026");
    expect(onDay.mock.calls.filter(([day]) => day !== "")).toEqual([["2026-07-03"]]);
  });

  it.each(["03/07/2026", "٣ يوليو ٢٠٢٦", "2026-07-03", "\u20663 July 2026\u2069"])(
    "is filled as a whole where %j is pasted into its day",
    async (pasted) => {
      const field = await show();
      await field.day.fill(pasted);
      await expect.element(field.month).toHaveValue("7");
      await expect.element(field.year).toHaveValue("2026");
      expect(onDay.mock.calls).toEqual([["2026-07-03"]]);
    },
  );

  it("that is not finished is none, which is said once it is left", async () => {
    const field = await show({ day: "2026-07-03" });
    await field.day.fill("");
    await userEvent.click(field.screen.getByRole("button", { name: "Clear" }).element());
    await expect.element(field.screen.getByRole("alert")).toHaveTextContent("Fill in day, month and year.");
    await expect.element(field.day).toBeInvalid();
    await expect.element(field.group).toHaveAccessibleDescription("Fill in day, month and year.");
    expect(onDay.mock.lastCall).toEqual([""]);
    await expect.element(field.year).toHaveValue("2026");
    await field.day.fill("4");
    expect(onDay.mock.lastCall).toEqual(["2026-07-04"]);
    expect(field.screen.getByRole("alert").query()).toBeNull();
  });

  it("that is in no calendar is none", async () => {
    const field = await show({ day: "2027-02-28" });
    await field.day.fill("30");
    await userEvent.keyboard("{Tab}{Tab}{Tab}");
    await expect
      .element(field.screen.getByRole("alert"))
      .toHaveTextContent("There is no such day. Check day, month and year.");
    expect(onDay.mock.lastCall).toEqual([""]);
  });

  it("has four digits of its year once it is left", async () => {
    const field = await show({ day: "2026-07-03" });
    await field.year.fill("27");
    await userEvent.keyboard("{Tab}");
    await expect.element(field.year).toHaveValue("2027");
    expect(onDay.mock.lastCall).toEqual(["2027-07-03"]);
  });

  it("is taken back from outside", async () => {
    const field = await show({ day: "2026-07-03" });
    await field.screen.getByRole("button", { name: "Clear" }).click();
    await expect.element(field.day).toHaveValue("");
    await expect.element(field.month).toHaveValue("");
  });
});

function Dated() {
  const [day, setDay] = useState("");
  const form = useForm({
    name: "dated",
    fields: ["on"],
    send: async () => ({ ok: true }) as const,
    check: ({ on }): ShownProblems => (on === undefined ? { on: "missing" } : {}),
  });
  return (
    <CheckedForm form={form} labels={{ on: "When" }}>
      <DateField name="on" label="When" value={day} onChange={setDay} error={form.errorOf("on")} required />
      <SendButton form={form}>Send</SendButton>
    </CheckedForm>
  );
}

it("in a form is stored as it is typed, checked when it is left, and reached from the summary", async () => {
  const screen = await render(<Dated />);
  const day = screen.getByLabelText("Day", { exact: true });
  await screen.getByRole("button", { name: /^Send/ }).click();
  await screen.getByRole("button", { name: /^When: / }).click();
  await expect.element(day).toHaveFocus();
  await expect.element(day).toBeInvalid();
  await day.fill("3/7/2026");
  await expect.element(day).not.toBeInvalid();
  expect(readDraft("dated")?.values).toEqual({ on: "2026-07-03" });
  await day.fill("");
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Fill in day, month and year.");
});
