import { expect, it } from "vitest";
import { answerCalls, type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import type { WaitingEntry } from "../calls.ts";
import { EarlierTime } from "./earlier-time.tsx";

const path = "/v3/orders/services/waiting";
const request = {
  ...{ brand: "rimal", vehicleId: "v1", services: ["pm10", "gr-brakes"], centers: ["c1"] },
  before: "2026-12-10T05:00:00.000Z",
};
const entry: WaitingEntry = {
  ...{
    id: "w1",
    vehicleId: "v1",
    brand: "rimal",
    servicesList: ["gr-brakes", "pm10"],
    territoryIds: ["c1", "c2"],
  },
  ...{ before: request.before, fromDay: "2026-11-30", appointmentId: null, offer: null },
};
const offer = {
  ...{ serviceTerritoryId: "c1", centerTitle: "Al Sadd", timeZone: "Asia/Qatar", territoryPromiseKey: "p" },
  ...{ schedStartTime: "2026-12-01T05:00:00.000Z", schedEndTime: "2026-12-01T06:00:00.000Z" },
  offeredUntil: "2026-11-30T05:30:00.000Z",
};

async function rendered(answers: readonly CallAnswer[], language: "en" | "ar" = "en") {
  const calls = answerCalls({ [path]: answers });
  return { calls, screen: await render(<EarlierTime request={request} />, { language, customer: {} }) };
}

it("shows nothing before it knows whether the vehicle waits", async () => {
  const { screen } = await rendered(["pending"]);
  expect(screen.container.textContent).toBe("");
});

it("joins the list, and says then that the vehicle waits", async () => {
  const { screen, calls } = await rendered([[], entry, [entry]]);
  await screen.getByRole("button", { name: "Tell me if an earlier time opens" }).click();
  await expect.element(screen.getByText(/You are on the waiting list/)).toBeVisible();
  const { brand, vehicleId, services: servicesList, centers: territoryIds, before } = request;
  expect(calls[1]).toMatchObject({
    method: "POST",
    body: { brand, vehicleId, servicesList, territoryIds, before },
  });
  expect(calls[1]?.headers.get("idempotency-key")).not.toBeNull();
});

it("leaves the list, and offers to join again", async () => {
  const { screen, calls } = await rendered([[entry], {}, []], "ar");
  await screen.getByRole("button", { name: "الخروج من قائمة الانتظار" }).click();
  await expect.element(screen.getByRole("button", { name: "أبلغني عند توفر موعد أقرب" })).toBeVisible();
  expect([calls[1]?.method, calls[1]?.url.searchParams.get("id")]).toEqual(["DELETE", "w1"]);
});

it("leads to a time that is held for the vehicle", async () => {
  const { screen } = await rendered([[{ ...entry, offer }]]);
  const link = screen.getByRole("link", { name: "Take this time" });
  await expect
    .element(link)
    .toHaveAttribute("href", expect.stringMatching(/waiting=w1&center=c1&at=20261201T0500Z/));
});

it.each([
  ["the server's own sentence", refusal(409, "waiting-list-full", { message: "Full." }), "Full."],
  ["a sentence of its own", refusal(409, "internal"), "That did not work. Please try again."],
])("says a refusal: %s", async (_, answer, sentence) => {
  const { screen } = await rendered([[], answer, []]);
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(sentence);
});

it("gives up the other place only after a confirmation", async () => {
  const other = { ...entry, territoryIds: ["c9"] };
  const { screen, calls } = await rendered([[other], entry, [entry]]);
  await expect.element(screen.getByText(/on the waiting list already/)).toBeVisible();
  await screen.getByRole("button", { name: "Wait for this one instead" }).click();
  const dialog = screen.getByRole("dialog", { name: "Give up your other place?" });
  await dialog.getByRole("button", { name: "Keep the other one" }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  expect(calls).toHaveLength(1);
  await screen.getByRole("button", { name: "Wait for this one instead" }).click();
  await dialog.getByRole("button", { name: "Wait for this one instead" }).click();
  await expect.element(screen.getByText(/You are on the waiting list\./)).toBeVisible();
  expect(calls[1]?.body).toMatchObject({ replaces: "w1" });
});
