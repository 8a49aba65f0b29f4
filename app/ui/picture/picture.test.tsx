import { expect, it } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import { RichText } from "../rich-text.tsx";
import { BrandLogo } from "./brand-logo.tsx";
import { Icon, iconNamed } from "./icon.tsx";
import { Picture } from "./picture.tsx";

const picture = {
  wide: "/images/demo/models/suhail.0123abcd.webp",
  width: 1600,
  height: 900,
  alt: "Suhail",
  sizes: "100vw",
};

it("comes in the sizes that screens need, another crop on phones", async () => {
  const screen = await render(<Picture {...picture} narrow="/images/demo/models/suhail-45.0123abcd.webp" />);
  const image = screen.getByRole("img", { name: "Suhail" });
  await expect.element(image).toHaveAttribute("srcset", expect.stringContaining("?w=320 320w"));
  await expect.element(image).toHaveAttribute("loading", "lazy");
  expect(document.querySelector("source")?.media).toBe("(width < 1000px)");
});

it.each([
  ["100vw", "67vw"],
  ["(width < 748px) 90vw, 45vw", "60vw"],
  ["400px", "267px"],
])("of %s a phone with three pixels to a dot gets two: %s", async (sizes, onPhone) => {
  await render(<Picture {...picture} sizes={sizes} />);
  const image = document.querySelector("img");
  expect(image?.sizes).toBe(`(width < 480px) and (resolution >= 2.5dppx) ${onPhone}, ${sizes}`);
});

it("the first of a page is fetched at once", async () => {
  const screen = await render(<Picture {...picture} first />);
  await expect.element(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(document.head.querySelector(`link[rel=preload][imagesrcset*="suhail"]`)).not.toBeNull();
});

it("one that does not come leaves no broken sign", async () => {
  const screen = await render(<Picture {...picture} />);
  const image = screen.getByRole("img").element();
  image.dispatchEvent(new Event("error"));
  expect(image.classList).toContain("broken-picture");
});

it.each([
  ["light", "light.svg"],
  ["dark", "dark.svg"],
] as const)("a logo fits a %s ground", async (ground, file) => {
  const logo = { logoImage: "light.svg", logoImageOnDark: "dark.svg", logoWidth: 90, logoHeight: 36 };
  const screen = await render(<BrandLogo logo={logo} ground={ground} alt="Rimal" />);
  await expect.element(screen.getByRole("img", { name: "Rimal" })).toHaveAttribute("src", file);
});

it("an arrow is mirrored in Arabic, a check mark is not", async () => {
  const icons = [<Icon key="1" name="arrow-forward" />, <Icon key="2" name="check" />];
  await render(icons, { language: "ar" });
  const [arrow, check] = [...document.querySelectorAll("svg")].map((svg) => getComputedStyle(svg));
  expect([
    arrow?.scale === "none" && arrow.transform === "none",
    check?.scale === "none" && check.transform === "none",
  ]).toEqual([false, true]);
});

it("content that names an unknown icon gets an arrow", () => {
  expect([iconNamed("wrench"), iconNamed("rocket"), iconNamed("toString")]).toEqual([
    "wrench",
    "arrow-forward",
    "arrow-forward",
  ]);
});

it("an editor's text becomes nodes: links keep the language, markup stays text", async () => {
  const text = 'Read <a href="/news">the <strong>news</strong></a><br>now <script>alert(1)</script>';
  const screen = await render(<RichText text={text} />, { language: "ar" });
  await expect
    .element(screen.getByRole("link", { name: "the news" }))
    .toHaveAttribute("href", "/news?lang=ar");
  expect(screen.container.querySelector("script")).toBeNull();
  expect(screen.container.querySelector("br")).not.toBeNull();
});
