import { expect, test } from "vitest";
import { bestOfEach } from "./best-of-each.ts";
import { confident, type ReadField } from "./reading.ts";

const box = { page: 0, x: 0, y: 0, width: 1, height: 1 };
const at = (key: ReadField["key"], value: string, confidence: number): ReadField => ({
  key,
  value,
  confidence,
  box,
});

test.each([
  ["once", [at("vin", "A", 0.7)], "A", 0.7],
  ["twice the same", [at("vin", "A", 0.7), at("vin", "A", 0.6)], "A", 0.95],
  ["two that differ", [at("vin", "A", 0.9), at("vin", "B", 0.99)], "B", 0.8],
  [
    "a name for which a zone had no room",
    [at("name", "ALI AL BA", 0.9), at("name", "ALI AL BAHRI", 0.88)],
    "ALI AL BAHRI",
    0.88,
  ],
  [
    "a nation's name and its code",
    [at("nationality", "OMANI", 0.9), at("nationality", "OMN", 0.7)],
    "OMANI",
    0.9,
  ],
  [
    "a place that could not be read",
    [at("expiry", "", 0), at("expiry", "2028-01-01", 0.9)],
    "2028-01-01",
    0.9,
  ],
] as const)("a field that was found %s", (_, fields, value, confidence) => {
  expect(bestOfEach(fields)).toEqual([{ ...fields[0], value, confidence }]);
});

test("fields do not mix, and no contradiction is sure", () => {
  const fields = [at("vin", "A", 0.99), at("plate", "1", 0.99), at("vin", "B", 0.99)];
  const best = bestOfEach(fields);
  expect(best.map(({ key }) => key)).toEqual(["vin", "plate"]);
  expect(best[0]?.confidence).toBeLessThan(confident);
  expect(bestOfEach([])).toEqual([]);
});
