import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageSession } from "#app/features/account/session/page-session.ts";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { handOverTo } from "#app/features/analytics/track.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { RequestPanel } from "./request-panel.tsx";

const texts = {
  ...{ title: "Ask for it", text: "We call back.", submitLabel: "Send", privacy: "For this alone." },
  marketingLabel: "News, too",
};
const reported: unknown[] = [];
beforeEach(() => {
  handOverTo((event) => reported.push(event));
  reported.length = 0;
});

describe("the form of a page", () => {
  const subject = { kind: "offer", offerId: "summer", campaignId: "c-1", model: "suhail" } as const;
  const panel = <RequestPanel subject={subject} texts={texts} thanks="summer" />;
  const at = "/offers/summer?lang=en";
  const profile = {
    ...{ id: "1", sfAccountId: "1", kunnr: "1", firstName: "Noora", lastName: "Al Kaabi" },
    ...{ phones: [{ phoneNumber: "55512345" }], emails: [{ email: "noora@example.qa" }] },
  };
  const session = {
    state: { status: "signed-in", profile, isReadOnly: false },
    subscribe: () => () => undefined,
    send: vi.fn(),
  };
  const asNoora = <SessionContext value={session as unknown as PageSession}>{panel}</SessionContext>;

  async function send(answer: CallAnswer) {
    const calls = answerCalls({ "/v3/leads": answer });
    const screen = await render(asNoora, { at });
    await expect.element(screen.getByRole("textbox", { name: /^First name/ })).toHaveValue("Noora");
    await screen.getByRole("button", { name: "Send" }).click();
    return { screen, calls };
  }

  it("needs nothing typed by a customer whom the site knows, and leads to its thanks", async () => {
    const { screen, calls } = await send({ id: "lead-1" });
    await expect.poll(() => screen.router.state.location.pathname).toBe("/offers/summer/thank-you");
    expect(screen.router.state.location.search).toBe(
      "?isFormSubmitted=true&lead=lead-1&reference=LEAD-1&lang=en",
    );
    expect(calls[0]?.body).toMatchObject({
      kind: "offer",
      offerId: "summer",
      firstName: "Noora",
      page: "/offers/summer",
    });
  });

  it("goes out as the customer's; where their number is confirmed the thanks do not ask", async () => {
    localStorage.setItem("accessToken", "token-of-noora");
    localStorage.setItem("refreshToken", "refresh-1");
    const { screen, calls } = await send({ id: "lead-1", isPhoneConfirmed: true });
    await expect.poll(() => screen.router.state.location.pathname).toBe("/offers/summer/thank-you");
    expect(screen.router.state.location.search).toBe("?isFormSubmitted=true&reference=LEAD-1&lang=en");
    expect(calls[0]?.headers.get("authorization")).toBe("Bearer token-of-noora");
  });

  it("reports what was sent, and nothing of the person", async () => {
    await send({ id: "lead-1" });
    await expect.poll(() => reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({ event: "lead_sent", form: "offer", id: "lead-1", offer: "summer" });
    expect(JSON.stringify(reported)).not.toMatch(/Noora|Kaabi|55512345|example\.qa/);
  });

  it("that was refused stays with what was typed, says so and reports the code", async () => {
    const { screen } = await send(refusal(503, "unavailable"));
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: /^First name/ })).toHaveValue("Noora");
    expect(screen.router.state.location.pathname).toBe("/offers/summer");
    expect(reported).toMatchObject([{ event: "error", kind: "form", message: "unavailable" }]);
  });

  it("with an empty field names it and puts the focus there", async () => {
    const calls = answerCalls({ "/v3/leads": { id: "lead-1" } });
    const screen = await render(panel, { at, language: "ar" });
    await screen.getByRole("button", { name: "Send" }).click();
    await expect
      .element(screen.getByRole("textbox", { name: /^الاسم الأول/ }))
      .toHaveAttribute("aria-invalid", "true");
    expect(calls).toHaveLength(0);
    expect(screen.container.contains(document.activeElement)).toBe(true);
  });
});
