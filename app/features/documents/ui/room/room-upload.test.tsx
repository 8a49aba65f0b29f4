import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import { pieceBytes } from "../../rules/upload-limits.ts";
import {
  acceptedExample,
  detailsExample,
  documentExample,
  documentsTexts,
  switchLanguage,
} from "../documents-examples.tsx";
import { uploadWords } from "../upload/upload-words.ts";
import { type RoomScreen, showRoom } from "./room-examples.tsx";

const { en } = documentsTexts;
const sent = uploadWords.of("en");

describe("an upload", () => {
  const uploads = "/v3/documents/uploads";
  const begun = { id: "d1", pieceBytes, received: [0] };
  const piece = `${uploads}/d1/files/0/pieces/0`;
  const finished = {
    [uploads]: begun,
    [piece]: { received: [1_000] },
    [`${uploads}/d1/finish`]: { documentId: "d1" },
  };
  const send = async (screen: RoomScreen) => {
    const content = new Uint8Array(1_000);
    content.set([0xff, 0xd8, 0xff]);
    const file = new File([content], "front.jpg", { type: "image/jpeg" });
    await userEvent.upload(screen.getByLabelText(sent.chooseFor(sent.front)), file);
    await screen.getByRole("button", { name: sent.send }).click();
  };

  it("goes on when the language is switched", async () => {
    const { screen, calls } = await showRoom(undefined, { [uploads]: begun, [piece]: "pending" });
    await send(screen);
    await expect.poll(() => calls.filter(({ url }) => url.pathname.endsWith("/0")).length).toBe(1);
    await switchLanguage(screen, "ar");
    const { front } = uploadWords.of("ar");
    await expect.element(screen.getByRole("progressbar", { name: front })).toBeVisible();
    await expect.element(screen.getByText("front.jpg")).toBeVisible();
  });

  it("goes on when another tab adds the first document of its type", async () => {
    const other = acceptedExample({ id: "d7" });
    const { screen, calls } = await showRoom(undefined, {
      "/v3/documents": [[], [other]],
      ...{ [uploads]: begun, [piece]: "pending" },
    });
    await send(screen);
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => calls.filter(({ url }) => url.pathname.endsWith("/documents")).length).toBe(2);
    await settled();
    await expect.element(screen.getByRole("progressbar", { name: sent.front })).toBeVisible();
  });

  it("that is done shows its document, after another try where the list could not be read", async () => {
    const { screen } = await showRoom(detailsExample(), {
      "/v3/documents": [[], refusal(403, "forbidden"), [documentExample()]],
      ...finished,
    });
    await send(screen);
    await expect.element(screen.getByText(en.loadErrorTitle)).toBeVisible();
    await expect.element(screen.getByText(sent.sent).first()).not.toBeVisible();
    await screen.getByRole("button", { name: en.retryLabel }).click();
    await expect.element(screen.getByRole("heading", { name: en.reviewTitle })).toBeVisible();
  });

  it("whose document is rejected at once leaves room for the next one", async () => {
    const rejection = { reason: "password", text: null } as const;
    const rejected = detailsExample({ state: "rejected", rejection, pages: [], pageCount: 0 });
    const { screen } = await showRoom(rejected, { "/v3/documents": [[], [rejected]], ...finished });
    await send(screen);
    await expect.element(screen.getByText(en.reasons.password)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: sent.send })).toBeDisabled();
  });

  it("is given up by Not now, and the document is shown again", async () => {
    const { screen } = await showRoom(detailsExample(acceptedExample()), { [uploads]: "pending" });
    await screen.getByRole("button", { name: en.uploadAnotherLabel }).click();
    await send(screen);
    await screen.getByRole("button", { name: en.notNowLabel }).click();
    await expect.element(screen.getByText("•••• 4817")).toBeVisible();
  });
});
