import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, type CallAnswer } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { PhoneConfirmation } from "./phone-confirmation.tsx";
import { visitorDeeds } from "./phone-deeds.ts";

export const sent = { expiresIn: 300, resendIn: 60 };
export const confirmed = {
  proof: "proof-of-the-number",
  expiresIn: 1_800,
  rememberedDevice: "remembered-device",
};

interface Answers {
  readonly codes?: CallAnswer | readonly CallAnswer[];
  readonly verification?: CallAnswer | readonly CallAnswer[];
  readonly channels?: CallAnswer;
  readonly delivery?: CallAnswer | readonly CallAnswer[];
}
/** A confirmation on a page, with the calls that it makes. */
export async function shown(
  {
    codes = sent,
    verification = confirmed,
    channels = { channels: ["sms", "whatsapp"] },
    delivery = { channel: "sms", state: "sent" },
  }: Answers = {},
  { language = "en" as "en" | "ar", width = 1280 } = {},
) {
  const calls = answerCalls({
    "/v3/phone/channels": channels,
    "/v3/phone/codes": codes,
    "/v3/phone/codes/verification": verification,
    "/v3/phone/codes/delivery": delivery,
  });
  const [onConfirmed, onReset] = [vi.fn(), vi.fn()];
  const node = (
    <PhoneConfirmation
      name="test-drive"
      deeds={visitorDeeds("test-drive")}
      onConfirmed={onConfirmed}
      onReset={onReset}
    />
  );
  const screen = await render(node, { language, width });
  const made = (end: string) => calls.filter(({ url }) => url.pathname.endsWith(end));
  return { screen, node, made, onConfirmed, onReset };
}
export type Screen = Awaited<ReturnType<typeof render>>;
export const number = (screen: Screen) => screen.getByRole("textbox", { name: /Mobile number|رقم الجوال/ });
export const code = (screen: Screen) => screen.getByRole("textbox", { name: /Six-digit code|الرمز المكوّن/ });
export const button = (screen: Screen, name: string | RegExp) => screen.getByRole("button", { name });

/** Types a number and requests its code. */
export async function requestCode(screen: Screen, typed = "55123456"): Promise<void> {
  await userEvent.fill(number(screen), typed);
  await button(screen, /^(Send code|إرسال الرمز)$/).click();
  await expect.element(code(screen)).toHaveFocus();
}
