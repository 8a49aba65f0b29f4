import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, type CallAnswer } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { Palette } from "./palette.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { recentRecords, rememberRecord } from "./recent-records.ts";

const noora = {
  ...{ kind: "customer", id: "noora", title: "Noora Al Kuwari", detail: "+974 5512 3401", code: null },
  to: "/people/noora",
};
const hit = { ...noora, why: { by: "phone", how: "begins" } };

async function palette(
  options: Parameters<typeof renderOffice>[1] = {},
  found: CallAnswer = { records: [hit] },
) {
  const calls = answerCalls({ "/office/api/search": found, "/office/api/recall": { records: [noora] } });
  const screen = (
    <>
      <PaletteButton />
      <main id="screen" tabIndex={-1} />
      <Palette />
    </>
  );
  const rendered = await renderOffice(screen, { at: "/", ...options });
  return { ...rendered, calls };
}
const press = (key: string, code: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, ctrlKey: true, bubbles: true, cancelable: true }),
  );

test("opens by its key on either keyboard, and by its button", async () => {
  const { getByRole } = await palette();
  press("ن", "KeyK");
  await expect.element(getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(getByRole("dialog")).not.toBeInTheDocument();
  await getByRole("button", { name: /Find or do/ }).click();
  await expect.element(getByRole("dialog")).toBeVisible();
});

test("finds a record once the typing pauses, and Enter opens it", async () => {
  const { getByRole, router, calls } = await palette();
  press("k", "KeyK");
  await expect.element(getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("5512");
  await expect
    .element(getByRole("option", { name: /Noora Al Kuwari/ }))
    .toHaveTextContent("Noora Al Kuwari+974 5512 3401Phone · begins so");
  expect(
    calls
      .filter(({ url }) => url.pathname.endsWith("/search"))
      .map(({ url }) => url.searchParams.get("text")),
  ).toEqual(["5512"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/people/noora");
  await expect.poll(() => recentRecords("staff-1")[0]).toBe("customer:noora");
  await expect.poll(() => document.activeElement?.id).toBe("screen");
});

test("has what was open before at first, from this browser and this person alone", async () => {
  localStorage.clear();
  rememberRecord("staff-2", "customer:khalid");
  rememberRecord("staff-1", "customer:noora");
  const { getByRole, calls } = await palette();
  press("k", "KeyK");
  await expect.element(getByRole("option", { name: /Noora Al Kuwari/ })).toBeVisible();
  expect(calls.map(({ url }) => url.searchParams.get("records"))).toEqual(["customer:noora"]);
});

test("does what a role does, and searches nothing for one that does not search", async () => {
  localStorage.clear();
  const { getByRole, getByText, calls, router } = await palette({
    language: "ar",
    grants: [{ role: "workshop", place: "*" }],
  });
  press("k", "KeyK");
  await expect.element(getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("noora");
  await expect.element(getByText("لا نتائج مطابقة.")).toBeVisible();
  await settled();
  expect(calls).toEqual([]);
  await userEvent.clear(getByRole("textbox"));
  // Deeds are found by what they are called in either language.
  await userEvent.keyboard("service");
  await expect.element(getByRole("option", { name: "انتقل إلى: الصيانة" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/service");
});
