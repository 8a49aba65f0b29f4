import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { refusal } from "../../../../../tests/components/answer-calls.ts";
import { settled } from "../../../../../tests/components/settled.ts";
import { type ConfirmedField, storedFields } from "../../rules/confirmed-fields.ts";
import {
  acceptedExample,
  detailsExample,
  documentsTexts,
  readExample,
  switchLanguage,
} from "../documents-examples.tsx";
import { documentsWords } from "../words.ts";
import { confirmButton, numberName, type RoomScreen, roomWords, showRoom } from "./room-examples.tsx";

const { en, ar } = documentsTexts;

const nameField = (screen: RoomScreen) => screen.getByLabelText(roomWords.name, { exact: true });

describe("what was typed", () => {
  it("stays when a reading has failed and the window gets the focus again", async () => {
    const { screen, bodies } = await showRoom(detailsExample(), {
      "/v3/documents/ocr/extract-text": [refusal(503, "cannot-read"), "pending"],
    });
    await userEvent.fill(nameField(screen), "NOORA");
    window.dispatchEvent(new Event("visibilitychange"));
    await settled();
    await expect.element(nameField(screen)).toHaveValue("NOORA");
    expect(bodies("/extract-text")).toHaveLength(1);
  });

  it("stays while it is read again, which fills only the other fields", async () => {
    const { screen } = await showRoom(detailsExample(), {
      "/v3/documents/ocr/extract-text": [refusal(503, "cannot-read"), readExample],
    });
    await userEvent.fill(nameField(screen), "NOORA");
    const field = nameField(screen).element();
    await screen.getByRole("button", { name: en.retryLabel }).click();
    await expect.element(screen.getByLabelText(numberName, { exact: true })).toHaveValue("28463404817");
    await expect.element(nameField(screen)).toHaveValue("NOORA");
    expect(nameField(screen).element()).toBe(field);
  });

  it("stays when the language is switched, and nothing is read again", async () => {
    const { screen, bodies } = await showRoom(detailsExample());
    await userEvent.fill(nameField(screen), "NOORA");
    await switchLanguage(screen, "ar");
    await expect.element(screen.getByRole("heading", { name: ar.reviewTitle })).toBeVisible();
    await expect
      .element(screen.getByLabelText(documentsWords.of("ar").name, { exact: true }))
      .toHaveValue("NOORA");
    expect(bodies("/extract-text")).toHaveLength(1);
  });
});

describe("correcting what is with the staff", () => {
  const confirmed = detailsExample(acceptedExample({ state: "processed" }));
  const correctButton = (screen: RoomScreen) => screen.getByRole("button", { name: roomWords.correct });

  it("begins with what is stored, and keeps the end of a masked number that was not changed", async () => {
    const { screen, bodies } = await showRoom(confirmed, {
      "/v3/documents/confirmations/d1": { id: "d1", version: 4 },
    });
    await correctButton(screen).click();
    await expect.element(screen.getByRole("heading", { name: roomWords.correctTitle })).toHaveFocus();
    await expect.element(screen.getByLabelText(numberName, { exact: true })).toHaveValue("••••4817");
    await userEvent.fill(nameField(screen), "NOORA ALI AL KUWARI");
    await screen.getByRole("button", { name: confirmButton }).click();
    await expect.element(screen.getByText(en.confirmedTitle)).toBeVisible();
    const [{ version, fields }] = bodies("/confirmations/d1") as [
      { version: number; fields: ConfirmedField[] },
    ];
    expect(version).toBe(3);
    expect(storedFields("driving-license", fields)).toEqual([
      { key: "number", value: "4817" },
      { key: "name", value: "NOORA ALI AL KUWARI" },
      { key: "expiry", value: "2028-05-01" },
    ]);
    expect(bodies("/extract-text")).toEqual([]);
  });

  it("can be left without a change", async () => {
    const { screen, bodies } = await showRoom(confirmed);
    await correctButton(screen).click();
    await screen.getByRole("button", { name: en.notNowLabel }).click();
    await expect.element(correctButton(screen)).toHaveFocus();
    expect(bodies("/confirmations/d1")).toEqual([]);
  });

  it("is over once they have answered", async () => {
    const { screen } = await showRoom(detailsExample(acceptedExample()));
    await expect.element(screen.getByText("•••• 4817")).toBeVisible();
    expect(correctButton(screen).query()).toBeNull();
  });
});
