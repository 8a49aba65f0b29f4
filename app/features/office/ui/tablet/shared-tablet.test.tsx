import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import type { SharedDevice } from "../../calls/settings/device-sign-in.ts";
import { SharedTablet } from "./shared-tablet.tsx";

const device: SharedDevice = {
  ...{ name: "Bay 3", placeName: "Al Sadd", signedIn: "staff-1" },
  members: [
    { id: "staff-1", name: "Maryam Al Sulaiti" },
    { id: "staff-2", name: "Rakesh Nair" },
  ],
};
const changed = vi.fn();
const canceled = vi.fn();
afterEach(() => vi.clearAllMocks());

const tablet = (shown = device, onCancel: (() => void) | null = canceled) => (
  <SharedTablet device={shown} onCancel={onCancel ?? undefined} onChanged={changed} />
);
const wrongThenRight = {
  "/office/device/switch": [
    refusal(422, "pin-wrong", { message: "Wrong.", triesLeft: 4 }),
    { memberId: "staff-2" },
  ],
};

test("a name and six digits by keyboard change the person; a wrong PIN says how many tries are left", async () => {
  const calls = answerCalls(wrongThenRight);
  await renderOffice(tablet());
  await expect.element(page.getByRole("option", { name: "Maryam Al Sulaiti" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(page.getByText("Rakesh Nair")).toBeVisible();
  await userEvent.keyboard("900001");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Wrong. 4 tries are left.");
  expect(changed).not.toHaveBeenCalled();
  await userEvent.keyboard("48215{Backspace}59");
  await expect.poll(() => changed).toHaveBeenCalledWith("staff-2");
  expect(calls.map(({ body }) => body)).toEqual([
    { memberId: "staff-2", pin: "900001" },
    { memberId: "staff-2", pin: "482159" },
  ]);
});

test.each(["en", "ar"] as const)(
  "by thumb in %s every target is large enough and nothing moves sideways",
  async (language) => {
    const calls = answerCalls({ "/office/device/switch": { memberId: "staff-1" } });
    await renderOffice(tablet(), { language, width: 390 });
    await page.getByText("Maryam Al Sulaiti").click();
    const keys = page.getByRole("button", { name: /^\d$/ });
    expect(keys.elements()).toHaveLength(10);
    for (const key of keys.elements()) expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBe(390);
    const [one, two] = ["1", "2"].map((name) =>
      page.getByRole("button", { name, exact: true }).element().getBoundingClientRect(),
    );
    expect(one?.x).toBeLessThan(two?.x ?? 0);
    for (const digit of "482159") await page.getByRole("button", { name: digit, exact: true }).click();
    await expect.poll(() => changed).toHaveBeenCalledWith("staff-1");
    expect(calls[0]?.url.searchParams.get("lang")).toBe(language);
  },
);

test("Escape goes back to the names, then to a screen whose session is open", async () => {
  await renderOffice(tablet());
  await page.getByText("Rakesh Nair").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Maryam Al Sulaiti")).toBeVisible();
  expect(canceled).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => canceled).toHaveBeenCalled();
});

test("a tablet whose session has ended has no way back but a PIN or a password", async () => {
  await renderOffice(tablet(device, null));
  await expect.element(page.getByRole("button", { name: "Sign in with a password" })).toBeVisible();
  expect(page.getByRole("button", { name: "Cancel" }).elements()).toEqual([]);
});

test("without a PIN of anybody it says what to do", async () => {
  await renderOffice(tablet({ ...device, members: [] }));
  await expect.element(page.getByText("Nobody can use a PIN here yet.")).toBeVisible();
});
