import { describe, expect, it } from "vitest";
import { answerCalls, refusal } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import type { DueDate } from "../calls.ts";
import { DueTimeline } from "./due-timeline.tsx";

const due = (changes: Partial<DueDate>): DueDate => ({
  id: `${changes.kind}:${changes.day}:${changes.warrantyType}`,
  kind: "service",
  day: "2026-04-01",
  daysLeft: 30,
  state: "soon",
  ...changes,
});
const car = { vehicleId: "v1", vehicle: "Hajar 2024", plate: "482915" };
const items = [
  due({ kind: "insurance", day: "2026-02-20", daysLeft: -10, state: "overdue" }),
  due({ kind: "service", ...car }),
  due({
    kind: "warranty",
    day: "2026-09-01",
    daysLeft: 183,
    state: "later",
    warrantyType: "Battery",
    ...car,
  }),
];

async function open(answer: object, language: "en" | "ar" = "en") {
  const calls = answerCalls({
    "/v3/due-dates": answer as never,
    "/v3/due-dates/messages": { messages: false },
  });
  const screen = await render(<DueTimeline />, { language, width: 390, customer: {} });
  return { screen, calls };
}

describe("the timeline of due dates", () => {
  it("shows each with its day and what can be done about it", async () => {
    const { screen } = await open({ items, messages: true });
    await expect.element(screen.getByRole("heading", { name: "Coming up" })).toBeVisible();
    await expect.element(screen.getByRole("listitem").nth(2)).toBeVisible();
    const rows = screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^InsuranceOverdueEnded on 20 February 2026/);
    expect(rows[1]).toMatch(
      /^ServiceIn 30 daysDue by 1 April 2026 \(13 Shawwal 1447\u00a0AH\) · Hajar 2024 · 482915/,
    );
    expect(rows[2]).toMatch(/^Battery warrantyValid until 1 September 2026/);
    const addresses = screen
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(addresses).toEqual([
      "/documents/insurance?lang=en",
      "/book-a-service?vehicle=v1&lang=en",
      "/details/v1?lang=en",
    ]);
  });

  it("counts days in Arabic", async () => {
    const near = [3, 1, 0].map((daysLeft) => due({ kind: "qid", day: `2026-03-0${daysLeft + 1}`, daysLeft }));
    const { screen } = await open({ items: near, messages: true }, "ar");
    for (const words of ["بعد 3 أيام", "غداً", "اليوم"])
      await expect.element(screen.getByText(words)).toBeVisible();
  });

  it("shows four, and all on request", async () => {
    const many = Array.from({ length: 6 }, (_, day) => due({ kind: "service", day: `2026-04-0${day + 1}` }));
    const { screen } = await open({ items: many, messages: true });
    await expect.element(screen.getByRole("listitem").nth(3)).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(4);
    await screen.getByRole("button", { name: "Show all" }).click();
    expect(screen.getByRole("listitem").elements()).toHaveLength(6);
  });

  it("switches the messages", async () => {
    const { screen, calls } = await open([
      { items, messages: true },
      { items, messages: false },
    ]);
    const box = screen.getByRole("checkbox");
    await expect.element(box).toBeChecked();
    await screen.getByText(/60, 30/).click();
    await expect.element(box).not.toBeChecked();
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ messages: false });
  });

  it("tells the papers of several cars and people apart", async () => {
    const papers = [
      due({ kind: "insurance", day: "2026-04-01", plate: "482915" }),
      due({ kind: "insurance", day: "2026-04-02", vinEnding: "001377" }),
      due({ kind: "qid", day: "2026-04-03", holder: "NOORA AL KUWARI" }),
    ];
    const { screen } = await open({ items: papers, messages: true }, "ar");
    const links = screen.getByRole("link", { name: /^تحديث المستند/ });
    await expect.element(links.nth(2)).toBeVisible();
    const apart = [...screen.container.querySelectorAll("li p bdi")];
    expect(apart.map((part) => [part.textContent, part.getAttribute("dir")])).toEqual([
      ["482915", "ltr"],
      ["001377", "ltr"],
      ["NOORA AL KUWARI", null],
    ]);
    expect(links.elements().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/التأمين.*482915/),
      expect.stringMatching(/التأمين.*آخر خانات رقم الهيكل 001377/),
      expect.stringMatching(/البطاقة الشخصية.*NOORA AL KUWARI/),
    ]);
  });

  it("loads the page of a document anew, which may use the camera, and no other", async () => {
    const { screen } = await open({ items, messages: true });
    await expect.element(screen.getByRole("link").nth(2)).toBeVisible();
    const isTakenOver = (name: RegExp) => {
      const link = screen.getByRole("link", { name }).element();
      let isTaken = false;
      // After React Router, before the browser.
      const look = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener("click", look, { once: true });
      (link as HTMLElement).click();
      return isTaken;
    };
    expect(isTakenOver(/^Update the document/)).toBe(false);
    expect(isTakenOver(/^Book a service/)).toBe(true);
  });

  it("has the switch for messages also where nothing is due", async () => {
    const { screen, calls } = await open([
      { items: [], messages: false },
      { items: [], messages: true },
    ]);
    await expect.element(screen.getByText("Nothing ends or is due within a year.")).toBeVisible();
    expect(screen.getByRole("list").query()).toBeNull();
    await screen.getByText(/60, 30/).click();
    await expect.element(screen.getByRole("checkbox")).toBeChecked();
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ messages: true });
  });

  it("says where it cannot be loaded", async () => {
    const failed = await open(refusal(404, "not-found"));
    await expect.element(failed.screen.getByText("What comes up could not be loaded")).toBeVisible();
  });
});
