import { describe, expect, it } from "vitest";
import {
  maxSaved,
  parseSavedSearches,
  savedSearchesText,
  withoutSaved,
  withSaved,
} from "./saved-searches.ts";

const suvs = { name: "SUVs", address: "?bodyType=suv&priceMax=90000" };
const reem = { name: "ريم بيضاء", address: "?model=reem&color=white" };

describe("searches that a browser keeps", () => {
  it("reads what it wrote", () => {
    expect(parseSavedSearches(savedSearchesText([suvs, reem]))).toEqual([suvs, reem]);
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    '{"version":2,"searches":[]}',
    '{"version":1,"searches":[{"name":"a","address":""}]}',
    '{"version":1,"searches":[{"name":" ","address":"?bodyType=suv"}]}',
  ])("has nothing of %s that it could read", (text) => {
    expect(parseSavedSearches(text)).toEqual([]);
  });

  it("writes an address anew, so that nothing else stands in a link", () => {
    const strange = '{"version":1,"searches":[{"name":"  My   SUVs ","address":"?bodyType=SUV&evil=1"}]}';
    expect(parseSavedSearches(strange)).toEqual([{ name: "My SUVs", address: "?bodyType=suv" }]);
  });

  it("cuts a long name, and leaves no space at its end", () => {
    const name = `${"x".repeat(59)} y`;
    expect(withSaved([], { ...suvs, name })[0]?.name).toBe("x".repeat(59));
    expect(withSaved([], { ...suvs, name: "x".repeat(61) })[0]?.name).toBe("x".repeat(60));
    expect(withSaved([], { ...suvs, name: "\n a \t b " })[0]?.name).toBe("a b");
  });

  it("keeps a search once, the last one first, and not without end", () => {
    const renamed = { ...suvs, name: "Mine" };
    expect(withSaved([reem, suvs], renamed)).toEqual([renamed, reem]);
    const many = Array.from({ length: 20 }, (_, at) => ({ name: "x", address: `?priceMax=${at}` }));
    const saved = many.reduce(withSaved, [suvs]);
    expect(saved).toHaveLength(maxSaved);
    expect(saved[0]).toEqual(many.at(-1));
    expect(withoutSaved(saved, "?priceMax=19")).toHaveLength(maxSaved - 1);
  });
});
