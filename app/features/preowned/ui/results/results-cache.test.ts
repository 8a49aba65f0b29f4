import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "../../../../../tests/factories/until.ts";
import { readStockAddress } from "../../rules/address/stock-address.ts";
import { resultsExample } from "../search/search-examples.ts";
import { ResultsCache } from "./results-cache.ts";

const searchOf = (address: string) => readStockAddress(new URLSearchParams(address));
const requested = vi.fn<(url: string) => Promise<Response>>();
const answer = (total: number) => Response.json({ data: resultsExample({ total }) });

beforeEach(() => {
  requested.mockReset().mockImplementation(async () => answer(7));
  vi.stubGlobal("fetch", (url: string) => requested(url));
});
afterEach(() => vi.unstubAllGlobals());

describe("results of this visit", () => {
  it("begin with the answer that the page brought", () => {
    const first = resultsExample({ total: 3 });
    const cache = new ResultsCache("en", searchOf("fuel=petrol"), first);
    expect(cache.of(searchOf("fuel=petrol"))).toBe(first);
    expect(cache.of(searchOf("fuel=hybrid"))).toBeUndefined();
  });

  it("are fetched in the page's language, and cached by their address", async () => {
    const cache = new ResultsCache("ar", searchOf(""), null);
    await cache.fetch(searchOf("fuel=hybrid&page=2"));
    expect(requested.mock.calls).toEqual([["/api/v3/cpov/vehicles?fuel=hybrid&page=2&lang=ar"]]);
    expect(cache.of(searchOf("page=2&fuel=hybrid"))?.total).toBe(7);
  });

  it("a failure is answered and not cached", async () => {
    requested.mockResolvedValue(Response.json({ code: "unavailable" }, { status: 503 }));
    const cache = new ResultsCache("en", searchOf(""), null);
    expect(await cache.fetch(searchOf("fuel=hybrid"))).toMatchObject({ ok: false, status: 503 });
    expect(cache.of(searchOf("fuel=hybrid"))).toBeUndefined();
  });

  it("two that want the same at once share one request", async () => {
    const cache = new ResultsCache("en", searchOf(""), null);
    const [one, other] = await Promise.all([cache.fetch(searchOf("q=suv")), cache.fetch(searchOf("q=suv"))]);
    expect(one).toBe(other);
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it("a request that can be aborted is shared with nobody", async () => {
    const cache = new ResultsCache("en", searchOf(""), null);
    const { signal } = new AbortController();
    await Promise.all([cache.fetch(searchOf("q=suv"), signal), cache.fetch(searchOf("q=suv"))]);
    expect(requested).toHaveBeenCalledTimes(2);
  });

  it("what is fetched ahead is not fetched again, and its failure harms nothing", async () => {
    const cache = new ResultsCache("en", searchOf(""), resultsExample());
    cache.prefetch(searchOf(""));
    expect(requested).not.toHaveBeenCalled();
    requested.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    cache.prefetch(searchOf("page=2"));
    await until(() => expect(requested).toHaveBeenCalledTimes(1));
    expect(cache.of(searchOf("page=2"))).toBeUndefined();
  });

  it("of many searches the oldest is forgotten", async () => {
    const cache = new ResultsCache("en", searchOf(""), null);
    for (let page = 1; page <= 41; page += 1) {
      requested.mockResolvedValueOnce(answer(page));
      await cache.fetch(searchOf(`page=${page}`));
    }
    expect(cache.of(searchOf("page=1"))).toBeUndefined();
    expect(cache.of(searchOf("page=2"))?.total).toBe(2);
    expect(cache.of(searchOf("page=41"))?.total).toBe(41);
  });
});
