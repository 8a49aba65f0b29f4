import { expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../tests/components/render.tsx";
import { BackLink } from "./back-link.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { LocalLink } from "./local-link.tsx";
import { NotFound } from "./not-found.tsx";
import { Redirect } from "./redirect.tsx";

it.each<[string, Language, string]>([
  ["/offers", "en", "/offers?lang=en"],
  ["/offers?type=suv#list", "ar", "/offers?type=suv&lang=ar#list"],
  ["#prices", "en", "/vehicle/suhail?trim=glx&lang=en#prices"],
  ["?trim=vx", "ar", "/vehicle/suhail?trim=vx&lang=ar"],
  ["https://example.com/a?b=1", "en", "https://example.com/a?b=1"],
  ["tel:+97444001234", "ar", "tel:+97444001234"],
])("%s in %s becomes %s", async (to, language, href) => {
  const screen = await render(<LocalLink to={to}>Go</LocalLink>, {
    language,
    at: "/vehicle/suhail?trim=glx",
  });
  await expect.element(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
});

it("a press goes there without loading the page anew", async () => {
  const screen = await render(<BackLink<string> to="/offers">Offers</BackLink>);
  await screen.getByRole("link", { name: "Offers" }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/offers");
});

it("the language switch keeps path, query and place, and stores the choice", async () => {
  const screen = await render(<LanguageSwitcher label="العربية" hint="Read in Arabic" />, {
    at: "/offers?type=suv&lang=en#list",
  });
  const link = screen.getByRole("link", { name: "العربية Read in Arabic" });
  await expect.element(link).toHaveAttribute("href", "/offers?type=suv&lang=ar#list");
  await expect.element(link).toHaveAttribute("hreflang", "ar");
  await link.click();
  expect(document.cookie).toContain("lang=ar");
});

it("what does not exist offers ways on, the first as the main one", async () => {
  const actions = [
    { label: "All offers", url: "/special-offers" },
    { label: "Home", url: "/" },
  ];
  const screen = await render(<NotFound title="This offer is over" text="It ended." actions={actions} />);
  await expect.element(screen.getByRole("heading", { level: 1, name: "This offer is over" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "All offers" }))
    .toHaveAttribute("href", "/special-offers?lang=en");
});

it("a redirect replaces its entry in the history", async () => {
  const screen = await render(<p>Before</p>, { routes: [{ path: "/old", element: <Redirect to="/new" /> }] });
  await screen.router.navigate("/old");
  await expect.poll(() => screen.router.state.location.pathname).toBe("/new");
  await screen.router.navigate(-1);
  await expect.poll(() => screen.router.state.location.pathname).toBe("/");
});
