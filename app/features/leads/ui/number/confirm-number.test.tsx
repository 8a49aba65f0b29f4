import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { ConfirmNumber } from "./confirm-number.tsx";
import { storedOwnLead, storeOwnLead } from "./own-lead.ts";

const id = "019cad21-cf00-7b4a-a08c-a9ee7f155ab8";
const lead = { id, phone: "5512 3456", sentAt: Date.now(), isConfirmed: false };

interface Shown {
  leadId?: string | null;
  channels?: readonly string[];
  verification?: CallAnswer | readonly CallAnswer[];
  language?: Language;
  width?: number;
}
async function show({
  leadId = id,
  channels = ["sms"],
  verification = { confirmedAt: "2026-11-23T09:00:00Z" },
  ...page
}: Shown = {}) {
  const calls = answerCalls({
    "/v3/phone/channels": { channels },
    "/v3/phone/codes": { expiresIn: 300, resendIn: 60 },
    "/v3/phone/codes/delivery": { channel: "sms", state: "sent" },
    "/v3/phone/codes/verification": { proof: "proof-of-the-number", expiresIn: 1_800 },
    "/v3/leads/verification": verification,
  });
  const screen = await render(<ConfirmNumber leadId={leadId} />, page);
  const verified = () => calls.filter(({ url }) => url.pathname.endsWith("/v3/leads/verification"));
  return { screen, calls, verified };
}
type Screen = Awaited<ReturnType<typeof show>>["screen"];
const offer = (screen: Screen) =>
  screen.getByRole("region", { name: /^(Confirm your number|أكّد رقم جوالك)$/ });
const number = (screen: Screen) => screen.getByRole("textbox", { name: /Mobile number|رقم الجوال/ });
const noted = (screen: Screen) => screen.getByText(/We have noted it on your request|سجّلنا ذلك في طلبك/);
const press = (screen: Screen, name: RegExp) => screen.getByRole("button", { name }).click();

/** From the offer to the sixth digit of the code. */
async function confirm(screen: Screen): Promise<void> {
  await press(screen, /^(Confirm number|تأكيد الرقم)$/);
  await enterCode(screen);
}
async function enterCode(screen: Screen): Promise<void> {
  await press(screen, /^(Send code|إرسال الرمز)$/);
  const code = screen.getByRole("textbox", { name: /Six-digit code|الرمز المكوّن/ });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard("123456");
}

beforeEach(() => {
  sessionStorage.clear();
  storeOwnLead(lead);
});

describe("the offer to confirm the number of a lead", () => {
  it.each<[string, Shown, typeof lead]>([
    ["without a lead", { leadId: null }, lead],
    ["where no channel sends codes", { channels: [] }, lead],
    ["a day later", {}, { ...lead, sentAt: lead.sentAt - 86_400_000 }],
  ])("is not there %s", async (_, shown, stored) => {
    storeOwnLead(stored);
    const { screen, calls } = await show(shown);
    if (shown.leadId !== null) await expect.poll(() => calls).toHaveLength(1);
    await settled();
    expect(screen.container.textContent).toBe("");
  });

  it("begins with the number that was typed, and its code confirms it", async () => {
    const { screen, verified } = await show();
    await expect.element(offer(screen)).toBeVisible();
    expect(screen.getByRole("textbox").elements()).toHaveLength(0);
    await press(screen, /^Confirm number$/);
    await expect.element(number(screen)).toHaveValue("5512 3456");
    await expect.element(number(screen)).toHaveFocus();
    await enterCode(screen);
    const done = screen.getByText("Number confirmed: +974 5512 3456");
    await expect.element(done).toBeVisible();
    await expect.element(noted(screen)).toBeVisible();
    await expect.element(screen.getByRole("status")).toHaveFocus();
    expect(verified().map(({ body }) => body)).toEqual([
      {
        ...{ leadId: id, mobile: "55123456" },
        phoneProof: { proof: "proof-of-the-number", browser: expect.stringMatching(/^[\w-]{22}$/) },
      },
    ]);
  });

  it("is over after that, also when the page is loaded anew", async () => {
    storeOwnLead({ ...lead, isConfirmed: true });
    const { screen, verified } = await show();
    await expect.element(screen.getByText("Number confirmed: +974 5512 3456")).toBeVisible();
    expect(offer(screen).elements()).toHaveLength(0);
    await settled();
    expect(document.body).toHaveFocus();
    expect(verified()).toHaveLength(0);
  });

  it("asks for the number where the form was sent before the scripts", async () => {
    sessionStorage.clear();
    const { screen } = await show();
    await press(screen, /^Confirm number$/);
    await expect.element(number(screen)).toHaveValue("");
    await userEvent.fill(number(screen), "55123456");
    await enterCode(screen);
    await expect.element(noted(screen)).toBeVisible();
    expect(storedOwnLead(id)).toMatchObject({ phone: "55123456", isConfirmed: true });
  });

  it("speaks Arabic at 390 pixels", async () => {
    const { screen } = await show({ language: "ar", width: 390 });
    await expect.element(screen.getByText(/لنصل إليك من أول اتصال/)).toBeVisible();
    await confirm(screen);
    await expect.element(noted(screen)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it("shows after a reload the code that waits to be entered", async () => {
    const first = await show();
    await press(first.screen, /^Confirm number$/);
    await press(first.screen, /^Send code$/);
    await expect.element(first.screen.getByText(/We sent a code by SMS/)).toBeVisible();
    await first.screen.unmount();
    const { screen } = await show();
    await expect.element(screen.getByText(/We sent a code by SMS/)).toBeVisible();
  });
});

describe("a proof that is not taken", () => {
  it("of another number says so, and begins anew with that of the lead", async () => {
    const message = "We found no request with this number.";
    const refused = refusal(404, "lead-not-found", { message });
    const { screen, verified } = await show({ verification: [refused, { confirmedAt: "" }] });
    await press(screen, /^Confirm number$/);
    await userEvent.fill(number(screen), "55123457");
    await enterCode(screen);
    await expect.element(screen.getByRole("alert")).toMatchTextContent(message);
    await expect.element(number(screen)).toHaveValue("5512 3456");
    await enterCode(screen);
    await expect.element(noted(screen)).toBeVisible();
    expect(verified().map(({ body }) => (body as { mobile: string }).mobile)).toEqual([
      "55123457",
      "55123456",
    ]);
  });

  it.each<[string, CallAnswer, RegExp]>([
    ["for want of a connection", "offline", /The connection was lost/],
    ["by an outage", refusal(503, "unavailable", { message: "Not available." }), /could not be noted/],
  ])("%s is sent again as it is, without another code", async (_, failure, sentence) => {
    const { screen, verified, calls } = await show({ verification: [failure, { confirmedAt: "" }] });
    await confirm(screen);
    await expect.element(screen.getByRole("alert")).toMatchTextContent(sentence);
    await press(screen, /^Try again$/);
    await expect.element(noted(screen)).toBeVisible();
    expect(verified()).toHaveLength(2);
    expect(calls.filter(({ url }) => url.pathname.endsWith("/v3/phone/codes"))).toHaveLength(1);
  });
});
