import { describe, expect, it } from "vitest";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { acceptedExample, documentExample } from "../documents-examples.tsx";
import type { DocumentSummary } from "../documents-queries.ts";
import { DocumentsSummary } from "./documents-summary.tsx";
import { summaryWords } from "./summary-words.ts";

const words = summaryWords.of("en");

function show(documents: readonly DocumentSummary[] | Response, language: "en" | "ar" = "en") {
  answerCalls({ "/v3/documents": documents instanceof Response ? documents : [[...documents]] });
  return render(<DocumentsSummary />, { language, width: 390, customer: {} });
}

describe("the row of all documents", () => {
  it("names how many wait for the customer, and which", async () => {
    const screen = await show([
      documentExample({ id: "d1" }),
      documentExample({ id: "d2", type: "qid", state: "rejected" }),
      acceptedExample({ id: "d3", type: "passport" }),
    ]);
    await expect.element(screen.getByText(words.waiting(2))).toBeVisible();
    await expect.element(screen.getByText("Driving license, QID")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: words.see }))
      .toHaveAttribute("href", "/documents?lang=en");
  });

  it.each([
    ["where none was added", [], words.none],
    ["where all is well", [acceptedExample()], words.inOrder],
    [
      "where the staff have one",
      [documentExample({ confirmedAt: "2026-11-23T07:55:00.000Z" })],
      words.checking,
    ],
  ])("says so %s", async (_, documents, text) => {
    const screen = await show(documents);
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it("leads to them where their state cannot be read, in Arabic too", async () => {
    const screen = await show(refusal(404, "not-found"), "ar");
    await expect.element(screen.getByText(summaryWords.of("ar").unread)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: summaryWords.of("ar").see })).toBeVisible();
  });
});
