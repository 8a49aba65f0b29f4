import { beforeAll, describe, expect, test } from "vitest";
import { queryCount } from "#app/platform/database.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { contentApi } from "./api.server.ts";
import { contentVersion, publishFragment } from "./content.server.ts";
import { profileMenuFragment } from "./content-examples.ts";

const address = "/execute.json/marsa/profile-menu;lang=ar;brand=rimal";
const read = (path = address, headers: Record<string, string> = {}) => contentApi.request(path, { headers });
const titleOf = async (response: Response) => {
  const body = (await response.json()) as { data: { profileMenuList: { items: Record<string, string>[] } } };
  return body.data.profileMenuList.items.map((item) => `${item._lang} ${item.logoutPopupTitle}`);
};
const publish = (titles: { en?: string; ar?: string }, brand = "rimal", at = new Date()) =>
  publishFragment(brand, profileMenuFragment(titles), at);

describe("the content source", () => {
  testDatabase({ jobs: false });

  test.each([
    [
      "an unknown configuration",
      "/execute.json/other/header;lang=ar;brand=rimal",
      404,
      "unknown-configuration",
    ],
    ["an unknown query", "/execute.json/marsa/secrets;lang=ar;brand=rimal", 404, "unknown-query"],
    ["a name of every object", "/execute.json/marsa/constructor;lang=ar;brand=rimal", 404, "unknown-query"],
    ["an unknown language", "/execute.json/marsa/header;lang=fr;brand=rimal", 400, "unknown-language"],
    ["no language", "/execute.json/marsa/header;brand=rimal", 400, "unknown-language"],
    ["an unknown brand", "/execute.json/marsa/header;lang=ar;brand=other", 400, "unknown-brand"],
    [
      "a brand that is a name of every object",
      "/execute.json/marsa/header;lang=ar;brand=toString",
      400,
      "unknown-brand",
    ],
    ["no brand", "/execute.json/marsa/header;lang=ar", 400, "unknown-brand"],
    [
      "a type that no car has",
      "/execute.json/marsa/cars;lang=ar;brand=rimal;carType=camel",
      400,
      "unreadable-variable",
    ],
    ["a missing variable", "/execute.json/marsa/page-seo;lang=ar;brand=rimal", 400, "missing-variable"],
    ["a broken address", "/execute.json/marsa/header%E0%A4", 400, "broken-address"],
    ["another path", "/anything", 404, "not-found"],
  ])("refuses %s in the error shape of the API", async (_, path, status, code) => {
    const response = await read(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = (await response.json()) as Record<string, string>;
    expect(body).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) });
  });

  test("refuses in the language of the address, else of the caller", async () => {
    const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
    expect(await messageOf(await read("/execute.json/marsa/none%3Blang%3Dar%3Bbrand%3Drimal"))).toMatch(
      /استعلام/,
    );
    expect(await messageOf(await read("/execute.json/marsa/none;lang=en;brand=rimal"))).toMatch(
      /no such content query/,
    );
    expect(await messageOf(await read("/execute.json/marsa/none", { "accept-language": "ar-QA" }))).toMatch(
      /استعلام/,
    );
  });

  test("takes no writes", async () => {
    const response = await contentApi.request(address, { method: "POST", body: "{}" });
    expect(response.status).toBe(405);
  });

  test("answers an empty list before anything is published", async () => {
    expect(await titleOf(await read())).toEqual([]);
    expect(await contentVersion("rimal")).toBe(0);
  });

  test("answers Arabic where it is published, and English, marked as such, where it is not", async () => {
    await publish({ en: "Sign out?" });
    expect(await titleOf(await read())).toEqual(["en Sign out?"]);
    await publish({ ar: "تسجيل الخروج؟" });
    expect(await titleOf(await read())).toEqual(["ar تسجيل الخروج؟"]);
    const encoded = "/execute.json/marsa/profile-menu%3Blang%3Den%3Bbrand%3Drimal";
    expect(await titleOf(await read(encoded))).toEqual(["en Sign out?"]);
  });

  test("keeps brands apart", async () => {
    await publish({ en: "Leave Lulwa?" }, "lulwa");
    expect(await titleOf(await read(address.replace("rimal", "lulwa")))).toEqual(["en Leave Lulwa?"]);
    expect(await titleOf(await read())).toEqual(["ar تسجيل الخروج؟"]);
  });

  test("answers 304 to its own ETag until a publish changes the answer", async () => {
    const first = await read();
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const again = await read(address, { "if-none-match": `"other", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await publish({ ar: "إلى اللقاء" });
    const changed = await read(address, { "if-none-match": etag });
    expect([changed.status, await titleOf(changed)]).toEqual([200, ["ar إلى اللقاء"]]);
  });

  test("reads the version for each answer, and content for an answer that is not cached", async () => {
    await publish({ ar: "عنوان جديد" });
    await read(address.replace("lang=ar", "lang=en"));
    const before = queryCount();
    await read(address.replace("lang=ar", "lang=en"));
    expect(queryCount() - before).toBe(1);
    await read("/execute.json/marsa/header;lang=en;brand=rimal");
    expect(queryCount() - before).toBe(3);
  });
});

interface CarsBody {
  readonly data: {
    readonly carList: {
      readonly items: readonly {
        readonly id: string;
        readonly carTypes: readonly string[];
        readonly showInVehicleModels: boolean;
        readonly fromPrice: number;
      }[];
    };
  };
}

describe("the list of cars", () => {
  testDatabase({ jobs: false });
  beforeAll(() => seedContent(new Date()));

  const cars = async (variables: string, headers: Record<string, string> = {}) => {
    const response = await read(`/execute.json/marsa/cars;lang=en;brand=rimal${variables}`, headers);
    const body = response.status === 304 ? undefined : ((await response.json()) as CarsBody);
    const items = body?.data.carList.items ?? [];
    return { status: response.status, etag: response.headers.get("etag") ?? "", items };
  };

  test("is narrowed by type and drawer and sorted by price, and each answer has its own ETag", async () => {
    const all = await cars("");
    const suvs = await cars(";carType=suv;showInVehicleModels=true;sort=price");
    const prices = suvs.items.map(({ fromPrice }) => fromPrice);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    for (const { carTypes, showInVehicleModels } of suvs.items)
      expect([carTypes.includes("suv"), showInVehicleModels]).toEqual([true, true]);
    expect(suvs.items.length).toBeLessThan(all.items.length);
    const reem = await cars(";car=reem");
    expect(reem.items.map(({ id }) => id)).toEqual(["reem"]);
    const etags = [all, suvs, reem, await cars(";sort=price")].map(({ etag }) => etag);
    expect(new Set(etags).size).toBe(4);
  });

  test("is not sent again where the browser has that answer, and is where it has another", async () => {
    const suvs = await cars(";carType=suv");
    expect((await cars(";carType=suv", { "if-none-match": suvs.etag })).status).toBe(304);
    expect((await cars(";carType=sedan", { "if-none-match": suvs.etag })).status).toBe(200);
    // The order in which the variables are named changes nothing.
    expect((await cars(";sort=price;carType=suv")).etag).toBe((await cars(";carType=suv;sort=price")).etag);
  });
});
