import { describe, expect, it } from "vitest";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import {
  acceptedExample,
  documentExample,
  documentsTexts,
  readingExample,
  renderDocuments,
} from "../documents-examples.tsx";
import type { DocumentSummary, ShownReading } from "../documents-queries.ts";
import { DocumentsOverview } from "./overview.tsx";

const { en, ar } = documentsTexts;
const [list, log] = ["/v3/documents", "/v3/documents/readings"];

async function show(
  documents: readonly DocumentSummary[] | CallAnswer | readonly CallAnswer[],
  { language = "en" as "en" | "ar", readings = [] as ShownReading[] } = {},
) {
  answerCalls({ [list]: documents as CallAnswer, [log]: [readings] });
  return renderDocuments(<DocumentsOverview />, { language });
}

describe("the overview of a customer's documents", () => {
  it("without any begins with the first type, and says what each is for", async () => {
    const screen = await show([[]]);
    await expect.element(screen.getByText("Begin here: Driving license")).toBeVisible();
    const rows = screen.getByRole("list", { name: en.title });
    expect(rows.element().querySelectorAll("li")).toHaveLength(8);
    await expect.poll(() => rows.element().textContent).toContain(en.types.passport.purpose);
    // The permission to use the camera comes with the page, so that the link loads it.
    await expect
      .element(screen.getByRole("link", { name: "QID" }))
      .toHaveAttribute("href", "/documents/qid?lang=en");
  });

  it("puts first what waits for the customer", async () => {
    const screen = await show([[acceptedExample({ id: "d2", type: "qid" }), documentExample()]]);
    await expect.element(screen.getByText("Driving license: please check and confirm")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: en.confirmLabel }))
      .toHaveAttribute("href", "/documents/driving-license?lang=en");
    const rows = screen.getByRole("list", { name: en.title });
    await expect.element(rows.getByText(en.states.accepted.label)).toBeVisible();
    await expect.element(rows.getByText(en.states.confirm.label)).toBeVisible();
  });

  it.each([
    ["en", "Expires in 12 days", "Valid until 5 December 2026 (25 Jumada II 1448\u00a0AH)."],
    ["ar", "ينتهي خلال 12 يوماً", "سارٍ حتى 5 ديسمبر 2026 الموافق 25 جمادى الآخرة 1448\u00a0هـ."],
  ] as const)("says when one expires, in %s", async (language, badge, sentence) => {
    const expiring = acceptedExample({ expiry: "2026-12-05", expiryState: "expiring" });
    const screen = await show([[expiring]], { language });
    await expect.element(screen.getByText(badge)).toBeVisible();
    await expect.poll(() => screen.getByRole("list").first().element().textContent).toContain(sentence);
  });

  it("names what waits, whatever was added after it", async () => {
    const insurance = { type: "insurance" } as const;
    const screen = await show([
      [
        acceptedExample({ id: "b", ...insurance }),
        acceptedExample({
          ...{ id: "a", ...insurance, state: "expired", expiry: "2026-01-31", expiryState: "expired" },
        }),
      ],
    ]);
    await expect.element(screen.getByText("Car insurance: this one has expired")).toBeVisible();
    expect(screen.getByText(en.allDoneTitle).query()).toBeNull();
    const rows = screen.getByRole("list", { name: en.title });
    await expect.element(rows.getByText("Expired", { exact: true })).toBeVisible();
    await expect.element(rows.getByText(/It was valid until 31 January 2026/)).toBeVisible();
  });

  it("gives the reason of a rejection, in the words of the staff where there are any", async () => {
    const screen = await show([
      [
        documentExample({ state: "rejected", rejection: { reason: "blurred", text: null } }),
        documentExample({
          ...{ id: "d2", type: "passport", state: "rejected" },
          rejection: { reason: "other", text: "Please send the page with your photo." },
        }),
      ],
    ]);
    const rows = screen.getByRole("list", { name: en.title });
    await expect.element(rows.getByText(en.reasons.blurred)).toBeVisible();
    await expect.element(rows.getByText("Please send the page with your photo.")).toBeVisible();
  });

  it("says that nothing waits where all is well", async () => {
    const screen = await show([[acceptedExample()]]);
    await expect.element(screen.getByText(en.allDoneTitle)).toBeVisible();
  });

  it("lists who opened the documents, five at first", async () => {
    const readings = Array.from({ length: 7 }, (_, page) => ({ ...readingExample, page }));
    const screen = await show([[acceptedExample()]], { readings });
    await expect.element(screen.getByText(/22 November 2026/).first()).toBeVisible();
    expect(screen.getByText(/Our team/).elements()).toHaveLength(5);
    await screen.getByRole("button", { name: "Show all 7" }).click();
    expect(screen.getByText(/Our team/).elements()).toHaveLength(7);
  });

  it("says that it loads, in the other language too", async () => {
    const screen = await show("pending", { language: "ar" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(ar.title);
    await expect.element(screen.getByRole("status")).toHaveTextContent("جارٍ التحميل");
  });

  it("that cannot be read is read by another try", async () => {
    const screen = await show([refusal(403, "forbidden"), []]);
    await expect.element(screen.getByText(en.loadErrorTitle)).toBeVisible();
    await screen.getByRole("button", { name: en.retryLabel }).click();
    await expect.element(screen.getByText("Begin here: Driving license")).toBeVisible();
  });
});
