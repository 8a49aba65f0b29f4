import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../tests/components/render.tsx";
import { Slider, type SliderProps } from "./slider.tsx";

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => `Car ${index + 1}`).map((name) => (
    <a key={name} href="#car">
      {name}
    </a>
  ));

function slider(props: Partial<SliderProps> = {}) {
  return (
    <Slider label="Models" {...props}>
      {props.children ?? slides(7)}
    </Slider>
  );
}

/** The slides whose links can be reached. */
const reachable = () =>
  [...document.querySelectorAll<HTMLElement>(".slider-slide")].flatMap((slide, index) =>
    slide.inert ? [] : [index + 1],
  );

describe.each<[Language, string, string, string]>([
  ["en", "Next", "Previous", "4 to 6 of 7"],
  ["ar", "التالي", "السابق", "من \u20684\u2069 إلى \u20686\u2069 من أصل 7"],
])("in %s", (language, next, previous, inView) => {
  it("turns a page with the arrows and back, and says what is in view", async () => {
    const screen = await render(slider(), { language });
    await screen.getByRole("button", { name: next }).click();
    await expect.poll(reachable).toEqual([4, 5, 6]);
    await expect.element(screen.getByRole("status")).toHaveTextContent(inView);
    await screen.getByRole("button", { name: previous }).click();
    await expect.poll(reachable).toEqual([1, 2, 3]);
  });
});

it("is a group that is read out as a carousel", async () => {
  const screen = await render(slider());
  const group = screen.getByRole("group", { name: "Models" });
  await expect.element(group).toHaveAttribute("aria-roledescription", "carousel");
});

it("an arrow at its end is off but keeps the focus", async () => {
  const screen = await render(slider({ children: slides(4) }));
  const next = screen.getByRole("button", { name: "Next" });
  await expect
    .element(screen.getByRole("button", { name: "Previous" }))
    .toHaveAttribute("aria-disabled", "true");
  await next.click();
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveFocus();
});

it("has no controls where all slides are in view", async () => {
  const screen = await render(slider({ children: slides(3) }));
  await expect.element(screen.getByRole("list").first()).toBeVisible();
  await expect.poll(reachable).toEqual([1, 2, 3]);
  expect(screen.getByRole("button", { name: "Next" }).query()).toBeNull();
});

it("the Tab key passes the slides in view and none of the others", async () => {
  const screen = await render(slider());
  await expect.poll(reachable).toEqual([1, 2, 3]);
  for (const name of ["Car 1", "Car 2", "Car 3", "Part 1 of 3"]) {
    await userEvent.tab();
    await expect
      .element(screen.getByRole(name.startsWith("Car") ? "link" : "button", { name }))
      .toHaveFocus();
  }
});

it("a page of the line leads to its slides and becomes the current one", async () => {
  const onPress = vi.fn();
  const screen = await render(slider({ onPress }));
  const third = screen.getByRole("button", { name: "Part 3 of 3" });
  await third.click();
  await expect.element(third).toHaveAttribute("aria-current", "true");
  await expect.poll(reachable).toEqual([5, 6, 7]);
  expect(onPress).toHaveBeenCalledWith({
    button: "next",
    view: expect.objectContaining({ first: 4, last: 6 }),
  });
});

it("a slide that holds the focus keeps it while it is scrolled away, and takes none afterwards", async () => {
  const screen = await render(slider());
  await expect.poll(reachable).toEqual([1, 2, 3]);
  const first = screen.getByRole("link", { name: "Car 1" }).element() as HTMLElement;
  first.focus();
  const track = document.querySelector(".slider-track") as HTMLElement;
  track.scrollTo({ left: track.scrollWidth, behavior: "instant" });
  await expect.poll(reachable).toEqual([1, 5, 6, 7]);
  expect(document.activeElement).toBe(first);
  (screen.getByRole("button", { name: "Previous" }).element() as HTMLElement).focus();
  await expect.poll(reachable).toEqual([5, 6, 7]);
});

it("reports a movement of the visitor's own once it rests", async () => {
  const onView = vi.fn();
  await render(slider({ onView }));
  await expect.poll(reachable).toEqual([1, 2, 3]);
  const track = document.querySelector(".slider-track") as HTMLElement;
  track.scrollTo({ left: track.scrollWidth, behavior: "instant" });
  await expect.poll(() => onView.mock.lastCall?.[0]).toMatchObject({ first: 4, last: 6, atEnd: true });
  expect(onView).toHaveBeenCalledTimes(1);
});

it("another group of slides begins at its first", async () => {
  const items = [
    { id: "new", label: "New" },
    { id: "used", label: "Used" },
  ];
  const grouped = (active: string) => slider({ tabs: { label: "Condition", items, active, onChoose } });
  const onChoose = vi.fn();
  const screen = await render(grouped("new"));
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.poll(reachable).toEqual([4, 5, 6]);
  await screen.getByRole("tab", { name: "Used" }).click();
  expect(onChoose).toHaveBeenCalledWith("used");
  screen.show(grouped("used"));
  await expect.poll(reachable).toEqual([1, 2, 3]);
  await expect.element(screen.getByRole("tabpanel", { name: "Used" })).toBeVisible();
});

it("shows one slide and the edge of the next on a phone", async () => {
  await render(slider(), { width: 390 });
  await expect.poll(reachable).toEqual([1]);
});

it("slides without a link leave the focus to the track, for the arrow keys", async () => {
  await render(slider({ children: [<p key="a">One</p>, <p key="b">Two</p>] }));
  await expect.poll(() => document.querySelector<HTMLElement>(".slider-track")?.tabIndex).toBe(0);
});
