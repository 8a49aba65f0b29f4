import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../tests/components/render.tsx";
import { settled } from "../../../../tests/components/settled.ts";
import { ribbonMs } from "../rules/shell-timing.ts";
import { InformationView } from "./information/information-view.tsx";
import { Ribbon } from "./ribbon.tsx";

const messages = [
  { text: "Summer check", url: "/offers/summer" },
  { text: "New Suhail" },
  { text: "Ramadan hours" },
];

it.each<[Language, string, string]>([
  ["en", "Next announcement", "Previous announcement"],
  ["ar", "الإعلان التالي", "الإعلان السابق"],
])("in %s its buttons turn to the next and back", async (language, next, previous) => {
  const screen = await render(<Ribbon messages={messages} />, { language });
  await expect.element(screen.getByRole("link", { name: "Summer check" })).toBeVisible();
  await screen.getByRole("button", { name: next }).click();
  await expect.element(screen.getByText("New Suhail")).toBeVisible();
  await screen.getByRole("button", { name: previous }).click();
  await screen.getByRole("button", { name: previous }).click();
  await expect.element(screen.getByText("Ramadan hours")).toBeVisible();
});

it.each<[Language, string]>([
  ["en", "{ArrowRight}"],
  ["ar", "{ArrowLeft}"],
])("in %s %s goes on", async (language, key) => {
  const screen = await render(<Ribbon messages={messages} />, { language });
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(screen.getByText("New Suhail")).toBeVisible();
});

it("stands where less motion is preferred, and plays when it is started", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const screen = await render(
    <>
      <Ribbon messages={messages} />
      <p>Below</p>
    </>,
  );
  // Under a pointer it stands.
  await userEvent.hover(screen.getByText("Below"));
  await expect.element(screen.getByRole("button", { name: "Play the announcements" })).toBeVisible();
  vi.advanceTimersByTime(ribbonMs);
  await expect.element(screen.getByText("Summer check")).toBeVisible();
  (screen.getByRole("button", { name: "Play the announcements" }).element() as HTMLElement).click();
  await expect.element(screen.getByRole("button", { name: "Pause the announcements" })).toBeVisible();
  vi.advanceTimersByTime(ribbonMs);
  await expect.element(screen.getByText("New Suhail")).toBeVisible();
});

it("plays by itself where motion is welcome, and once paused stays where it is turned to", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const screen = await render(
    <>
      <Ribbon messages={messages} />
      <p>Below</p>
    </>,
  );
  await userEvent.hover(screen.getByText("Below"));
  await expect.element(screen.getByText("Summer check")).toBeVisible();
  vi.advanceTimersByTime(ribbonMs);
  await expect.element(screen.getByText("New Suhail")).toBeVisible();
  (screen.getByRole("button", { name: "Pause the announcements" }).element() as HTMLElement).click();
  await expect.element(screen.getByRole("button", { name: "Play the announcements" })).toBeVisible();
  vi.advanceTimersByTime(4 * ribbonMs);
  await settled();
  await expect.element(screen.getByText("New Suhail")).toBeVisible();
  (screen.getByRole("button", { name: "Next announcement" }).element() as HTMLElement).click();
  await expect.element(screen.getByText("Ramadan hours")).toBeVisible();
});

it("one message has no controls, none has no ribbon", async () => {
  const screen = await render(<Ribbon messages={messages.slice(0, 1)} />);
  await expect.element(screen.getByRole("region", { name: "Announcements" })).toBeVisible();
  expect(screen.getByRole("button").query()).toBeNull();
  screen.show(<Ribbon messages={[]} />);
  expect(screen.getByRole("region").query()).toBeNull();
});

it("a page of information leads to its sections and opens its answers", async () => {
  const sections = [
    {
      id: "cover",
      title: "What is covered",
      paragraphs: ["Everything."],
      questions: [{ question: "Tires?", answer: "No." }],
    },
  ];
  const information = { title: "Warranty", intro: "Five years.", updatedOn: "2026-11-01", sections };
  const screen = await render(<InformationView page={information as never} />, { language: "ar" });
  await expect
    .element(screen.getByRole("link", { name: "What is covered" }))
    .toHaveAttribute("href", "#cover");
  await expect
    .element(screen.getByRole("region", { name: "What is covered" }))
    .toHaveAttribute("id", "cover");
  await expect.element(screen.getByText("1 نوفمبر 2026")).toHaveAttribute("datetime", "2026-11-01");
  await screen.getByText("Tires?").click();
  await expect.element(screen.getByText("No.")).toBeVisible();
});
