import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import {
  acceptedExample,
  detailsExample,
  documentExample,
  documentsTexts,
  pagePicture,
} from "../documents-examples.tsx";
import type { DocumentPicture } from "../documents-queries.ts";
import { confirmButton, numberName, roomWords, showRoom } from "./room-examples.tsx";

const { en } = documentsTexts;

describe("the page of a type", () => {
  it("without a document is the place to add one", async () => {
    const { screen } = await showRoom(undefined);
    await expect.element(screen.getByRole("heading", { name: en.uploadTitle })).toBeVisible();
    await expect.element(screen.getByText(new RegExp(en.types["driving-license"].pictureHint))).toBeVisible();
  });

  it("of an accepted document shows what is stored, its pages, and who opened it", async () => {
    const { screen } = await showRoom(detailsExample(acceptedExample()));
    await expect.element(screen.getByText("•••• 4817")).toBeVisible();
    await expect.element(screen.getByText(/^1 May 2028/)).toBeVisible();
    await expect
      .element(screen.getByRole("img", { name: `Driving license, ${roomWords.front}` }))
      .toBeVisible();
    await expect.element(screen.getByText(/Our team/)).toBeVisible();
    await screen.getByRole("button", { name: roomWords.enlarge(roomWords.back) }).click();
    await expect.element(screen.getByRole("dialog", { name: roomWords.back })).toBeVisible();
  });

  it("of a rejected document says why, and takes another one", async () => {
    const rejection = { reason: "blurred", text: null } as const;
    const { screen } = await showRoom(detailsExample({ state: "rejected", rejection, pages: [] }));
    await expect.element(screen.getByText(en.reasons.blurred)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: en.uploadTitle })).toBeVisible();
  });

  it("waits while a document is checked, and goes on by itself", async () => {
    const checking = detailsExample({ state: "scanning", pages: [], pageCount: 0 });
    const { screen } = await showRoom(checking, { "/v3/documents/d1": [checking, detailsExample()] });
    await expect.element(screen.getByRole("heading", { name: en.states.checking.label })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: en.reviewTitle })).toHaveFocus();
  });

  it("loads a page's picture once for all places where it is seen", async () => {
    const { screen, calls } = await showRoom(detailsExample());
    await expect
      .element(screen.getByRole("button", { name: roomWords.seePlace(roomWords.name) }))
      .toBeVisible();
    await expect
      .element(screen.getByRole("img", { name: `Driving license, ${roomWords.back}` }))
      .toBeVisible();
    expect(calls.filter(({ url }) => url.pathname.startsWith("/pages/"))).toHaveLength(2);
  });

  it("loads a page again that could not be loaded", async () => {
    const { screen } = await showRoom(detailsExample(acceptedExample()), {
      "/pages/1": [new Response("", { status: 403 }), pagePicture()],
    });
    await screen.getByRole("button", { name: roomWords.again }).click();
    await expect
      .element(screen.getByRole("img", { name: `Driving license, ${roomWords.back}` }))
      .toBeVisible();
  });
});

it("another try to load a page takes the new addresses at once, as the old ones are good for five minutes", async () => {
  const accepted = detailsExample(acceptedExample());
  const [front, back] = accepted.pages as [DocumentPicture, DocumentPicture];
  const { screen, calls } = await showRoom(accepted, {
    "/v3/documents/d1": [accepted, { ...accepted, pages: [front, { ...back, address: "/pages/new" }] }],
    "/pages/1": new Response("", { status: 403 }),
    "/pages/new": pagePicture(),
  });
  await screen.getByRole("button", { name: roomWords.again }).click();
  await expect.element(screen.getByRole("img", { name: `Driving license, ${roomWords.back}` })).toBeVisible();
  expect(calls.filter(({ url }) => url.pathname === "/pages/1")).toHaveLength(1);
});

describe("deleting a document", () => {
  it("asks first, and says that it is done", async () => {
    const { screen, calls } = await showRoom(detailsExample(acceptedExample()), {
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
    const { screen } = await showRoom(detailsExample(acceptedExample()), {
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
  const { screen, calls } = await showRoom(detailsExample(acceptedExample()), {
    "/v3/documents": [[acceptedExample(), older]],
    "/v3/documents/d0": detailsExample({ ...older, pages: [] }),
  });
  await expect.element(screen.getByText(en.states.expired.label)).toBeVisible();
  expect(calls.some(({ url }) => url.pathname.endsWith("/d0"))).toBe(false);
  await screen.getByText(roomWords.addedOn("23 November 2026")).click();
  await expect.poll(() => calls.some(({ url }) => url.pathname.endsWith("/d0"))).toBe(true);
});

describe("an earlier document that waits for its customer", () => {
  const newest = acceptedExample();

  it("that has expired can be renewed", async () => {
    const older = acceptedExample({
      id: "d0",
      state: "expired",
      expiry: "2025-01-01",
      expiryState: "expired",
    });
    const { screen } = await showRoom(detailsExample(newest), { "/v3/documents": [[newest, older]] });
    await expect.element(screen.getByText(/It was valid until 1 January 2025/)).toBeVisible();
    await screen.getByRole("button", { name: en.renewLabel }).click();
    await expect.element(screen.getByRole("heading", { name: en.uploadTitle })).toHaveFocus();
    await screen.getByRole("button", { name: en.notNowLabel }).click();
    await expect.element(screen.getByText("•••• 4817")).toBeVisible();
  });

  it("that was not confirmed can be confirmed", async () => {
    const older = documentExample({ id: "d0" });
    const { screen } = await showRoom(detailsExample(newest), {
      "/v3/documents": [[newest, older]],
      "/v3/documents/d0": detailsExample(older),
      "/v3/documents/confirmations/d0": { id: "d0", version: 4 },
    });
    await screen.getByRole("button", { name: en.confirmLabel }).click();
    await expect.element(screen.getByRole("heading", { name: en.reviewTitle })).toHaveFocus();
    await screen.getByRole("button", { name: roomWords.approveLabel(numberName) }).click();
    await userEvent.fill(
      screen.getByLabelText(roomWords.expiry, { exact: true }).getByLabelText("Day"),
      "2028-05-01",
    );
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(en.confirmedTitle)).toBeVisible();
  });
});

it("one that a newer one has replaced is named so, and has no day of its own any more", async () => {
  const older = acceptedExample({ id: "d0", state: "expired", expiryState: "expired", replacedBy: "d1" });
  const { screen } = await showRoom(detailsExample(acceptedExample()), {
    "/v3/documents": [[older, acceptedExample()]],
    "/v3/documents/d0": detailsExample({ ...older, pages: [] }),
  });
  await expect.element(screen.getByText(en.states.replaced.label)).toBeVisible();
  expect(screen.getByText(en.states.expired.label).query()).toBeNull();
  await screen.getByText(roomWords.addedOn("23 November 2026")).click();
  await expect.element(screen.getByText(en.states.replaced.text)).toBeVisible();
});
