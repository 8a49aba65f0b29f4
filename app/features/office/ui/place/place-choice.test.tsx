import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { Navigation } from "../frame/navigation.tsx";
import { useSession } from "../frame/session-context.ts";
import { PageHead } from "../kit/page-head.tsx";
import { useLocationChoice } from "./location-choice.ts";

const locations = ["Al Sadd", "Al Wakra"].map((name, index) => ({
  id: `place-${index}`,
  name,
  kind: "service",
  timeZone: "Asia/Qatar",
}));
const choice = () => page.getByRole("button", { name: /Location/ });
const whole = (
  <div className="grid lg:grid-cols-[var(--side-width)_1fr]">
    <Navigation />
    <PageHead title="Service" isOfPlace />
  </div>
);

test.each([390, 820, 1023, 1280])(
  "at %s px the location of a screen is chosen in one place, by the keyboard as well",
  async (width) => {
    const chooseLocation = vi.fn();
    await renderOffice(whole, { width, locations, chooseLocation });
    await expect.poll(() => choice().elements().length).toBe(1);
    (choice().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("option", { name: "Al Wakra" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => chooseLocation.mock.calls).toEqual([["place-1"]]);
  },
);

const mixed = [
  { id: "lusail-showroom", name: "Lusail Showroom", kind: "showroom", timeZone: "Asia/Qatar" },
  ...locations,
];

test.each(["/service", "/capacity"])("%s is of service centers alone", async (at) => {
  await renderOffice(whole, { width: 1280, at, locations: mixed });
  await expect.element(choice()).toHaveTextContent("Al Sadd");
  await choice().click();
  await expect.element(page.getByRole("option", { name: "Al Wakra" })).toBeVisible();
  expect(
    page
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Al Sadd", "Al Wakra"]);
});

function Shown() {
  const { session } = useSession();
  return <p>{useLocationChoice(session).location?.name}</p>;
}

test.each([
  ["a showroom", "lusail-showroom", "Al Sadd"],
  ["another center", "place-1", "Al Wakra"],
])("Service, where %s was chosen last, is of a center", async (_, chosen, shown) => {
  localStorage.setItem("office:location", chosen);
  await renderOffice(<Shown />, { at: "/service", locations: mixed });
  await expect.element(page.getByText(shown)).toBeVisible();
});

test("sales, whose screens are of no place, choose none", async () => {
  const grants = [{ role: "sales" as const, place: everywhere }];
  await renderOffice(whole, { width: 1280, locations: mixed, grants });
  await expect.element(page.getByRole("heading", { name: "Service" })).toBeVisible();
  expect(choice().elements()).toEqual([]);
});

const longest = {
  en: "Rimal Quick Service Salwa Road",
  ar: "مركز خدمة رمال السريعة، طريق سلوى",
};

test.each([
  ["en", 1440],
  ["ar", 1440],
  ["en", 390],
  ["ar", 390],
] as const)("in %s at %s px the name of a place is whole", async (language, width) => {
  const long = { id: "salwa", name: longest[language], kind: "service", timeZone: "Asia/Qatar" };
  await renderOffice(whole, { width, language, locations: [long, ...locations] });
  const button = page.getByRole("button", { name: new RegExp(longest[language]) });
  await expect.element(button).toBeVisible();
  const name = button.getByText(longest[language]).element();
  const frame = button.element().getBoundingClientRect();
  const { left, right, top, bottom } = name.getBoundingClientRect();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(
    Math.min(left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom),
  ).toBeGreaterThanOrEqual(0);
});

test("who works at one place chooses none", async () => {
  await renderOffice(whole, { width: 390, locations: locations.slice(0, 1) });
  await expect.element(page.getByRole("heading", { name: "Service" })).toBeVisible();
  expect(choice().elements()).toEqual([]);
});
