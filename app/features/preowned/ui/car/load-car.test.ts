import { describe, expect, it } from "vitest";
import type { Site } from "#app/platform/page/site-context.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { carMetadata } from "./car-metadata.ts";
import { loadAlternatives, loadCar, loadCars } from "./load-car.ts";

/** A site whose API answers by path; what it does not name is not there. */
function siteOf(answers: Readonly<Record<string, unknown>>) {
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), "https://rimal.example");
    requested.push(pathname);
    const answer = answers[pathname.replace("/api/v3/cpov/", "")];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined
      ? Response.json({ code: "not-found", message: "" }, { status: 404 })
      : Response.json({ data: answer });
  };
  const site = {
    fetch,
    language: "en",
    currency: "QAR",
    market: { country: "QA" },
    identity: { name: "Rimal", socialImage: "/brand/social.jpg" },
    origin: "https://rimal.example",
  } as unknown as Site;
  return { site, requested };
}
const car = (vehicleNo: string) => usedVehicleExample({ vehicleNo });
const at = (path: string) => new URL(path, "https://rimal.example");

describe("the car of an address", () => {
  it("is loaded by its number", async () => {
    const { site } = siteOf({ "vehicles/RM-1": car("RM-1") });
    expect(await loadCar(site, "RM-1", at("/listing/RM-1"))).toMatchObject({ vehicleNo: "RM-1" });
  });

  it("is none where no car has the number, or it cannot be one", async () => {
    const { site, requested } = siteOf({});
    expect(await loadCar(site, "RM-404", at("/listing/RM-404"))).toBeUndefined();
    expect(await loadCar(site, "a b;c", at("/listing/x"))).toBeUndefined();
    expect(requested).toEqual(["/api/v3/cpov/vehicles/RM-404"]);
  });

  it("in small letters is answered with its one address, for good, and with its query", async () => {
    const { site, requested } = siteOf({});
    const thrown = await loadCar(site, "rm-1", at("/listing/rm-1?lang=ar&term=24")).catch(
      (one: unknown) => one,
    );
    expect(thrown).toBeInstanceOf(Response);
    const { status, headers } = thrown as Response;
    expect([status, headers.get("location")]).toEqual([301, "/listing/RM-1?lang=ar&term=24"]);
    expect(requested).toEqual([]);
  });

  it("a stock that does not answer is said to be away, not the car to be gone", async () => {
    const away = Response.json({ code: "unavailable", message: "" }, { status: 500 });
    const { site } = siteOf({ "vehicles/RM-1": away });
    await expect(loadCar(site, "RM-1", at("/listing/RM-1"))).rejects.toMatchObject({ init: { status: 503 } });
  });
});

it("several cars come in the order of their numbers, without those that are not there", async () => {
  const { site } = siteOf({ "vehicles/RM-1": car("RM-1"), "vehicles/RM-3": car("RM-3") });
  const cars = await loadCars(site, ["RM-3", "RM-2", "RM-1"]);
  expect(cars.map(({ vehicleNo }) => vehicleNo)).toEqual(["RM-3", "RM-1"]);
});

describe("other cars", () => {
  const numbersOf = async (similar: readonly string[], featured: readonly string[]) => {
    const { site, requested } = siteOf({
      "vehicles/RM-1/similar": similar.map(car),
      featured: featured.map(car),
    });
    const cars = await loadAlternatives(site, "RM-1");
    return { numbers: cars.map(({ vehicleNo }) => vehicleNo), requested };
  };

  it("are those much like it, where there are three", async () => {
    const { numbers, requested } = await numbersOf(["RM-2", "RM-3", "RM-4"], ["RM-5"]);
    expect(numbers).toEqual(["RM-2", "RM-3", "RM-4"]);
    expect(requested).toHaveLength(1);
  });

  it("where these are few, others follow: each once, and never the car itself", async () => {
    const { numbers } = await numbersOf(["RM-2"], ["RM-1", "RM-2", "RM-5", "RM-6"]);
    expect(numbers).toEqual(["RM-2", "RM-5", "RM-6"]);
  });

  it("are none where the stock does not answer: the page stands without them", async () => {
    const { site } = siteOf({});
    expect(await loadAlternatives(site, "RM-1")).toEqual([]);
  });
});

describe("what a car's page says about itself", () => {
  type Tag = Readonly<Record<string, unknown>>;
  const { site } = siteOf({});
  const picture = "/images/demo/used/suhail-1/1.0123abcd.webp";
  const shown = usedVehicleExample({ images: ["/images/demo/used/missing.webp", picture] });
  const tagsOf = (unlisted: boolean) => carMetadata(site, shown, unlisted) as readonly Tag[];
  const named = (tags: readonly Tag[], name: string) => tags.find((tag) => tag.name === name)?.content;

  it("is its name, its facts and its price", () => {
    const tags = tagsOf(false);
    expect(tags[0]).toEqual({ title: "Rimal Suhail 2023 GLX | Rimal" });
    expect(String(named(tags, "description")).replace(/[\u2066-\u2069]/g, "")).toBe(
      "Rimal Suhail 2023 GLX: 41,200 km, Petrol, Automatic, Silver, QAR 112,000",
    );
  });

  it("shares the first picture that is there", () => {
    const image = tagsOf(false).find(({ property }) => property === "og:image")?.content;
    expect(image).toBe(`https://rimal.example${picture}?share`);
  });

  it("of a car that is gone has no structured data, and is not for search engines", () => {
    const data = (tags: readonly Tag[]) => tags.filter((tag) => "script:ld+json" in tag);
    expect(named(tagsOf(true), "robots")).toBe("noindex");
    expect(data(tagsOf(true))).toEqual([]);
    expect(data(tagsOf(false))).toHaveLength(2);
  });
});
