import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import {
  acceptedExample,
  detailsExample,
  documentExample,
  documentsTexts,
  pagePicture,
  readExample,
  readingExample,
  renderDocuments,
} from "../documents-examples.tsx";
import type { DocumentDetails } from "../documents-queries.ts";
import { reviewWords } from "../review/review-words.ts";
import { documentsWords } from "../words.ts";
import { DocumentRoom } from "./document-room.tsx";

const { en } = documentsTexts;
const words = { ...documentsWords.of("en"), ...reviewWords.of("en") };
const number = words["number of driving-license"];
type Answers = Record<string, CallAnswer | readonly CallAnswer[]>;

async function show(details: DocumentDetails | undefined, answers: Answers = {}) {
  const calls = answerCalls({
    "/v3/documents": [details ? [details] : []],
    "/v3/documents/readings": [[readingExample]],
    "/v3/documents/d1": details ?? {},
    "/v3/documents/ocr/extract-text": readExample,
    "/pages/0": pagePicture(),
    "/pages/1": pagePicture(),
    ...answers,
  });
  const screen = await renderDocuments(<DocumentRoom type="driving-license" />);
  const bodies = (end: string) =>
    calls.filter(({ url }) => url.pathname.endsWith(end)).map(({ body }) => body);
  return { screen, calls, bodies };
}
const confirmButton = en.confirmButtonLabel;

describe("the page of a type", () => {
  it("without a document is the place to add one", async () => {
    const { screen } = await show(undefined);
    await expect.element(screen.getByRole("heading", { name: en.uploadTitle })).toBeVisible();
    await expect.element(screen.getByText(new RegExp(en.types["driving-license"].pictureHint))).toBeVisible();
  });

  it("of an accepted document shows what is stored, its pages, and who opened it", async () => {
    const { screen } = await show(detailsExample(acceptedExample()));
    await expect.element(screen.getByText("•••• 4817")).toBeVisible();
    await expect.element(screen.getByText("1 May 2028")).toBeVisible();
    await expect.element(screen.getByRole("img", { name: `Driving license, ${words.front}` })).toBeVisible();
    await expect.element(screen.getByText(/Our team/)).toBeVisible();
    await screen.getByRole("button", { name: words.enlarge(words.back) }).click();
    await expect.element(screen.getByRole("dialog", { name: words.back })).toBeVisible();
  });

  it("of a rejected document says why, and takes another one", async () => {
    const rejection = { reason: "blurred", text: null } as const;
    const { screen } = await show(detailsExample({ state: "rejected", rejection, pages: [] }));
    await expect.element(screen.getByText(en.reasons.blurred)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: en.uploadTitle })).toBeVisible();
  });

  it("waits while a document is checked, and goes on by itself", async () => {
    const checking = detailsExample({ state: "scanning", pages: [], pageCount: 0 });
    const { screen } = await show(checking, { "/v3/documents/d1": [checking, detailsExample()] });
    await expect.element(screen.getByRole("heading", { name: en.readingTitle })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: en.reviewTitle })).toHaveFocus();
  });

  it("loads a page's picture once for all places where it is seen", async () => {
    const { screen, calls } = await show(detailsExample());
    await expect.element(screen.getByRole("button", { name: words.seePlace(words.name) })).toBeVisible();
    await expect.element(screen.getByRole("img", { name: `Driving license, ${words.back}` })).toBeVisible();
    expect(calls.filter(({ url }) => url.pathname.startsWith("/pages/"))).toHaveLength(2);
  });

  it("loads a page again that could not be loaded", async () => {
    const { screen } = await show(detailsExample(acceptedExample()), {
      "/pages/1": [new Response("", { status: 403 }), pagePicture()],
    });
    await screen.getByRole("button", { name: words.again }).click();
    await expect.element(screen.getByRole("img", { name: `Driving license, ${words.back}` })).toBeVisible();
  });
});

