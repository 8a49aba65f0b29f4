import { describe, expect, it, test } from "vitest";
import type { LoadedModel } from "./load-model.ts";
import { heroView, modelView, pricesView, unknownSections } from "./model-view.ts";
import type { Car, Trim, VehiclePage } from "./vehicle-view.ts";

const there = (name: string) => `/images/demo/${name}.0123abcd.webp`;
const missing = (name: string) => `/images/demo/${name}.webp`;
const pictureOf = (wide: string) => ({ wide, width: 1600, height: 900 });

const carOf = (id: string, rest: Partial<Car> = {}) =>
  ({
    ...{ id, brand: "rimal", carName: id, typeName: "SUV", carTypes: ["suv"], carImageAlt: `A ${id}` },
    carImage: there(`${id}-front`),
    carSideAngleImage: there(`${id}-side`),
    ...{ fromPrice: 90_000, modelYear: 2027, tonality: "dark", isLargeSuv: false, showInVehicleModels: true },
    ...{ tooltipOneTitle: "Cash", tooltipOne: "One.", tooltipTwoTitle: "Lease", tooltipTwo: "Two.", ...rest },
  }) as Car;
const trimOf = (id: string, fromPrice: number, rest: object = {}) =>
  ({
    ...{ id, car: "suhail", modelName: id.toUpperCase(), summary: "", equipment: [], modelTypes: ["petrol"] },
    ...{ carPrices: { fromPrice }, specifications: { fuel: "petrol", powerKw: 150, seats: 5, ...rest } },
  }) as unknown as Trim;
const sections = ["T2", "T13", "T14", "T16", "T17", "T18", "T20", "T21", "T22", "calculator", "T9"];
const page = {
  ...{ heroTitle: "For the long road", heroText: "Quiet.", heroPictureAlt: "At dusk" },
  ...{
    heroPicture: pictureOf(there("hero")),
    sectionPictures: {},
    keyFigures: ["powerKw", "towingKg"],
    comparedModels: ["reem"],
  },
  ...{ viewerColours: [], colourNames: [], gallery: [], galleryAlts: [] },
  sections: sections.map((id) => ({ id, label: id, title: id })),
} as unknown as VehiclePage;

const suhail = carOf("suhail");
const loaded: LoadedModel = {
  ...{ car: suhail, cars: [suhail, carOf("reem", { fromPrice: 95_000 })], page },
  trims: [trimOf("vx", 120_000), trimOf("glx", 100_000)],
  menu: {
    ...{ bookATestDrive: "Test drive", bookButtonUrl: "/find-us", currencyLabel: "QAR", fromLabel: "From" },
    ...{ leaseToOwnLabel: "Lease", monthLabel: "a month" },
  },
  ...{ canonical: "/vehicle/suhail", variant: undefined, finance: undefined, offers: [], articles: [] },
  ...{ running: undefined, priceLists: [], form: undefined, locations: [] },
} as unknown as LoadedModel;
const today = "2026-11-23";
const view = (rest: object = {}) => modelView({ ...loaded, ...rest } as LoadedModel, today);
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const form = { title: "Drive it" };
const offer = (id: string, rest: object = {}) => ({
  ...{ id, offerName: id, offerDescriptionOne: "", validFrom: "2026-11-01", validUntil: "2026-12-31" },
  ...{ cars: ["suhail"], picture: pictureOf(missing(id)), pictureAlt: "", price: 99_900, ...rest },
});

describe("the sections of a model's page", () => {
  it("are those that have something to show", () => {
    expect(idsOf(view().sections)).toEqual(["T2", "T16", "T17", "T18", "T22", "T9"]);
  });

  it.each<[string, object]>([
    ["T20", { form }],
    ["T21", { offers: [offer("summer")] }],
    ["calculator", { finance: { profitRate: 5 } }],
    ["T14", { page: { ...page, gallery: [pictureOf(there("a"))], galleryAlts: ["A"] } }],
  ])("%s is there with its data", (id, rest) => {
    expect(idsOf(view().sections)).not.toContain(id);
    expect(idsOf(view(rest).sections)).toContain(id);
  });

  it.each<[string, object]>([
    ["T21", { offers: [offer("over", { validUntil: "2026-11-22" })] }],
    ["T21", { offers: [offer("reem-only", { cars: ["reem"] })] }],
    ["T17", { cars: [suhail] }],
    ["T22", { cars: [suhail] }],
    ["T16", { trims: [] }],
    ["T18", { trims: [] }],
  ])("%s is not there without any", (id, rest) => {
    expect(idsOf(view(rest).sections)).not.toContain(id);
  });

  test("those that nobody knows are named for the log", () => {
    const odd = { ...page, sections: [...page.sections, { id: "T99", label: "", title: "" }] };
    expect(unknownSections({ ...loaded, page: odd as VehiclePage })).toEqual(["T99"]);
    expect(view({ page: odd }).sections.at(-1)).toMatchObject({ id: "T99", kind: "story" });
  });
});

