import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoFeed } from "../../../../../tests/factories/stock/demo-stock.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import { equipmentOf } from "../equipment/equipment.ts";
import { usedVehicleExample } from "../stock/stock-examples.ts";
import { completedByTrim, type SoldTrim } from "./by-trim.ts";

const trimFolder = join(import.meta.dirname, "../../../../../content/demo/trims");
type Fragment = { shared: SoldTrim } & Record<"en" | "ar", Pick<SoldTrim, "modelName" | "equipment">>;
const trimsIn = (language: "en" | "ar"): SoldTrim[] =>
  globSync(`${trimFolder}/*.json`).flatMap((file) =>
    (JSON.parse(readFileSync(file, "utf8")) as { fragments: Fragment[] }).fragments.map((one) => ({
      ...one.shared,
      ...one[language],
    })),
  );
const trims = { en: trimsIn("en"), ar: trimsIn("ar") };

const gl: Partial<UsedVehicle> = {
  model: "suhail",
  modelLabel: "Suhail",
  variant: "GL",
  fuelType: "petrol",
  engineSize: 1987,
  power: 168,
  cylinders: 4,
  transmission: "automatic",
  driveType: "fwd",
  doors: 4,
  seats: [5],
  weight: 1362,
  equipment: equipmentOf({ en: ["17-inch alloy wheels"], ar: [] }, "en"),
};
const completed = (changes: Partial<UsedVehicle> = {}, known = trims.en) =>
  completedByTrim(usedVehicleExample({ ...gl, ...changes }), known);
const named = (car: ReturnType<typeof completed>) =>
  Object.fromEntries(car.byTrim.equipment.map(({ feature, value }) => [feature, value]));

describe("a used car of a trim that is sold new", () => {
  it("has what its list does not name: the trim's own, and what the trims below it bring", () => {
    const found = named(completed());
    expect(found).toMatchObject({ sunroof: null, touchscreen: 10.5, airbags: 7, "adaptive-cruise": null });
    expect(found).not.toHaveProperty("alloy-wheels");
  });

  it("has the figures that its listing leaves out, and says which these are", () => {
    const car = completed({ engineSize: null, power: null, driveType: "other", seats: [], weight: null });
    expect(car).toMatchObject({ engineSize: 1987, power: 168, driveType: "fwd", seats: [5], weight: 1362 });
    expect(car.byTrim.fields).toEqual(["engineSize", "power", "driveType", "seats", "weight"]);
  });

  it("keeps what its listing says", () => {
    const car = completed({ seats: [4], weight: 1400 });
    expect(car).toMatchObject({ seats: [4], weight: 1400, byTrim: { fields: [] } });
  });

  it("takes its own numbers, not those of the trim below", () => {
    const hybrid = { variant: "Hybrid", fuelType: "hybrid", engineSize: 1798, power: 138 } as const;
    const list = { equipment: equipmentOf({ en: [], ar: [] }, "en") };
    expect(named(completed({ ...hybrid, ...list }))).toMatchObject({ "alloy-wheels": 16, touchscreen: 10.5 });
  });
});

describe("takes nothing", () => {
  it.each<[string, Partial<UsedVehicle>]>([
    ["of another model", { model: "reem" }],
    ["of a name that is not sold", { variant: "Turbo" }],
    ["of another generation's engine", { engineSize: 1598 }],
    ["of another generation's body", { doors: 5 }],
    [
      "where the lists contradict",
      { equipment: equipmentOf({ en: ["16-inch alloy wheels"], ar: [] }, "en") },
    ],
  ])("%s", (_, changes) => {
    expect(completed(changes).byTrim).toEqual({ fields: [], equipment: [] });
  });

  it("of content that is not there, and trims built on each other end", () => {
    expect(completed({}, []).byTrim.equipment).toEqual([]);
    const [suhailGl] = trims.en.filter(({ id }) => id === "suhail-gl");
    if (!suhailGl) throw new Error("no trim");
    expect(completed({}, [{ ...suhailGl, builtOn: suhailGl.id }]).byTrim.equipment).not.toEqual([]);
  });
});

describe("the demo", () => {
  const cars = demoFeed();
  const inLanguage = (car: (typeof cars)[number], language: "en" | "ar") => {
    const { model, variant, specifications, ...fields } = car;
    const stated = Object.fromEntries(
      (["fuelType", "engineSize", "power", "cylinders", "transmission", "driveType", "doors"] as const).map(
        (name) => [name, fields[name]],
      ),
    );
    return completedByTrim(
      usedVehicleExample({
        ...stated,
        vehicleNo: car.vehicleNo,
        model: model.slug,
        modelLabel: model[language],
        variant: variant[language],
        equipment: equipmentOf(specifications, language),
      }),
      trims[language],
    );
  };

  it.each(["en", "ar"] as const)("in %s every used car is completed by its trim", (language) => {
    const left = cars.filter((car) => {
      const { byTrim, equipment } = inLanguage(car, language);
      return ![...byTrim.equipment, ...equipment.fitted].some(({ feature }) => feature === "airbags");
    });
    expect(left.map(({ vehicleNo }) => vehicleNo)).toEqual([]);
  });

  it("both languages say the same features", () => {
    for (const car of cars) {
      const [en, ar] = (["en", "ar"] as const).map((language) =>
        inLanguage(car, language)
          .byTrim.equipment.map(({ feature }) => feature)
          .toSorted(),
      );
      expect(ar, car.vehicleNo).toEqual(en);
    }
  });

  it("no trim is built on one that there is not, or of another model", () => {
    for (const { id, car, builtOn } of trims.en)
      if (builtOn !== undefined) expect(trims.en.find((one) => one.id === builtOn)?.car, id).toBe(car);
  });
});
