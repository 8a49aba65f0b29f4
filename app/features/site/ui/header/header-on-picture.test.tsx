import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { drawerContents, header, logo, profileMenu } from "../shell-examples.ts";
import { Header } from "./header.tsx";

const onDark = { ...header, logos: [{ ...logo, logoImageOnDark: logo.logoImage }] };
const page = (
  <>
    <Header
      content={onDark}
      picture="dark"
      account={null}
      quickLinks={profileMenu.loginMenu}
      hasRibbon={false}
      sections={undefined}
    />
    <main className="h-[300vh]" />
  </>
);

beforeEach(() => {
  answerCalls({ "/menu/contents": Response.json(drawerContents) });
  document.documentElement.style.setProperty("--brand-ground", "white");
});
afterEach(() => void document.documentElement.style.removeProperty("--brand-ground"));

const bar = () => document.querySelector("header") as HTMLElement;
/** Where it stands, and what it shows of the logos for light and for dark grounds. */
const look = () => {
  const { position, backgroundColor } = getComputedStyle(bar());
  const grounds = [...bar().querySelectorAll("img")].filter((image) => image.checkVisibility());
  return {
    position,
    isSeen: bar().getBoundingClientRect().bottom > 1,
    isClear: backgroundColor === "rgba(0, 0, 0, 0)",
    logos: grounds.map(({ dataset }) => dataset.ground),
  };
};
const atTop = { position: "absolute", isSeen: true, isClear: true, logos: ["dark"] };

describe("over a dark picture", () => {
  it("goes on the way down, comes back filled, and is transparent at the top again", async () => {
    await render(page, { at: "/news?lang=en" });
    expect(look()).toEqual(atTop);
    window.scrollTo(0, 700);
    const filled = { position: "fixed", isClear: false, logos: ["light"] };
    await expect.poll(look).toEqual({ ...filled, isSeen: false });
    window.scrollTo(0, 500);
    await expect.poll(look).toEqual({ ...filled, isSeen: true });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(look).toMatchObject({ isSeen: false });
    window.scrollTo(0, 0);
    await expect.poll(look).toEqual(atTop);
  });

  it.each([
    [1280, 84, "Service"],
    [390, 114, "Menu"],
  ])(
    "at %i px stays %i px high under an open drawer, with the logo for its ground",
    async (width, height, name) => {
      const screen = await render(page, { at: "/news?lang=en", width });
      expect(bar().offsetHeight).toBe(height);
      const button = screen.getByRole("banner").getByRole("button", { name }).first();
      await button.click();
      await expect.element(button).toHaveAttribute("aria-expanded", "true");
      await expect.poll(look).toMatchObject({ isClear: false, logos: ["light"] });
      expect(bar().offsetHeight).toBe(height);
      await button.click();
      await expect.poll(look).toEqual(atTop);
    },
  );
});

it("the page under an open drawer keeps its width and does not scroll", async () => {
  const screen = await render(page, { at: "/news?lang=en" });
  const root = document.documentElement;
  const width = root.clientWidth;
  await screen.getByRole("navigation").getByRole("button", { name: "Service" }).click();
  await expect.poll(() => getComputedStyle(root).overflowY).toBe("hidden");
  expect(root.clientWidth).toBe(width);
});
