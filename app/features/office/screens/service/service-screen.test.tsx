import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { boardOf, boardVisit } from "./board-examples.ts";
import { Component } from "./service-screen.tsx";
import { serviceWords } from "./words.ts";

const place = (id: string, kind = "service") => ({ id, name: id, kind, timeZone: "Asia/Qatar" });
const board = boardOf([boardVisit("1")]);

test.each(["en", "ar"] as const)("on a phone in %s the deeds stand beside the day", async (language) => {
  answerCalls({ "/office/api/centers/al-sadd/board": board });
  const words = serviceWords.of(language);
  const locations = [place("al-sadd"), place("west-bay")];
  await renderOffice(<Component />, { width: 390, language, at: "/service", locations });
  const visit = page.getByRole("button", { name: words.walkIn });
  await expect.element(visit).toBeVisible();
  const after = page.getByRole("button", { name: words.dayAfter }).element().getBoundingClientRect();
  const { top, bottom } = visit.element().getBoundingClientRect();
  expect([top, bottom]).toEqual([after.top, after.bottom]);
  const head = page.getByRole("heading", { level: 1 }).element().closest("header");
  expect(head?.offsetHeight).toBeLessThan(150);
});

test("who sees appointments at no center reads so", async () => {
  const grants = [{ role: "manager" as const, place: "lusail" }];
  await renderOffice(<Component />, { at: "/service", locations: [place("lusail", "showroom")], grants });
  await expect.element(page.getByText("You work at no service center.")).toBeVisible();
});
