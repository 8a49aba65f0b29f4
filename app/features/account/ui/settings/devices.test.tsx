import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import type { SignedInDevice } from "../../settings-calls.ts";
import { Devices } from "./devices.tsx";
import { deviceExample, renderAccount } from "./settings-examples.tsx";
import { settingsWords } from "./settings-words.ts";

const words = settingsWords.of("en");
const path = "/v3/account/devices";
const laptop = deviceExample({ id: "d0", browser: "Firefox", system: "macOS", isThis: true });
const tablet = deviceExample({ id: "d1", browser: "Safari", system: "iPadOS" });
const phone = deviceExample({ id: "d2", browser: "Chrome", system: "Android" });
const list = (...devices: SignedInDevice[]): CallAnswer => ({ devices });
const signOutTablet = words.signOutDeviceOf("Safari on iPadOS");

function show(answers: Record<string, CallAnswer | CallAnswer[]>, language: Language = "en") {
  return renderAccount(<Devices />, { answers, language });
}

describe("the list of devices", () => {
  it("marks this device, which has no button to sign out", async () => {
    const { screen } = await show({ [path]: list(laptop, tablet) });
    const own = screen.getByRole("listitem").filter({ hasText: "Firefox on macOS" });
    await expect.element(own.getByText(words.thisDevice)).toBeVisible();
    await expect.element(own.getByText("Last used Monday, 23 November 2026, 10:30 am")).toBeVisible();
    const end = "Asks for a new sign-in on 18 February 2027 (11 Ramadan 1448 AH) at the latest";
    await expect.element(own.getByText(end)).toBeVisible();
    expect(own.getByRole("button").query()).toBeNull();
    const other = screen.getByRole("listitem").filter({ hasText: "Safari on iPadOS" });
    await expect.element(other.getByRole("button", { name: signOutTablet })).toBeVisible();
    expect(other.getByText(words.thisDevice).query()).toBeNull();
  });

  it("of this device alone offers no sign-out of others", async () => {
    const { screen } = await show({ [path]: list(laptop) });
    await expect.element(screen.getByText(words.thisDevice)).toBeVisible();
    expect(screen.getByRole("button").query()).toBeNull();
  });

  it.each([
    ["", "", words.unknownDevice],
    ["", "Android", "Android"],
    ["Chrome", "", "Chrome"],
  ])("names a browser '%s' on '%s' as %s", async (browser, system, name) => {
    const { screen } = await show({ [path]: list({ ...tablet, browser, system }) });
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  });

  it("is in Arabic, with the names of products as they are", async () => {
    const { screen } = await show({ [path]: list(laptop, tablet) }, "ar");
    await expect.element(screen.getByRole("heading", { name: "الأجهزة" })).toBeVisible();
    await expect.element(screen.getByText("هذا الجهاز")).toBeVisible();
    const signOut = screen.getByRole("button", { name: /^تسجيل الخروج: .Safari. على .iPadOS.$/ });
    await expect.element(signOut).toMatchTextContent("تسجيل الخروج");
  });

  it("that cannot be loaded says why, and is loaded by another try", async () => {
    const { screen } = await show({ [path]: [refusal(429, "too-many-requests"), list(laptop)] });
    const failure = screen.getByRole("alert").filter({ hasText: words.devicesNotLoaded });
    await expect.element(failure).toMatchTextContent("Failed to fetch the devices");
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText(/^Firefox on macOS/)).toBeVisible();
  });

  it("says that there is no connection, in Arabic", async () => {
    const { screen } = await show({ [path]: "offline" }, "ar");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("لا يوجد اتصال بالإنترنت.");
  });
});

