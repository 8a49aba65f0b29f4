import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { readStockAddress } from "../../rules/address/stock-address.ts";
import { chipsOf } from "../filters/chips-of.ts";
import { SavedSearches } from "./saved-searches.tsx";

beforeEach(() => localStorage.clear());

const saved = (address: string, language: "en" | "ar" = "en") => {
  const search = readStockAddress(new URLSearchParams(address));
  return (
    <SavedSearches
      search={search}
      chips={chipsOf(search, { language, currency: "QAR", facets: undefined })}
    />
  );
};

it("only a narrowed search can be saved", async () => {
  const screen = await render(saved(""));
  expect(screen.getByRole("button", { name: "Save this search" }).query()).toBeNull();
});

it("is saved under the name of its filters, listed, and removed", async () => {
  const screen = await render(saved("bodyType=suv&seats=7"));
  await screen.getByRole("button", { name: "Save this search" }).click();
  const dialog = screen.getByRole("dialog", { name: "Save this search" });
  await expect.element(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("SUV, 7 seats");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const list = screen.getByRole("navigation", { name: "Your saved searches" });
  await expect
    .element(list.getByRole("link", { name: "SUV, 7 seats" }))
    .toHaveAttribute("href", expect.stringContaining("bodyType=suv"));
  await list.getByRole("button", { name: "Remove the saved search SUV, 7 seats" }).click();
  await expect.element(list).not.toBeInTheDocument();
});

it("needs a name", async () => {
  const screen = await render(saved("bodyType=suv"));
  await screen.getByRole("button", { name: "Save this search" }).click();
  const name = screen.getByRole("dialog").getByRole("textbox", { name: /^Name/ });
  await name.fill("  ");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveAccessibleDescription(/Give it a name/);
  expect(localStorage.length).toBe(0);
});

it("is closed by Escape, without saving", async () => {
  const screen = await render(saved("bodyType=suv", "ar"), { language: "ar" });
  await screen.getByRole("button", { name: "حفظ هذا البحث" }).click();
  await expect.element(screen.getByRole("dialog", { name: "حفظ هذا البحث" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(localStorage.length).toBe(0);
});

it("an alert needs an email address, and is sent with the search without order and page", async () => {
  const calls = answerCalls({ "/v3/cpov/alerts": {}, "/v1/cpov/alerts": {} });
  const screen = await render(saved("bodyType=suv&sort=year&page=2"));
  await screen.getByRole("button", { name: "Save this search" }).click();
  const alert = screen.getByRole("region", { name: "Tell me about new cars" });
  await alert.getByRole("button", { name: "Tell me" }).click();
  await expect.element(alert.getByRole("textbox", { name: /^E-mail/ })).toBeInvalid();
  expect(calls).toEqual([]);
  await alert.getByRole("textbox", { name: /^E-mail/ }).fill("buyer@example.qa");
  await alert.getByRole("button", { name: "Tell me" }).click();
  await expect.element(alert.getByText(/We have sent you a mail/)).toBeVisible();
  expect(calls[0]?.body).toEqual({ email: "buyer@example.qa", website: "", search: { bodyType: "suv" } });
});