describe("reviewing what was read", () => {
  it("asks about what is uncertain, and confirms it once it was compared", async () => {
    const { screen, bodies } = await show(detailsExample(), {
      "/v3/documents/confirmations/d1": { id: "d1", version: 4 },
    });
    await expect.element(screen.getByLabelText(number, { exact: true })).toHaveValue("28463404817");
    await expect.element(screen.getByText(words.compare)).toBeVisible();
    await expect
      .element(screen.getByLabelText(words.expiry, { exact: true }))
      .toHaveAccessibleDescription(words.unread);
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent(words.problems("compare"));
    expect(bodies("/confirmations/d1")).toEqual([]);

    await screen.getByRole("button", { name: words.approveLabel(number) }).click();
    await userEvent.fill(screen.getByLabelText(words.expiry, { exact: true }), "2028-05-01");
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(en.confirmedTitle)).toBeVisible();
    expect(bodies("/confirmations/d1")).toEqual([
      {
        version: 3,
        fields: [
          { key: "number", value: "28463404817" },
          { key: "name", value: "NOORA AL KUWARI" },
          { key: "expiry", value: "2028-05-01" },
        ],
      },
    ]);
    // Nothing of a document stands in the browser's storage.
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it("of another version keeps what was typed, and confirms the new one", async () => {
    const { screen, bodies } = await show(detailsExample(), {
      "/v3/documents/d1": [detailsExample(), detailsExample({ version: 5 })],
      "/v3/documents/confirmations/d1": [refusal(409, "version-conflict"), { id: "d1", version: 6 }],
    });
    await userEvent.fill(screen.getByLabelText(number, { exact: true }), "28463400000");
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(words.conflict)).toBeVisible();
    await expect.element(screen.getByLabelText(number, { exact: true })).toHaveValue("28463400000");
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(en.confirmedTitle)).toBeVisible();
    expect(bodies("/confirmations/d1").map((body) => (body as { version: number }).version)).toEqual([3, 5]);
  });

  it("shows a field's place on the whole page", async () => {
    const { screen } = await show(detailsExample());
    await screen.getByRole("button", { name: words.seePlace(number) }).click();
    await expect.element(screen.getByRole("dialog", { name: words.front })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: words.seePlace(number) })).toHaveFocus();
  });

  it("is typed by hand where nothing could be read", async () => {
    const message = "We cannot read documents right now.";
    const { screen } = await show(detailsExample(), {
      "/v3/documents/ocr/extract-text": refusal(503, "cannot-read", { message }),
    });
    await expect.element(screen.getByText(message)).toBeVisible();
    await userEvent.fill(screen.getByLabelText(words.name, { exact: true }), "NOORA");
    await expect.element(screen.getByLabelText(words.name, { exact: true })).toHaveValue("NOORA");
  });
});

it("a reading that takes long need not be waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const { screen } = await show(detailsExample(), { "/v3/documents/ocr/extract-text": "pending" });
  await expect.element(screen.getByRole("heading", { name: en.reviewTitle })).toBeVisible();
  await vi.advanceTimersByTimeAsync(20_000);
  await screen.getByRole("button", { name: words.typeFields }).click();
  await userEvent.fill(screen.getByLabelText(number, { exact: true }), "28463400117");
  await expect.element(screen.getByRole("button", { name: confirmButton })).toBeEnabled();
});

describe("deleting a document", () => {
  it("asks first, and says that it is done", async () => {
    const { screen, calls } = await show(detailsExample(acceptedExample()), {
      "/v3/documents": [[acceptedExample()], []],
      "/v3/documents/d1": [detailsExample(acceptedExample()), {}],
    });
    await screen.getByRole("button", { name: en.deleteLabel }).click();
    const dialog = screen.getByRole("dialog", { name: en.deleteTitle });
    await dialog.getByRole("button", { name: en.notDeleteLabel }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    await screen.getByRole("button", { name: en.deleteLabel }).click();
    await dialog.getByRole("button", { name: en.deleteButtonLabel }).click();
    await expect.element(screen.getByText(en.deletedText)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: en.uploadTitle })).toBeVisible();
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  it("that is refused stays, and says why", async () => {
    const { screen } = await show(detailsExample(acceptedExample()), {
      "/v3/documents/d1": [detailsExample(acceptedExample()), "offline"],
    });
    await screen.getByRole("button", { name: en.deleteLabel }).click();
    await screen.getByRole("button", { name: en.deleteButtonLabel }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByText("•••• 4817")).toBeVisible();
  });
});

it("other documents of the type stand below the newest, closed until they are opened", async () => {
  const older = documentExample({ id: "d0", state: "expired", expiry: "2025-01-01", expiryState: "expired" });
  const { screen, calls } = await show(detailsExample(acceptedExample()), {
    "/v3/documents": [[acceptedExample(), older]],
    "/v3/documents/d0": detailsExample({ ...older, pages: [] }),
  });
  await expect.element(screen.getByText(en.states.expired.label)).toBeVisible();
  expect(calls.some(({ url }) => url.pathname.endsWith("/d0"))).toBe(false);
  await screen.getByText(words.addedOn("23 November 2026")).click();
  await expect.poll(() => calls.some(({ url }) => url.pathname.endsWith("/d0"))).toBe(true);
});

it("one that a newer one has replaced is named so, and has no day of its own any more", async () => {
  const older = acceptedExample({ id: "d0", state: "expired", expiryState: "expired", replacedBy: "d1" });
  const { screen } = await show(detailsExample(acceptedExample()), {
    "/v3/documents": [[older, acceptedExample()]],
    "/v3/documents/d0": detailsExample({ ...older, pages: [] }),
  });
  await expect.element(screen.getByText(en.states.replaced.label)).toBeVisible();
  expect(screen.getByText(en.states.expired.label).query()).toBeNull();
  await screen.getByText(words.addedOn("23 November 2026")).click();
  await expect.element(screen.getByText(en.states.replaced.text)).toBeVisible();
});