describe("signing out one device", () => {
  it("takes it from the list, and the list has the focus", async () => {
    const { screen, made } = await show({
      [path]: [list(laptop, tablet, phone), list(laptop, phone)],
      [`${path}/d1`]: {},
    });
    await screen.getByRole("button", { name: signOutTablet }).click();
    await expect.element(page.getByText(words.signedOut)).toBeVisible();
    await expect.element(screen.getByText("Safari on iPadOS")).not.toBeInTheDocument();
    await expect.element(screen.getByText("Chrome on Android")).toBeVisible();
    await expect.element(screen.getByRole("list").first()).toHaveFocus();
    expect(made("DELETE").map(({ url }) => url.pathname)).toEqual([`/api${path}/d1`]);
  });

  it("that has signed out by itself meanwhile is no failure", async () => {
    const { screen } = await show({
      [path]: [list(laptop, tablet), list(laptop)],
      [`${path}/d1`]: refusal(404, "not-found"),
    });
    await screen.getByRole("button", { name: signOutTablet }).click();
    await expect.element(page.getByText(words.signedOut)).toBeVisible();
    expect(page.getByText(words.notSaved).query()).toBeNull();
  });

  it.each([
    ["one device", signOutTablet, `${path}/d1`],
    ["all others", words.signOutOthers, path],
  ])(
    "of %s without a fresh sign-in offers to sign in again, and changes nothing",
    async (_, name, address) => {
      const again = refusal(403, "sign-in-again");
      const all = list(laptop, tablet);
      const { screen } = await show(
        address === path ? { [path]: [all, again, all] } : { [path]: all, [address]: again },
      );
      await screen.getByRole("button", { name }).click();
      await expect.element(page.getByRole("dialog").getByRole("button", { name: words.again })).toBeVisible();
      expect(page.getByText(words.notSaved).query()).toBeNull();
      await expect.element(screen.getByText(/^Safari on iPadOS/)).toBeVisible();
    },
  );

  it.each<[string, CallAnswer]>([
    ["the server fails", refusal(500, "internal")],
    ["the connection is lost", "offline"],
  ])("says that nothing was saved where %s, and can be repeated from the same button", async (_, answer) => {
    const { screen, made } = await show({
      [path]: list(laptop, tablet),
      [`${path}/d1`]: answer,
    });
    const button = screen.getByRole("button", { name: signOutTablet });
    await button.click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(words.notSaved);
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.poll(() => made("DELETE")).toHaveLength(2);
  });

  it("pressed twice is one call, and the other devices wait for it", async () => {
    const { screen, made } = await show({
      [path]: list(laptop, tablet, phone),
      [`${path}/d1`]: "pending",
    });
    const button = screen.getByRole("button", { name: signOutTablet });
    await button.click();
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const other = screen.getByRole("button", { name: words.signOutDeviceOf("Chrome on Android") });
    (other.element() as HTMLElement).click();
    await settled();
    expect(made("DELETE")).toHaveLength(1);
  });
});

describe("signing out all other devices", () => {
  it("leaves this one, and the list has the focus", async () => {
    const { screen, made } = await show({
      [path]: [list(laptop, tablet, phone), { signedOut: 2 }, list(laptop)],
    });
    await screen.getByRole("button", { name: words.signOutOthers }).click();
    await expect.element(page.getByText(words.othersSignedOut)).toBeVisible();
    await expect.element(screen.getByText("Safari on iPadOS")).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Firefox on macOS/)).toBeVisible();
    await expect.element(screen.getByRole("list").first()).toHaveFocus();
    expect(made("DELETE").map(({ url }) => url.pathname)).toEqual([`/api${path}`]);
  });

  it("that fails leaves them all, in Arabic", async () => {
    const all = list(laptop, tablet);
    const { screen } = await show({ [path]: [all, refusal(503, "unavailable"), all] }, "ar");
    await screen.getByRole("button", { name: "تسجيل الخروج من الأجهزة الأخرى" }).click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("لم يُحفظ التغيير. حاول مرة أخرى.");
    await expect.element(screen.getByText(/iPadOS/)).toBeVisible();
  });
});
