import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { boardInstant as at, boardOf, boardVisit } from "./board-examples.ts";
import { DayBoard } from "./day-board.tsx";

/** A visit for an hour, by a car whose plate has the most digits. */
const visit = (id: string, startsAt: string, endsAt: string, name: string) =>
  boardVisit(id, {
    startsAt,
    endsAt,
    code: "WIP",
    customer: { id: `of-${id}`, name, phone: null, isGuest: false },
    car: { vehicleId: id, model: "Hajar", plate: "482915", vin: "" },
  });
/** A day of Ramadan: open from 9 in the morning to 1 at night in Doha, and closed in the afternoon. */
const board = boardOf(
  [
    visit("1", at("06:00"), at("07:00"), "Sheikha Abdulrahman Al Kuwari"),
    visit("2", at("21:00"), at("22:00"), "عبدالرحمن بن خليفة العبيدلي"),
  ],
  {
    opening: [
      { from: at("06:00"), to: at("11:00") },
      { from: at("17:00"), to: at("22:00") },
    ],
  },
);

const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;

test.each(["en", "ar"] as const)(
  "on a day of sixteen hours each hour in %s is as wide as its time and a plate",
  async (language) => {
    await renderOffice(<DayBoard board={board} />, { language, width: 1280 });
    const cards = page.getByRole("region", { name: "Bay 1" }).getByRole("link");
    await expect.poll(() => cards.elements()).toHaveLength(2);
    const hours = [...document.querySelectorAll(".sticky[aria-hidden=true] > .tabular")];
    expect(hours).toHaveLength(16);
    expect(hours.filter((hour) => !isWhole(hour))).toEqual([]);
    expect(cards.elements().filter((card) => !isWhole(card))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(1280);
  },
);

test.each([
  ["en", "عبدالرحمن بن خليفة العبيدلي", "right"],
  ["ar", "Sheikha Abdulrahman Al Kuwari", "left"],
] as const)("in %s a long name in the other script is cut at its own end", async (language, name, begin) => {
  await renderOffice(<DayBoard board={board} />, { language, width: 1280 });
  const shown = page.getByRole("region", { name: "Bay 1" }).getByText(name).element();
  const card = shown.closest("a")?.getBoundingClientRect() as DOMRect;
  const { left, right } = shown.getBoundingClientRect();
  expect(isWhole(shown)).toBe(false);
  expect(getComputedStyle(shown).textOverflow).toBe("ellipsis");
  // Its first letter stands within the card.
  expect(begin === "right" ? right <= card.right : left >= card.left).toBe(true);
});

const longModel = { en: "Shaheen Grand Tourer", ar: "شاهين السياحية الكبرى" };
const hour = (number: number) => at(`${String(number).padStart(2, "0")}:00`);
/** A day of twelve hours, as most are; in each an hour's visit in another state. */
const usual = (language: "en" | "ar") =>
  boardOf(
    (["CREA", "CNF", "CIN", "WIP", "QCA", "PPY", "RFD", "OUT"] as const).map((code, index) => ({
      ...visit(String(index), hour(index + 4), hour(index + 5), "Moza"),
      code,
      services: ["10,000 km", "Brakes"],
      car: { vehicleId: "v", model: longModel[language], plate: "482915", vin: "" },
    })),
    { opening: [{ from: hour(4), to: hour(16) }] },
  );
const languages = ["en", "ar"] as const;
/** The menu beside the board. */
const besideBoard = 216;

test.each([1024, 1440, 1920, 2560].flatMap((width) => languages.map((one) => [width, one] as const)))(
  "at %s px in %s the card of an hour has its time, model and state whole, and on a large screen its service",
  async (width, language) => {
    await renderOffice(
      <div style={{ inlineSize: width - besideBoard }}>
        <DayBoard board={usual(language)} />
      </div>,
      { language, width },
    );
    const cards = page.getByRole("region", { name: "Bay 1" }).getByRole("link");
    await expect.poll(() => cards.elements()).toHaveLength(8);
    for (const card of cards.elements()) {
      const edge = card.getBoundingClientRect();
      expect(edge.width).toBeGreaterThan(60);
      const isInside = ({ left, right, bottom }: DOMRect) =>
        left >= edge.left && right <= edge.right && bottom <= edge.bottom;
      const texts = [...card.querySelectorAll("span, bdi")].filter(
        (one) => one.childElementCount === 0 && one.getClientRects().length > 0,
      );
      const cut = texts.filter((one) => !isWhole(one) || !isInside(one.getBoundingClientRect()));
      expect(cut.map(({ textContent }) => textContent)).toEqual([]);
      expect(card.textContent).toContain(longModel[language]);
      const service = page.elementLocator(card).getByText("10,000 km · Brakes");
      if (width >= 1920) await expect.element(service).toBeVisible();
    }
  },
);
