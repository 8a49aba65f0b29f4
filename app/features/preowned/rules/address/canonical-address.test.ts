import { describe, expect, it } from "vitest";
import { canonicalAddress, isListed } from "./canonical-address.ts";
import { readStockAddress } from "./stock-address.ts";

const read = (query: string) => readStockAddress(new URLSearchParams(query));

describe("how search engines know the listing", () => {
  it.each([
    ["", 1, "/pre-owned/search"],
    ["sort=year&utm_source=mail&lang=ar", 1, "/pre-owned/search"],
    ["model=reem&sort=price-up&page=3", 3, "/pre-owned/search?model=reem&page=3"],
    ["bodyType=suv&page=99", 2, "/pre-owned/search?bodyType=suv&page=2"],
    ["bodyType=suv&priceMax=90000", 1, "/pre-owned/search?bodyType=suv"],
  ])("%s on page %i is %s", (query, page, address) => {
    expect(canonicalAddress(read(query), page)).toBe(address);
  });

  it.each([
    ["", true],
    ["sort=year", true],
    ["make=rimal&model=reem&bodyType=suv", true],
    ["make=rimal,lulwa", false],
    ["bodyType=suv,van", false],
    ["page=2&sort=year&model=reem", true],
    ["page=2", true],
    ["model=reem,suhail", false],
    ["certified=true", false],
    ["priceMax=90000", false],
    ["q=reem", false],
  ])("%s is listed: %s", (query, listed) => {
    expect(isListed(read(query), 5)).toBe(listed);
    expect(isListed(read(query), 0)).toBe(false);
  });
});
