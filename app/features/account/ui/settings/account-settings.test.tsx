import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import { AccountSettings } from "./account-settings.tsx";
import { accountExample, deviceExample, renderAccount, secureAccountExample } from "./settings-examples.tsx";
import { settingsWords } from "./settings-words.ts";

const words = settingsWords.of("en");
const path = "/v3/account";
const devices = { devices: [deviceExample({ isThis: true })] };

interface Shown {
  readonly account?: CallAnswer | readonly CallAnswer[];
  readonly answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  readonly language?: Language;
  readonly at?: string;
}
async function show({ account = accountExample(), answers, language = "en", at = "/account" }: Shown = {}) {
  const node = <AccountSettings mobile={(phone) => `The number ${phone}`} />;
  const all = { [path]: account, [`${path}/devices`]: devices, ...answers };
  const shown = await renderAccount(node, { answers: all, language, at });
  return {
    ...shown,
    button: (name: string) => shown.screen.getByRole("button", { name }),
    dialog: (name: string) => shown.screen.getByRole("dialog", { name }),
    search: () => shown.screen.router.state.location.search,
  };
}

describe("the account", () => {
  it("has its heading while it is loaded, and no row yet", async () => {
    const { screen } = await show({ account: "pending" });
    await expect.element(screen.getByRole("heading", { name: words.title })).toBeVisible();
    await settled();
    expect(screen.getByRole("heading").elements()).toHaveLength(1);
    expect(screen.getByRole("alert").query()).toBeNull();
  });

  it("shows who the customer is, with a button for each thing that can be changed", async () => {
    const { screen, button } = await show();
    await expect.element(screen.getByText("Noora Al Kuwari")).toBeVisible();
    await expect.element(screen.getByText("noora@example.qa")).toBeVisible();
    await expect.element(screen.getByText("The number 55123456")).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "English" })).toBeChecked();
    for (const name of [words.changeNames, words.changeEmail, words.changePassword])
      await expect.element(button(name)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: words.devices })).toBeVisible();
    const privacy = screen.getByRole("link", { name: words.privacyOpen });
    await expect.element(privacy).toHaveAttribute("href", "/account/privacy?lang=en");
  });

  it("is in Arabic, with the new address that waits for its link", async () => {
    const pendingEmail = "maryam@example.qa";
    const { screen } = await show({ account: accountExample({ pendingEmail }), language: "ar" });
    await expect.element(screen.getByRole("heading", { name: "حسابي" })).toBeVisible();
    await expect.element(screen.getByText("البيانات الشخصية")).toBeVisible();
    await expect.element(screen.getByText(settingsWords.of("ar").pendingEmail(pendingEmail))).toBeVisible();
  });

  it("of another issuer is changed there: no form opens, whatever the address says", async () => {
    const account = accountExample({ isOwnIssuer: false });
    const { screen } = await show({ account, at: "/account?edit=names" });
    await expect.element(screen.getByText(words.elsewhere)).toBeVisible();
    await expect.element(screen.getByText("Noora Al Kuwari")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: words.devices })).toBeVisible();
    expect(screen.getByRole("button").query()).toBeNull();
    expect(screen.getByText(words.passkeys).query()).toBeNull();
    expect(screen.getByRole("dialog").query()).toBeNull();
  });

  it("that cannot be loaded says why, and is loaded by another try", async () => {
    const { screen, button } = await show({ account: [refusal(404, "not-found"), accountExample()] });
    await expect.element(screen.getByRole("alert")).toMatchTextContent(words.notLoaded);
    await button("Try again").click();
    await expect.element(screen.getByText("Noora Al Kuwari")).toBeVisible();
    expect(screen.getByRole("alert").query()).toBeNull();
  });

  it("says in Arabic that there is no connection, and loads when it is back", async () => {
    const { screen, show: showNext } = await renderAccount(<p>Before</p>, {
      answers: { [path]: accountExample(), [`${path}/devices`]: devices },
      language: "ar",
    });
    dispatchEvent(new Event("offline"));
    showNext(<AccountSettings mobile={() => null} />);
    await expect.element(screen.getByRole("alert")).toMatchTextContent("لا يوجد اتصال بالإنترنت.");
    dispatchEvent(new Event("online"));
    await expect.element(screen.getByText("noora@example.qa")).toBeVisible();
  });
});

