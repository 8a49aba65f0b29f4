import { describe, expect, it } from "vitest";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { hajar, InShop } from "../parts-examples.tsx";
import { SearchField } from "./search-field.tsx";

const vin = "RMHJR24K7P1004821";

async function search(typed: string, { at = "/online-parts", answers = {} } = {}) {
  const calls = answerCalls(answers);
  const screen = await render(
    <InShop shop={{ car: "REM.2022" }}>
      <SearchField />
    </InShop>,
    { at },
  );
  await screen.getByRole("searchbox").fill(typed);
  await screen.getByRole("button", { name: "Search" }).click();
  return { screen, calls };
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

  it("a VIN leads to the parts of its car and stays out of the address", async () => {
    const answers = { "/v3/parts/vehicle": { ...hajar, doubts: [] } };
    const { screen } = await search(vin.toLowerCase(), { answers });
    await expect.poll(() => screen.router.state.location.pathname).toBe("/parts-categories");
    expect(screen.router.state.location.search).toContain("car=HJR.2024");
    expect(screen.router.state.location.search).not.toContain("RMHJR");
  });

  it.each([
    ["/online-parts", "/parts-list"],
    ["/auto-parts", "/auto-parts"],
  ])("at %s a VIN among words leads to %s, to the words for its car", async (at, path) => {
    const answers = { "/v3/parts/vehicle": { ...hajar, doubts: [] } };
    const { screen } = await search(`VIN: ${vin} brake pads`, { at, answers });
    await expect.poll(() => screen.router.state.location.search).toContain("car=HJR.2024");
    const { pathname, search: query } = screen.router.state.location;
    expect([pathname, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      path,
      { q: "brake pads", car: "HJR.2024", lang: "en" },
    ]);
  });

  it("a VIN that nobody knows says so, and what was typed stays", async () => {
    const answers = { "/v3/parts/vehicle": refusal(404, "vin-unknown", { message: "No such car." }) };
    const { screen } = await search(vin, { answers });
    await expect.element(screen.getByRole("alert").filter({ hasText: "No such car." })).toBeVisible();
    await expect.element(screen.getByRole("searchbox")).toHaveValue(vin);
  });

  it("a VIN with a character too few is not searched, and what was typed stays", async () => {
    const { screen, calls } = await search(vin.slice(1));
    const alert = screen.getByRole("alert").filter({ hasText: "A VIN has 17 characters; this has 16." });
    await expect.element(alert).toBeVisible();
    await expect.element(screen.getByRole("searchbox")).toHaveValue(vin.slice(1));
    expect(calls).toEqual([]);
    expect(screen.router.state.location.search).not.toContain("q=");
  });

  it.each([
    ["unknown", /^We do not know a car with this VIN/],
    ["16", /this has 16/],
    ["unread", /Try again/],
  ])("an address that says %s of a VIN says so at the field", async (said, sentence) => {
    const field = (
      <InShop>
        <SearchField />
      </InShop>
    );
    const screen = await render(field, { at: `/auto-parts?vin=${said}` });
    await expect.element(screen.getByRole("alert")).toMatchTextContent(sentence);
  });

  it("nothing is not searched: the field takes the focus", async () => {
    const { screen } = await search("  ");
    await expect.element(screen.getByRole("searchbox")).toHaveFocus();
    expect(screen.router.state.location.pathname).toBe("/online-parts");
  });

  it("is a form of the browser's own, which sends words and car, and neither in an address", async () => {
    await render(
      <InShop shop={{ car: "REM.2022" }}>
        <SearchField text="oil" />
      </InShop>,
      { language: "ar", at: "/auto-parts" },
    );
    const form = document.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/auto-parts?lang=ar"]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ q: "oil", car: "REM.2022" });
  });
});
