import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { type CallAnswer, refusal } from "../../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../../tests/components/settled.ts";
import type { Account } from "../../../settings-calls.ts";
import { signInWords } from "../../sign-in-words.ts";
import { accountExample, renderAccount, secureAccountExample } from "../settings-examples.tsx";
import { settingsWords } from "../settings-words.ts";
import { useAccount } from "../use-account.ts";
import { FactorRows } from "./factor-rows.tsx";
import { PasskeyRows } from "./passkey-rows.tsx";

const words = settingsWords.of("en");
const path = "/v3/account";
const [onPhone] = secureAccountExample.passkeys;
const removePasskey = words.removePasskey("Safari on iOS");

/** The rows of the account that the API answers with. */
function Rows() {
  const { account } = useAccount();
  if (account.data === undefined) return null;
  return (
    <>
      <PasskeyRows account={account.data} />
      <FactorRows account={account.data} />
    </>
  );
}

interface Shown {
  readonly account?: Account | readonly Account[];
  readonly removal?: CallAnswer;
  readonly language?: Language;
}
function show({ account = secureAccountExample, removal = {}, language = "en" }: Shown) {
  return renderAccount(<Rows />, {
    answers: { [path]: account, [`${path}/passkeys/p1`]: removal },
    language,
  });
}

describe("an account without factors", () => {
  it("says what a passkey is good for, and leads to the accounts site for each factor", async () => {
    const { screen } = await show({ account: accountExample() });
    await expect.element(screen.getByText(words.noPasskeys)).toBeVisible();
    await expect.element(screen.getByText(words.appOff)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: words.addPasskey }))
      .toHaveAttribute("href", "/accounts/factors/passkey?lang=en");
    await expect
      .element(screen.getByRole("link", { name: words.addApp }))
      .toHaveAttribute("href", "/accounts/factors/authenticator?lang=en");
    expect(screen.getByText(words.recoveryCodes).query()).toBeNull();
    expect(screen.getByRole("button").query()).toBeNull();
  });

  it("leads there in Arabic", async () => {
    const { screen } = await show({ account: accountExample(), language: "ar" });
    await expect
      .element(screen.getByRole("link", { name: "إضافة مفتاح مرور" }))
      .toHaveAttribute("href", "/accounts/factors/passkey?lang=ar");
    await expect.element(screen.getByText("غير مستخدم، وتكفي كلمة المرور وحدها")).toBeVisible();
  });
});

describe("an account with every factor", () => {
  it("names each passkey with the day in Qatar on which it was added", async () => {
    const { screen } = await show({});
    const items = screen.getByRole("listitem");
    await expect.element(items.nth(0)).toMatchTextContent(/Safari on iOS.*Added on 23 November 2026/);
    await expect.element(items.nth(1)).toMatchTextContent(words.unknownDevice);
    expect(items.elements()).toHaveLength(2);
    expect(screen.getByText(words.noPasskeys).query()).toBeNull();
  });

  it("says since when the app is used and how many codes are left, in Arabic", async () => {
    const { screen } = await show({ language: "ar" });
    await expect.element(screen.getByText("مستخدم منذ 23 نوفمبر 2026")).toBeVisible();
    await expect.element(screen.getByText("المتبقي 7 من 10")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: settingsWords.of("ar").newCodes }))
      .toHaveAttribute("href", "/accounts/factors/recovery-codes?lang=ar");
    expect(screen.getByRole("link", { name: "إضافة تطبيق مصادقة" }).query()).toBeNull();
  });

  it("removes the app in a dialog, which the address names", async () => {
    const { screen, made } = await show({});
    await screen.getByRole("button", { name: words.removeApp }).click();
    await expect.poll(() => screen.router.state.location.search).toBe("?edit=authenticator");
    expect(made("DELETE")).toEqual([]);
  });
});

describe("removing a passkey", () => {
  const without = accountExample({ passkeys: secureAccountExample.passkeys.slice(1) });

  it("takes it from the list, and what is left has the focus", async () => {
    const { screen, made } = await show({ account: [secureAccountExample, without] });
    await screen.getByRole("button", { name: removePasskey }).click();
    await expect.element(page.getByText(words.passkeyRemoved)).toBeVisible();
    await expect.element(screen.getByText(/Safari on iOS/)).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toMatch(words.unknownDevice);
    expect(made("DELETE").map(({ url }) => url.pathname)).toEqual([`/api${path}/passkeys/p1`]);
  });

  it("the last one says so, in Arabic", async () => {
    const account = accountExample({ passkeys: onPhone ? [onPhone] : [] });
    const { screen } = await show({ account: [account, accountExample()], language: "ar" });
    await screen.getByRole("button", { name: /^إزالة مفتاح المرور: / }).click();
    await expect.element(page.getByText("تمت إزالة مفتاح المرور.")).toBeVisible();
    await expect.element(screen.getByText(settingsWords.of("ar").noPasskeys)).toBeVisible();
  });

  it("without a fresh sign-in offers to sign in again, and says nothing else", async () => {
    const { screen } = await show({ removal: refusal(403, "sign-in-again") });
    const button = screen.getByRole("button", { name: removePasskey });
    await button.click();
    const notice = screen.getByRole("dialog", { name: signInWords.of("en").againTitle });
    await expect.element(notice).toBeVisible();
    expect(page.getByText(words.notSaved).query()).toBeNull();
    expect(page.getByText(words.passkeyRemoved).query()).toBeNull();
    await notice.getByRole("button", { name: signInWords.of("en").notNow }).click();
    await expect.element(button).toHaveFocus();
  });

  it.each<[string, CallAnswer]>([
    ["the server fails", refusal(500, "internal")],
    ["it is not found", refusal(404, "not-found")],
    ["the connection is lost", "offline"],
  ])("says that nothing was saved where %s, and leaves it there", async (_, removal) => {
    const { screen } = await show({ removal });
    await screen.getByRole("button", { name: removePasskey }).click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(words.notSaved);
    await expect.element(screen.getByRole("button", { name: removePasskey })).toHaveFocus();
  });

  it("pressed twice is one call", async () => {
    const { screen, made } = await show({ removal: "pending" });
    const button = screen.getByRole("button", { name: removePasskey });
    await button.click();
    await expect.element(button).toBeDisabled();
    (button.element() as HTMLElement).click();
    await settled();
    expect(made("DELETE")).toHaveLength(1);
  });
});
