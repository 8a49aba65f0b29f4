import { expect, test } from "vitest";
import { readContentFiles } from "../content-files.ts";
import { demoModels as modelsOfRimal, otherModels } from "./demo-vehicles.ts";

const demoModels = { ...modelsOfRimal, ...otherModels };

test("the demo's vehicles name their models as the demo's content does", async () => {
  const fragments = await readContentFiles("content/demo", new Date());
  const cars = fragments.filter(({ model }) => model === "car");
  const codes = new Map(cars.map(({ key, shared }) => [key, shared.modelCode]));
  expect(cars.filter(({ shared }) => shared.modelCode === undefined)).toEqual([]);
  expect(Object.entries(demoModels).map(([name, { code }]) => [name, code])).toEqual(
    Object.keys(demoModels).map((name) => [name, codes.get(name)]),
  );
});