describe("the way to a test drive", () => {
  it("leads to its booking with the car, whether the page has a form or not", () => {
    for (const loaded of [{ form }, {}]) expect(view(loaded).testDrive.url).toBe("/find-us?car=suhail");
  });

  it("lets showrooms be chosen, and no workshop", () => {
    const locations = [
      { id: "west", title: "West Bay", locationType: "showroom" },
      { id: "hall", title: "Hall", locationType: "service" },
    ];
    expect(view({ form, locations }).request?.showrooms).toEqual([{ value: "west", label: "West Bay" }]);
  });
});

describe("the models beside this one", () => {
  it("are those of the page that are on show", () => {
    const cars = [suhail, carOf("reem"), carOf("old", { showInVehicleModels: false })];
    const beside = { ...page, comparedModels: ["old", "reem"] };
    expect(idsOf(view({ cars, page: beside }).compared)).toEqual(["suhail", "reem"]);
  });

  it("are no section where there are none", () => {
    const shown = view({ page: { ...page, comparedModels: ["gone"] } }).sections;
    expect(idsOf(shown)).not.toContain("T17");
  });
});

describe("the preview of the gallery", () => {
  it("begins with what no section shows", () => {
    const gallery = ["a", "b", "c", "d", "e", "f"].map((name) => pictureOf(there(name)));
    const sectionPictures = { T9: [pictureOf(there("a"))] };
    const shown = view({ page: { ...page, gallery, sectionPictures } });
    expect(shown.firstPictures).toEqual([1, 2, 3, 4, 5]);
    expect(view({ page: { ...page, gallery: gallery.slice(0, 4) } }).firstPictures).toEqual([0, 1, 2]);
  });
});

describe("the prices", () => {
  const priced = (rest: object = {}) => {
    const content = { ...loaded, ...rest } as LoadedModel;
    return pricesView(content, modelView(content, today));
  };

  it("begin with the cheapest trim", () => {
    expect(priced()).toMatchObject({
      from: { id: "glx", price: 100_000 },
      leaseFrom: undefined,
      finance: undefined,
    });
    expect(priced({ trims: [] })).toBeUndefined();
  });

  it("name the payment that the calculator opens with: 10% down over 60 months", () => {
    const finance = priced({ finance: { profitRate: 5 } })?.finance;
    expect(finance?.months).toBe(60);
    // 90,000 over 60 months without any profit would be 1,500.
    expect(finance?.payment).toBeGreaterThan(1_500);
    expect(finance?.effectiveRate).toBeGreaterThan(0);
  });

  it("are financed only where the calculator has its place on the page", () => {
    const without = { ...page, sections: page.sections.filter(({ id }) => id !== "calculator") };
    expect(priced({ finance: { profitRate: 5 }, page: without })?.finance).toBeUndefined();
  });
});

test("the calculator opens with the trim of a variant's page, whatever its case", () => {
  expect(view({ variant: "VX" }).startTrim).toBe("vx");
  expect(view({ variant: "Suhail-Rocket" }).startTrim).toBeUndefined();
});

test("what was written about the model is the newest two", () => {
  const article = (id: string, publishedOn: string, carmodelId = "suhail") => ({
    ...{
      id,
      title: id,
      subText: "",
      picture: pictureOf(missing(id)),
      pictureAlt: "",
      publishedOn,
      carmodelId,
    },
  });
  const articles = [
    article("old", "2025-01-01"),
    article("new", "2026-11-01"),
    article("other", "2026-11-02", "reem"),
  ];
  expect(idsOf(view({ articles: [...articles, article("mid", "2026-01-01")] }).articles)).toEqual([
    "new",
    "mid",
  ]);
});

test("the hero is its picture, or the car where that is missing", () => {
  expect(heroView(loaded)).toMatchObject({ picture: { alt: "At dusk" }, tonality: "dark", name: "suhail" });
  const bare = { ...page, heroPicture: pictureOf(missing("hero")) };
  expect(heroView({ ...loaded, page: bare }).picture).toBeUndefined();
});
