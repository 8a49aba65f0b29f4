import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { refusal } from "../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../tests/components/settled.ts";
import { button, code, confirmed, number, requestCode, shown } from "./phone-confirmation-examples.tsx";

describe("confirming a number", () => {
  it("sends the code by the chosen channel and confirms by itself at the sixth digit", async () => {
    const { screen, made, onConfirmed } = await shown();
    await screen.getByRole("radio", { name: "WhatsApp" }).click();
    await requestCode(screen);
    await expect.element(screen.getByText(/by WhatsApp to \+974 5512 3456/)).toBeVisible();
    await userEvent.keyboard("12345");
    await settled();
    expect(made("/verification")).toHaveLength(0);
    await userEvent.keyboard("6");
    await expect.element(screen.getByText("Number confirmed: +974 5512 3456")).toBeVisible();
    const request = made("/codes")[0]?.body as { browser: string };
    expect(request).toMatchObject({ phone: "55123456", purpose: "test-drive", channel: "whatsapp" });
    const { browser } = request;
    expect(browser).toMatch(/^[\w-]{22}$/);
    expect(made("/verification")[0]?.body).toEqual({
      ...{ phone: "55123456", purpose: "test-drive", browser, code: "123456" },
    });
    await settled();
    expect(onConfirmed).toHaveBeenCalledExactlyOnceWith({
      phone: "55123456",
      proof: confirmed.proof,
      browser,
    });
  });

  it("speaks Arabic at 390 pixels, and takes Arabic digits", async () => {
    const { screen, made } = await shown({}, { language: "ar", width: 390 });
    await requestCode(screen, "٥٥١٢٣٤٥٦");
    await expect.element(screen.getByText(/أرسلنا رمزاً برسالة نصية إلى/)).toBeVisible();
    await userEvent.fill(code(screen), "١٢٣٤٥٦");
    await expect.element(screen.getByText(/تم تأكيد الرقم/)).toBeVisible();
    expect(made("/codes")[0]?.body).toMatchObject({ phone: "55123456", channel: "sms" });
    expect(made("/verification")[0]?.body).toMatchObject({ code: "123456" });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it("takes a pasted code with a blank", async () => {
    const { screen, made } = await shown({ verification: "pending" });
    await requestCode(screen);
    const data = new DataTransfer();
    data.setData("text", "123 456");
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    code(screen).element().dispatchEvent(paste);
    await expect.element(code(screen)).toHaveValue("123456");
    await expect.poll(() => made("/verification")).toHaveLength(1);
    await expect.element(screen.getByText("Checking the code…")).toBeVisible();
  });

  it("is one field for phones and screen readers", async () => {
    const { screen } = await shown();
    await requestCode(screen);
    const field = code(screen);
    await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(field).toHaveAttribute("inputmode", "numeric");
    expect(screen.getByRole("textbox").elements()).toHaveLength(1);
  });

  it("shows no choice where there is one channel", async () => {
    const { screen, made } = await shown({ channels: { channels: ["sms"] } });
    await expect.poll(() => made("/channels")).toHaveLength(1);
    await settled();
    expect(screen.getByRole("radio").elements()).toHaveLength(0);
  });

  it("forgets what was confirmed when the number is changed, and keeps it in its field", async () => {
    const { screen, onReset } = await shown();
    await requestCode(screen);
    await userEvent.keyboard("123456");
    await button(screen, "Change number").click();
    await expect.element(number(screen)).toHaveFocus();
    await expect.element(number(screen)).toHaveValue("5512 3456");
    expect(onReset).toHaveBeenCalledTimes(1);
  });
});

describe("a code that is refused", () => {
  it("says so with the tries that are left, and the next digit begins a new one", async () => {
    const wrong = refusal(422, "code-wrong", { message: "Not the code.", triesLeft: 1 });
    const { screen, made } = await shown({ verification: [wrong, confirmed] });
    await requestCode(screen);
    await userEvent.keyboard("111111");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Not the code. One try is left.");
    await expect.element(code(screen)).toBeInvalid();
    await userEvent.keyboard("2");
    await expect.element(code(screen)).toHaveValue("2");
    await userEvent.keyboard("22222");
    await expect.element(screen.getByText(/Number confirmed/)).toBeVisible();
    expect(made("/verification")).toHaveLength(2);
  });

  it("stays where the connection was lost, and is checked again under the same key", async () => {
    const { screen, made } = await shown({ verification: ["offline", confirmed] });
    await requestCode(screen);
    await userEvent.keyboard("123456");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Your code is still here");
    await expect.element(code(screen)).toHaveValue("123456");
    await button(screen, "Check the code again").click();
    await expect.element(screen.getByText(/Number confirmed/)).toBeVisible();
    const keys = made("/verification").map(({ headers }) => headers.get("idempotency-key"));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
