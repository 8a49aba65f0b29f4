import { expect, test } from "vitest";
import { xmlMapping } from "../../../../../../tests/factories/parts/xml-files.ts";
import { readMapping } from "./mapping.ts";

test("a mapping is read as tables, those that it lacks empty", () => {
  const read = readMapping(JSON.stringify(xmlMapping));
  expect(read).toMatchObject({ mapping: {} });
  if ("problems" in read) return;
  expect(read.mapping.baseVehicles.get("20241")).toEqual({ model: "HJR", year: 2024 });
  expect(read.mapping.positions.get("1")).toBeNull();
  expect(read.mapping.positions.get("constructor")).toBeUndefined();
  const empty = readMapping("{}");
  expect("mapping" in empty && Object.values(empty.mapping).every(({ size }) => size === 0)).toBe(true);
});

test.each([
  ["{", "file", "broken-json"],
  ["[]", "file", "wrong-value"],
  ['{"brands":["RML"]}', "brands.0", "wrong-value"],
  ['{"submodels":{}}', "submodels", "unknown-field"],
  ['{"baseVehicles":{"1":{"model":"hjr","year":2024}}}', "baseVehicles.1.model", "wrong-value"],
  ['{"baseVehicles":{"1":{"model":"HJR","year":"2024"}}}', "baseVehicles.1.year", "wrong-value"],
  ['{"baseVehicles":{"1":{"model":"HJR","year":2024,"trim":"x"}}}', "baseVehicles.1.trim", "unknown-field"],
  ['{"partTypes":{"pads":"brake-pads"}}', "partTypes.pads", "wrong-value"],
  ['{"partTypes":{"1":null}}', "partTypes.1", "wrong-value"],
  ['{"driveTypes":{"7":"4WD"}}', "driveTypes.7", "wrong-value"],
  ['{"qualifiers":{"9":{"en":"With sunroof"}}}', "qualifiers.9.ar", "wrong-value"],
])("%s is refused by its field", (text, field, problem) => {
  expect(readMapping(text)).toEqual({ problems: [{ field, problem }] });
});
