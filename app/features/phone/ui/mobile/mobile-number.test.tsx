import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { MobileNumber } from "./mobile-number.tsx";

const mobile = { phone: "55123456", channel: "sms", confirmedAt: "2026-11-22T21:30:00.000Z" };
const own = "/v3/account/mobile";

interface Shown {
  readonly answers: CallAnswer | readonly CallAnswer[];
  readonly bound?: CallAnswer;
  readonly language?: "en" | "ar";
  readonly profilePhone?: string;
}
async function show({ answers, language = "en", profilePhone }: Shown) {
  const calls = answerCalls({
    [own]: answers,
    [`${own}/codes`]: { expiresIn: 300, resendIn: 60 },
    [`${own}/codes/delivery`]: { channel: "sms", state: "sent" },
    "/v3/phone/channels": { channels: ["sms", "whatsapp"] },
  });
  const node = <MobileNumber profilePhone={profilePhone} />;
  return { calls, screen: await render(node, { language, width: 390, customer: {} }) };
}

describe("a customer without a confirmed number", () => {
  it("confirms the one of the profile, and hears of it", async () => {
    const answers = [{ mobile: null }, mobile, { mobile }];
    const { screen, calls } = await show({ answers, profilePhone: "55123456" });
    await screen.getByRole("button", { name: "Confirm a number" }).click();
    const field = screen.getByRole("textbox", { name: /Mobile number/ });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("5512 3456");
    await screen.getByRole("button", { name: "Send code" }).click();
    await expect.element(screen.getByRole("textbox", { name: /Six-digit code/ })).toHaveFocus();
    await userEvent.keyboard("123456");
    const status = screen.getByRole("status").filter({ hasText: "+974 5512 3456" });
    await expect.element(status).toMatchTextContent("Confirmed on 23 November 2026");
    await expect.element(status).toHaveFocus();
    const bound = calls.find(({ method, url }) => method === "POST" && url.pathname.endsWith("/mobile"));
    expect(bound?.body).toMatchObject({ phone: "55123456", channel: "sms", code: "123456" });
    expect(bound?.headers.get("authorization")).toBe("Bearer token-of-maryam");
    expect(sessionStorage.getItem("marsa.form.phone.own-number")).toBeNull();
  });

  it("reads what it is good for, in Arabic", async () => {
    const { screen } = await show({ answers: { mobile: null }, language: "ar" });
    await expect.element(screen.getByText(/لا يوجد لدينا رقم/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "تأكيد رقم" })).toBeVisible();
  });

  it("reads to which number texts go all the same", async () => {
    const { screen } = await show({ answers: { mobile: null, unconfirmed: "55123456" } });
    await expect
      .element(screen.getByText(/go to .*\+974 5512 3456.*which you have not confirmed yet/))
      .toBeVisible();
  });
});

describe("a confirmed number", () => {
  it("has a channel, which changes at once", async () => {
    const chosen = { ...mobile, channel: "whatsapp" };
    const { screen, calls } = await show({ answers: [{ mobile }, chosen, { mobile: chosen }] });
    await expect.element(screen.getByRole("radio", { name: "SMS" })).toBeChecked();
    await screen.getByRole("radio", { name: "WhatsApp" }).click();
    await expect.poll(() => calls.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ channel: "whatsapp" });
    await settled();
    await expect.element(screen.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
  });

  it("says where a change was not saved, and shows what counts", async () => {
    const { screen } = await show({ answers: [{ mobile }, refusal(500, "internal"), { mobile }] });
    await screen.getByRole("radio", { name: "WhatsApp" }).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent("That was not saved.");
    await expect.element(screen.getByRole("radio", { name: "SMS" })).toBeChecked();
  });

  it("is replaced by another one, typed anew", async () => {
    const { screen } = await show({ answers: { mobile }, profilePhone: "55123456", language: "ar" });
    await screen.getByRole("button", { name: "تغيير الرقم" }).click();
    const field = screen.getByRole("textbox", { name: /رقم الجوال/ });
    await expect.element(field).toHaveValue("");
    await userEvent.fill(field, "5512");
    await screen.getByRole("button", { name: "إلغاء" }).click();
    await expect.element(screen.getByText("+974 5512 3456")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "تغيير الرقم" })).toHaveFocus();
    await screen.getByRole("button", { name: "تغيير الرقم" }).click();
    await expect.element(field).toHaveValue("");
  });
});

it("says that it could not be loaded, and tries again", async () => {
  const { screen } = await show({ answers: [refusal(400, "internal"), { mobile }] });
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Your number could not be loaded");
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("+974 5512 3456")).toBeVisible();
});