describe("changing something", () => {
  it("stands in the address, and Escape brings the focus back to the button", async () => {
    const { button, dialog, search } = await show({ at: "/account?lang=en" });
    await button(words.changeNames).click();
    await expect.element(dialog(words.changeNames)).toBeVisible();
    expect(search()).toBe("?lang=en&edit=names");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog(words.changeNames)).not.toBeInTheDocument();
    await expect.element(button(words.changeNames)).toHaveFocus();
    expect(search()).toBe("?lang=en");
  });

  it("is saved by Enter: it says so, shows the new names here and in the session, and has the focus again", async () => {
    const changed = accountExample({ firstName: "Maryam" });
    const saved = { firstName: "Maryam", lastName: "Al Kuwari" };
    const { screen, button, dialog, renew } = await show({ account: [accountExample(), saved, changed] });
    await button(words.changeNames).click();
    await userEvent.fill(screen.getByRole("textbox", { name: /^First name/ }), "Maryam");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(words.saved)).toBeVisible();
    await expect.element(screen.getByText("Maryam Al Kuwari")).toBeVisible();
    await expect.element(dialog(words.changeNames)).not.toBeInTheDocument();
    await expect.element(button(words.changeNames)).toHaveFocus();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("that is refused stays open with what was typed, also after it was closed and opened again", async () => {
    const { screen, button, dialog } = await show({ account: [accountExample(), refusal(500, "internal")] });
    const firstName = screen.getByRole("textbox", { name: /^First name/ });
    await button(words.changeNames).click();
    await userEvent.fill(firstName, "Maryam");
    await button(words.save).click();
    await expect.element(dialog(words.changeNames).getByRole("alert")).toMatchTextContent(words.notSaved);
    await userEvent.keyboard("{Escape}");
    await expect.element(firstName).not.toBeInTheDocument();
    await button(words.changeNames).click();
    await expect.element(firstName).toHaveValue("Maryam");
  });

  it("an address shows where the link went, and that it waits", async () => {
    const pending = accountExample({ pendingEmail: "maryam@example.qa" });
    const { screen, button } = await show({
      account: [accountExample(), pending],
      answers: { [`${path}/email`]: { email: "maryam@example.qa" } },
    });
    await button(words.changeEmail).click();
    await userEvent.fill(screen.getByRole("textbox", { name: /^New e-mail/ }), "maryam@example.qa");
    await button(words.sendLink).click();
    await expect.element(page.getByText(words.linkSent("maryam@example.qa"))).toBeVisible();
    await expect.element(screen.getByText(words.pendingEmail("maryam@example.qa"))).toBeVisible();
  });

  it.each(["email", "password"])(
    "the %s needs a fresh sign-in, which comes back to the same form",
    async (edited) => {
      const { screen } = await show({
        account: accountExample({ freshUntil: null }),
        at: `/account?edit=${edited}`,
      });
      const dialog = screen.getByRole("dialog");
      await expect.element(dialog.getByRole("button", { name: words.again })).toBeVisible();
      expect(dialog.getByRole("textbox").query()).toBeNull();
    },
  );

  it("the names need none", async () => {
    const account = accountExample({ freshUntil: null });
    const { screen } = await show({ account, at: "/account?edit=names" });
    await expect.element(screen.getByRole("textbox", { name: /^First name/ })).toHaveValue("Noora");
  });

  it("the password is reported, in Arabic", async () => {
    const arabic = settingsWords.of("ar");
    const { screen, button } = await show({
      ...{ language: "ar", at: "/account?edit=password" },
      answers: { [`${path}/password`]: {} },
    });
    await userEvent.fill(screen.getByLabelText(new RegExp(`^${arabic.newPassword}`)), "four green camels");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(arabic.passwordChanged)).toBeVisible();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button(arabic.changePassword)).toBeVisible();
  });
});

describe("removing the authenticator app", () => {
  it("is asked first; then its row offers to add one", async () => {
    const { screen, button, dialog, made } = await show({
      account: [secureAccountExample, accountExample()],
      answers: { [`${path}/authenticator`]: { removed: true } },
    });
    await button(words.removeApp).click();
    await expect.element(dialog(words.removeApp).getByText(words.removeAppLead)).toBeVisible();
    expect(made("DELETE")).toEqual([]);
    await dialog(words.removeApp).getByRole("button", { name: words.removeApp }).click();
    await expect.element(page.getByText(words.appRemoved)).toBeVisible();
    await expect.element(screen.getByText(words.appOff)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: words.addApp })).toBeVisible();
  });

  it("is no question where there is none, whatever the address says", async () => {
    const { screen } = await show({ at: "/account?edit=authenticator" });
    await expect.element(screen.getByText(words.appOff)).toBeVisible();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    expect(screen.getByText(words.removeAppLead).query()).toBeNull();
  });
});
