import { expect, test } from "vitest";
import type { FileFragment } from "#db/seed/content-files.ts";
import { checkReferences } from "./references.ts";

const fragment = (model: string, key: string, shared: FileFragment["shared"]): FileFragment => {
  const place = { file: "x.json", brand: "rimal", position: 0 };
  return { ...place, model, key, shared: { id: key, ...shared }, texts: { en: {}, ar: {} } };
};

test("a priced car has a code, and no two cars of a brand have the same", () => {
  const cars = [
    fragment("car", "nada", { brand: "rimal" }),
    fragment("car", "reem", { brand: "rimal" }),
    fragment("car", "suhail", { brand: "rimal", modelCode: "SHL" }),
    fragment("car", "wahat", { brand: "rimal", modelCode: "SHL" }),
    fragment("car", "sadaf", { brand: "lulwa", modelCode: "SHL" }),
  ];
  const price = fragment("service-price", "p", { car: "nada", serviceTypes: [] });
  expect(checkReferences([...cars, price]).filter((line) => line.includes("modelCode"))).toEqual([
    "x.json nada: has service prices and no modelCode",
    "x.json wahat: its modelCode SHL is that of suhail",
  ]);
});
