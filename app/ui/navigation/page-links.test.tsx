import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../tests/components/render.tsx";
import { PageLinks } from "./page-links.tsx";

const addressOf = (page: number) => `/search?page=${page}`;

it("shows the ends, this page and its neighbors, and the ways to the next and the previous one", async () => {
  const screen = await render(<PageLinks page={5} pages={9} addressOf={addressOf} />);
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    ...["Previous page", "Page 1", "Page 4", "Page 5", "Page 6", "Page 9", "Next page"],
  ]);
  await expect.element(screen.getByRole("link", { name: "Page 5" })).toHaveAttribute("aria-current", "page");
  const next = screen.getByRole("link", { name: "Next page" });
  await expect.element(next).toHaveAttribute("href", expect.stringContaining("/search?page=6"));
});

it("at the first page nothing is before it, and a single page has no links", async () => {
  const first = await render(<PageLinks page={1} pages={2} addressOf={addressOf} />, { language: "ar" });
  await expect.element(first.getByRole("link", { name: "الصفحة التالية" })).toBeVisible();
  expect(first.getByRole("link", { name: "الصفحة السابقة" }).query()).toBeNull();
  const single = await render(<PageLinks page={1} pages={1} addressOf={addressOf} />);
  expect(single.container.querySelector("nav")).toBeNull();
});

it("says which page is about to be opened", async () => {
  const onIntent = vi.fn();
  const screen = await render(<PageLinks page={1} pages={3} addressOf={addressOf} onIntent={onIntent} />);
  await userEvent.hover(screen.getByRole("link", { name: "Page 2" }));
  expect(onIntent).toHaveBeenCalledWith(2);
});
