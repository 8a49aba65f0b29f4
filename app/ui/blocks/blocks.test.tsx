import { expect, it } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import type { Block } from "./block.ts";
import { Blocks } from "./blocks.tsx";
import { heroTone, LandingHero } from "./landing-hero.tsx";

const items = [
  { title: "Bring it", text: "Before noon." },
  { title: "Collect it", text: "The same day." },
];
const block = (kind: Block["kind"], rest: Partial<Block> = {}): Block => ({
  id: kind,
  kind,
  title: `A ${kind}`,
  ...rest,
});
const picture = { wide: "/images/demo/landing/yard.0123abcd.webp", width: 1600, height: 900 };

it("each block is a region named by its title, at the place that links lead to", async () => {
  const screen = await render(
    <Blocks blocks={[block("steps", { items }), block("cards", { items })]} pictures={{}} />,
  );
  await expect.element(screen.getByRole("region", { name: "A steps" })).toHaveAttribute("id", "steps");
  await expect.element(screen.getByRole("region", { name: "A cards" })).toHaveAttribute("id", "cards");
});

it("steps are an ordered list, figures pair each number with what it counts", async () => {
  const figures = [{ title: "bays", value: "24" }];
  const screen = await render(
    <Blocks blocks={[block("steps", { items }), block("figures", { items: figures })]} pictures={{}} />,
  );
  expect(document.querySelectorAll("ol > li h3").length).toBe(2);
  await expect.element(screen.getByRole("definition")).toHaveTextContent("24");
});

it("a question opens on its answer", async () => {
  const screen = await render(<Blocks blocks={[block("questions", { items })]} pictures={{}} />);
  await expect.element(screen.getByText("Before noon.")).not.toBeVisible();
  await screen.getByText("Bring it").click();
  await expect.element(screen.getByText("Before noon.")).toBeVisible();
});

it.each([
  ["published", picture, 1],
  ["not published", { ...picture, wide: "/images/demo/landing/yard.webp" }, 0],
])("a story whose picture is %s", async (_, shown, count) => {
  const story = block("story", {
    text: "Long ago.",
    pictureAlts: ["The yard"],
    action: { label: "More", url: "/news" },
  });
  const screen = await render(<Blocks blocks={[story]} pictures={{ story: [shown] }} />);
  await expect.element(screen.getByText("Long ago.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "More" })).toBeVisible();
  expect(screen.getByRole("img", { name: "The yard" }).elements()).toHaveLength(count);
});

it("cards have pictures where all of them have one", async () => {
  const cards = block("cards", { items, pictureAlts: ["One", "Two"] });
  const screen = await render(<Blocks blocks={[cards]} pictures={{ cards: [picture] }} />);
  await expect.element(screen.getByRole("heading", { name: "Bring it" })).toBeVisible();
  expect(screen.getByRole("img").elements()).toHaveLength(0);
});

const hero = { heroTitle: "Desert Cup", heroText: "In March.", tonality: "dark" } as const;

it("a hero opens the page with or without its picture", async () => {
  const action = { label: "Register", url: "/news" };
  const screen = await render(<LandingHero content={{ ...hero, heroAction: action }} />);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Desert Cup" })).toBeVisible();
  screen.show(
    <LandingHero content={{ ...hero, heroAction: action, heroPicture: picture, heroPictureAlt: "Dunes" }} />,
  );
  await expect.element(screen.getByRole("img", { name: "Dunes" })).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "Register" })).toBeVisible();
});

it("in Arabic the picture has its calm side where the words begin", async () => {
  const heroPicture = { ...picture, wideRtl: "/images/demo/landing/yard-rtl.0123abcd.webp" };
  const screen = await render(<LandingHero content={{ ...hero, heroPicture, heroPictureAlt: "Dunes" }} />, {
    language: "ar",
  });
  await expect
    .element(screen.getByRole("img", { name: "Dunes" }))
    .toHaveAttribute("src", heroPicture.wideRtl);
});

it("the header may lie on a picture that is there", () => {
  expect(heroTone({ ...hero, heroPicture: picture })).toBe("dark");
  expect(
    heroTone({ ...hero, heroPicture: { ...picture, wide: "/images/demo/landing/yard.webp" } }),
  ).toBeUndefined();
  expect(heroTone(hero)).toBeUndefined();
});
