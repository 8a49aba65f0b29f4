import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { refusal } from "../../../../../tests/components/answer-calls.ts";
import { detailsExample, documentsTexts } from "../documents-examples.tsx";
import { confirmButton, numberName, roomWords, showRoom } from "./room-examples.tsx";

const { en } = documentsTexts;

it.each([
  ["waits", detailsExample({ state: "scanning", pageCount: 0, pages: [] }), en.states.checking.label],
  ["is to be confirmed", detailsExample(), en.reviewTitle],
])("from the foot of the page a customer is led up to a document that %s", async (_, document, title) => {
  const { screen } = await showRoom(document, { "/v3/documents/d1": [refusal(403, "forbidden"), document] });
  const retry = screen.getByRole("button", { name: en.retryLabel });
  await expect.element(retry).toBeVisible();
  screen.container.style.minHeight = "5000px";
  retry.element().focus({ preventScroll: true });
  scrollTo(0, 3000);
  await userEvent.keyboard("{Enter}");
  const heading = screen.getByRole("heading", { name: title });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
});

describe("reviewing what was read", () => {
  it("asks about what is uncertain, and confirms it once it was compared", async () => {
    const { screen, bodies } = await showRoom(detailsExample(), {
      "/v3/documents/confirmations/d1": { id: "d1", version: 4 },
    });
    await expect.element(screen.getByLabelText(numberName, { exact: true })).toHaveValue("28463404817");
    await expect.element(screen.getByText(roomWords.compare)).toBeVisible();
    await expect
      .element(screen.getByLabelText(roomWords.expiry, { exact: true }))
      .toHaveAccessibleDescription(roomWords.unread);
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent(roomWords.problems("compare"));
    expect(bodies("/confirmations/d1")).toEqual([]);

    await screen.getByRole("button", { name: roomWords.approveLabel(numberName) }).click();
    await userEvent.fill(
      screen.getByLabelText(roomWords.expiry, { exact: true }).getByLabelText("Day"),
      "2028-05-01",
    );
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
    const { screen, bodies } = await showRoom(detailsExample(), {
      "/v3/documents/d1": [detailsExample(), detailsExample({ version: 5 })],
      "/v3/documents/confirmations/d1": [refusal(409, "version-conflict"), { id: "d1", version: 6 }],
    });
    await userEvent.fill(screen.getByLabelText(numberName, { exact: true }), "28463400000");
    await userEvent.fill(
      screen.getByLabelText(roomWords.expiry, { exact: true }).getByLabelText("Day"),
      "2028-05-01",
    );
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(roomWords.conflict)).toBeVisible();
    await expect.element(screen.getByLabelText(numberName, { exact: true })).toHaveValue("28463400000");
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(en.confirmedTitle)).toBeVisible();
    expect(bodies("/confirmations/d1").map((body) => (body as { version: number }).version)).toEqual([3, 5]);
  });

  it("shows a field's place on the whole page", async () => {
    const { screen } = await showRoom(detailsExample());
    await screen.getByRole("button", { name: roomWords.seePlace(numberName) }).click();
    await expect.element(screen.getByRole("dialog", { name: roomWords.front })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: roomWords.seePlace(numberName) })).toHaveFocus();
  });

  it("is typed by hand where nothing could be read", async () => {
    const message = "We cannot read documents right now.";
    const { screen } = await showRoom(detailsExample(), {
      "/v3/documents/ocr/extract-text": refusal(503, "cannot-read", { message }),
    });
    await expect.element(screen.getByText(message)).toBeVisible();
    await userEvent.fill(screen.getByLabelText(roomWords.name, { exact: true }), "NOORA");
    await expect.element(screen.getByLabelText(roomWords.name, { exact: true })).toHaveValue("NOORA");
  });
});

it("a reading that takes long need not be waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const { screen } = await showRoom(detailsExample(), { "/v3/documents/ocr/extract-text": "pending" });
  await expect.element(screen.getByRole("heading", { name: en.reviewTitle })).toBeVisible();
  await vi.advanceTimersByTimeAsync(20_000);
  await screen.getByRole("button", { name: roomWords.typeFields }).click();
  await userEvent.fill(screen.getByLabelText(numberName, { exact: true }), "28463400117");
  await expect.element(screen.getByRole("button", { name: confirmButton })).toBeEnabled();
});

describe("confirming", () => {
  it("without a last day asks once, as there would be no reminder", async () => {
    const { screen, bodies } = await showRoom(detailsExample(), {
      "/v3/documents/confirmations/d1": { id: "d1", version: 4 },
    });
    await screen.getByRole("button", { name: roomWords.approveLabel(numberName) }).click();
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(roomWords.withoutLastDay)).toBeVisible();
    expect(bodies("/confirmations/d1")).toEqual([]);
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(en.confirmedTitle)).toBeVisible();
    expect(bodies("/confirmations/d1")).toHaveLength(1);
  });

  it("says when a document that is not confirmed is deleted", async () => {
    const { screen } = await showRoom(detailsExample());
    await expect.element(screen.getByText(/we delete the document 30 days after you added it/)).toBeVisible();
  });
});
