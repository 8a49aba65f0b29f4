import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls, type CallAnswer, refusal } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import { settled } from "../../../../../../tests/components/settled.ts";
import { boardInstant as at, boardOf, boardVisit } from "../board-examples.ts";
import { DayBoard } from "../day-board.tsx";

const board = boardOf([
  boardVisit("1"),
  boardVisit("2", { bay: 1, startsAt: at("08:00"), endsAt: at("09:00") }),
  boardVisit("3", { code: "OUT", startsAt: at("04:00"), endsAt: at("05:00") }),
  boardVisit("4", { code: "WIP", startsAt: at("09:00"), endsAt: at("10:00") }),
]);
const path = (id: string, deed = "reschedule") => `/office/api/appointments/${id}/${deed}`;
const bay = (name: string) => page.getByRole("region", { name });
const cardOf = (id: string) => page.getByRole("link", { name: new RegExp(`^10${id}`) });

async function shown(
  answers: Readonly<Record<string, CallAnswer>> = {},
  options: Parameters<typeof renderOffice>[1] = {},
) {
  const calls = answerCalls(answers);
  await renderOffice(<DayBoard board={board} />, { width: 1280, ...options });
  await expect.element(cardOf("1")).toBeVisible();
  return () =>
    calls.filter(({ method }) => method === "POST").map(({ url, body }) => ({ path: url.pathname, body }));
}

/** Lets a card go in a bay, by its start at an hour of the axis, which begins at 4 and has eight hours. */
async function drop(id: string, name: string, hour: number, isRtl = false) {
  const row = bay(name).element();
  const hours = row.querySelector("div[aria-hidden=true]")?.getBoundingClientRect() as DOMRect;
  const along = ((hour - 4 + 0.1) / 8) * hours.width;
  const x = (isRtl ? hours.right - along : hours.left + along) - row.getBoundingClientRect().left;
  const held = cardOf(id).element().getBoundingClientRect();
  await userEvent.dragAndDrop(cardOf(id), bay(name), {
    sourcePosition: { x: isRtl ? held.width - 4 : 4, y: 10 },
    targetPosition: { x, y: 20 },
    force: true,
  });
}

test("a card that is let go at another hour is moved by the deed, with the version that was seen, and can be taken back", async () => {
  const sent = await shown({
    [path("1")]: { id: "1", version: 4 },
    [path("1", "undo")]: { id: "1", version: 5 },
  });
  await drop("1", "Bay 2", 5);
  await expect.element(bay("Bay 2").getByRole("link", { name: /^101/ })).toBeVisible();
  await expect
    .element(page.getByText(/^Moved to 8:00\sam\. The customer has not been notified yet\.$/))
    .toBeVisible();
  expect(sent()).toEqual([{ path: path("1"), body: { version: 3, startsAt: at("05:00"), bay: 1 } }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(bay("Bay 1").getByRole("link", { name: /^101/ })).toBeVisible();
  expect(sent()[1]).toEqual({ path: path("1", "undo"), body: { version: 4 } });
});

test("in Arabic time runs the other way", async () => {
  const sent = await shown({ [path("1")]: { id: "1", version: 4 } }, { language: "ar" });
  await drop("1", "Bay 2", 10, true);
  await expect.element(bay("Bay 2").getByRole("link", { name: /^101/ })).toBeVisible();
  expect(sent()).toEqual([{ path: path("1"), body: { version: 3, startsAt: at("10:00"), bay: 1 } }]);
});

test("a car in the workshop goes to another bay at its own time", async () => {
  const sent = await shown({ [path("4")]: { id: "4", version: 4 } });
  await drop("4", "Bay 2", 5);
  await expect.element(bay("Bay 2").getByRole("link", { name: /^104/ })).toBeVisible();
  expect(sent()).toEqual([
    { path: path("4"), body: { version: 3, startsAt: at("09:00"), bay: 1, isSamePlace: true } },
  ]);
});

test("a refused card lies where it was, and the reason is said", async () => {
  await shown({ [path("1")]: refusal(409, "slot-taken", { message: "This time has just been taken." }) });
  await drop("1", "Bay 2", 5);
  await expect.element(page.getByText("This time has just been taken.")).toBeVisible();
  await expect.element(bay("Bay 1").getByRole("link", { name: /^101/ })).toBeVisible();
});

test.each(["en", "ar"] as const)(
  "a card that is let go on a taken hour stays, and it is said in %s whose it is",
  async (language) => {
    const sent = await shown({}, { language });
    await drop("1", "Bay 2", 8, language === "ar");
    const said = language === "ar" ? "لم يُنقل الموعد" : "Not moved. Bay 2 has";
    await expect
      .poll(() => page.getByRole("alert").filter({ hasText: said }).query()?.textContent)
      .toMatch(/102.*Customer 2.*11:00/);
    await expect.element(bay("Bay 1").getByRole("link", { name: /^101/ })).toBeVisible();
    expect(sent()).toEqual([]);
  },
);

test("what took the hours meanwhile is named as well", async () => {
  const collision = {
    appointmentId: "9",
    reference: "RM-ABC123",
    version: 1,
    code: "CNF",
    freeTimes: [],
    startsAt: at("05:00"),
    endsAt: at("06:00"),
  };
  await shown({ [path("1")]: refusal(409, "hours-taken", { collisions: [collision] }) });
  await drop("1", "Bay 2", 5);
  await expect.element(page.getByText(/^Not moved\. Bay 2 has .RM-ABC123. then/)).toBeVisible();
  await expect.element(bay("Bay 1").getByRole("link", { name: /^101/ })).toBeVisible();
});

test("nothing is sent for a car that has left", async () => {
  const sent = await shown();
  await drop("3", "Bay 2", 5);
  await settled();
  expect(sent()).toEqual([]);
});

test("who may not move cards lifts none", async () => {
  const sent = await shown({}, { grants: [{ role: "workshop", place: "*" }] });
  await drop("1", "Bay 2", 5);
  await settled();
  expect(sent()).toEqual([]);
});
