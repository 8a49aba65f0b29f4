import { expect, test } from "vitest";
import { readContentFiles } from "../../../content-files.ts";
import { type DemoModel, engines, models, platforms, type Trim } from "./models.ts";

interface Specifications {
  readonly drive: string;
  readonly fuel: string;
  readonly cylinders: number;
  readonly wheelInches: number;
  readonly transmission: string;
}
const trims: readonly (readonly [DemoModel, Trim])[] = models.flatMap((model) =>
  model.trims.map((trim) => [model, trim] as const),
);
const idOf = (model: DemoModel, trim: Trim) => `${model.en.toLowerCase()}-${trim.id}`;
/** Rimal shows Lulwa's cars beside its own; each counts once. */
const brandOf = (key: string) => (/^(sadaf|juman|durra)-/.test(key) ? "lulwa" : "rimal");
const driveOf: Readonly<Record<string, string>> = {
  front: "FWD",
  rear: "RWD",
  all: "AWD",
  "four-low-range": "AWD",
};
const gearboxOf: Readonly<Record<string, string>> = { "hybrid-cvt": "cvt" };

test("the trims are those of the demo's content, with the same names and facts", async () => {
  const content = (await readContentFiles("content/demo", new Date())).filter(
    ({ model, brand, key }) => model === "trim-variant" && brand === brandOf(key),
  );
  const shown = content.map(({ key, shared, texts }) => {
    const { drive, fuel, cylinders, wheelInches, transmission } = shared.specifications as Specifications;
    const gearbox = gearboxOf[transmission] ?? transmission;
    return {
      key,
      en: texts.en.modelName,
      ar: texts.ar?.modelName,
      drive: driveOf[drive],
      fuel,
      cylinders,
      wheelInches,
      gearbox,
    };
  });
  const ours = trims.map(([model, trim]) => ({
    key: idOf(model, trim),
    en: `${model.en} ${trim.en}`,
    ar: `${model.ar} ${trim.ar}`,
    drive: trim.drive,
    fuel: engines[trim.engine].fuel,
    cylinders: engines[trim.engine].cylinders,
    wheelInches: trim.inches,
    gearbox: trim.gearbox,
  }));
  const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);
  expect(ours.toSorted(byKey)).toEqual(shown.toSorted(byKey));
});

test("letters in part numbers belong to one model, platform or engine alone", () => {
  const letters = [
    ...models.map((model) => model.letters),
    ...Object.values(platforms),
    ...Object.keys(engines),
  ];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((pair) => !/^[A-Z0-9]{2}$/.test(pair))).toEqual([]);
});

test("the generations of a model follow each other without a gap", () => {
  for (const { en, generations } of models)
    for (const [index, [from, to]] of generations.entries()) {
      expect(from, en).toBeLessThan(to);
      const next = generations[index + 1];
      if (next) expect(next[0], en).toBe(to + 1);
    }
});
