import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { handOverTo } from "#app/features/analytics/track.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { picture } from "../../../../../tests/components/showroom-examples.ts";
import { ModelGallery } from "./model-gallery.tsx";

const reported: Record<string, unknown>[] = [];
beforeEach(() => {
  handOverTo((event) => reported.push({ ...event }));
  reported.length = 0;
});

const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`view-${index + 1}`));
const show = (count = 4, language: "en" | "ar" = "en") =>
  render(<ModelGallery car="suhail" title="Suhail" pictures={pictures(count)} />, {
    language,
    at: `/vehicle/suhail?lang=${language}`,
  });
type Screen = Awaited<ReturnType<typeof show>>;
const opener = (screen: Screen, index: number) =>
  screen.getByRole("link", { name: `Open full screen: Picture of view-${index}` });

it("without scripts a picture leads to its place on the gallery page", async () => {
  const screen = await show(4, "ar");
  const link = screen.getByRole("link", { name: "عرض بملء الشاشة: Picture of view-2" });
  await expect.element(link).toHaveAttribute("href", "/vehicle/suhail/gallery?lang=ar#picture-2");
  expect(document.getElementById("picture-2")?.contains(link.element())).toBe(true);
});

it("a press opens it full screen on this page, and the way back is where it was", async () => {
  const screen = await show();
  await opener(screen, 2).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(screen.router.state.location.pathname).toBe("/vehicle/suhail");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(opener(screen, 2)).toHaveFocus();
});

it("going on is reported with the place, and where it ends", async () => {
  const screen = await show();
  await opener(screen, 3).click();
  await screen.getByRole("button", { name: "Next picture" }).click();
  await expect
    .poll(() => reported)
    .toContainEqual({
      event: "slider_button",
      slider: "gallery suhail",
      button: "next",
      slide: 3,
      edge: "last",
    });
  expect(reported).toContainEqual({
    event: "slider_view",
    slider: "gallery suhail",
    start: 3,
    end: 3,
    active: 3,
  });
});

it.each([
  [4, [1, 4]],
  [5, [1]],
  [1, [1]],
])("of %i pictures those as wide as the page are %j", async (count, wide) => {
  const screen = await show(count);
  const whole = screen.getByRole("list").element().getBoundingClientRect().width;
  const items = [...screen.getByRole("list").element().children];
  const found = items.flatMap((item, index) =>
    item.getBoundingClientRect().width > whole * 0.9 ? [index + 1] : [],
  );
  expect(found).toEqual(wide);
});
