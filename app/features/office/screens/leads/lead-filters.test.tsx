import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { LeadFilters } from "./lead-filters.tsx";

async function open(at = "/leads", options: Parameters<typeof renderOffice>[1] = {}) {
  const { router } = await renderOffice(<LeadFilters />, { at, ...options });
  return { router, search: () => router.state.location.search };
}
const text = () => page.getByRole("searchbox", { name: "Name, phone or e-mail" });

test("a text stands in the address once the typing rests, as one step of the back button", async () => {
  const { router, search } = await open("/leads?tab=mine");
  await text().fill("noora");
  await expect.poll(search).toBe("?tab=mine&text=noora");
  expect(router.state.historyAction).toBe("REPLACE");
});

test("a choice stands in the address, and the usual one in none", async () => {
  const { search } = await open("/leads?kind=fleet");
  await page.getByRole("button", { name: /Kind/ }).click();
  await page.getByRole("option", { name: "Finance" }).click();
  await expect.poll(search).toBe("?kind=finance");
  await page.getByRole("button", { name: /Kind/ }).click();
  await userEvent.keyboard("{Home}{Enter}");
  await expect.poll(search).toBe("");
});

test("on a phone the choices are one press away", async () => {
  await open("/leads", { width: 390 });
  await expect.element(page.getByRole("button", { name: /Any kind/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect.element(page.getByRole("button", { name: /Any kind/ })).toBeVisible();
});
