import { describe, expect, it, vi } from "vitest";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { hajar, InShop } from "../parts-examples.tsx";
import { isVinLike, SearchField } from "./search-field.tsx";

const vin = "RMHJR24K7P1004821";

async function search(typed: string, { at = "/online-parts", answers = {}, choose = vi.fn() } = {}) {
  const calls = answerCalls(answers);
  const screen = await render(
    <InShop shop={{ car: "REM.2022", choose }}>
      <SearchField />
    </InShop>,
    { at },
  );
  await screen.getByRole("searchbox").fill(typed);
  await screen.getByRole("button", { name: "Search" }).click();
  return { screen, calls, choose };
}

describe("the search for parts", () => {
  it.each([
    ["/online-parts", "/parts-list"],
    ["/auto-parts", "/auto-parts"],
  ])("at %s leads to %s with the words and the car", async (at, path) => {
    const { screen } = await search("brak pads", { at });
    await expect.poll(() => screen.router.state.location.pathname).toBe(path);
    const query = new URLSearchParams(screen.router.state.location.search);
    expect(Object.fromEntries(query)).toEqual({ q: "brak pads", car: "REM.2022", lang: "en" });
  });

  it("a VIN chooses its car and stays out of the address", async () => {
    const answers = { "/v3/parts/vehicle": { ...hajar, doubts: [] } };
    const { screen, choose } = await search(vin.toLowerCase(), { answers });
    await expect.poll(() => choose.mock.calls).toEqual([[{ key: "HJR.2024" }]]);
    await expect.poll(() => screen.router.state.location.pathname).toBe("/parts-categories");
    expect(screen.router.state.location.search).toContain("car=HJR.2024");
    expect(screen.router.state.location.search).not.toContain("RMHJR");
  });

  it("a VIN that nobody knows says so, and what was typed stays", async () => {
    const answers = { "/v3/parts/vehicle": refusal(404, "vin-unknown", { message: "No such car." }) };
    const { screen } = await search(vin, { answers });
    await expect.element(screen.getByRole("alert").filter({ hasText: "No such car." })).toBeVisible();
    await expect.element(screen.getByRole("searchbox")).toHaveValue(vin);
  });

  it("nothing is not searched: the field takes the focus", async () => {
    const { screen } = await search("  ");
    await expect.element(screen.getByRole("searchbox")).toHaveFocus();
    expect(screen.router.state.location.pathname).toBe("/online-parts");
  });

  it("is a form of the browser's own, which sends words, car and language", async () => {
    await render(
      <InShop shop={{ car: "REM.2022" }}>
        <SearchField text="oil" />
      </InShop>,
      { language: "ar", at: "/auto-parts" },
    );
    const form = document.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/auto-parts");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ q: "oil", car: "REM.2022", lang: "ar" },
    });
  });
});

it.each([
  [vin, true],
  ["rmhjr24k7 p1004821", true],
  ["44000HJR01", false],
  ["brakepadsforhajar", false],
  ["44000-HJR01-A2", false],
])("%s is a VIN: %s", (text, is) => {
  expect(isVinLike(text)).toBe(is);
});
