import { describe, expect, test } from "vitest";
import { readValue } from "./values.ts";

const today = "2026-11-23";

describe("a value of a kind", () => {
  test.each([
    ["id", "284 1234 5678", "28412345678", 1],
    ["id", "2841234567B", "28412345678", 0.7],
    ["id", "ABC", undefined, 0],
    ["plate", "123456", "123456", 1],
    ["plate", "12345678", undefined, 0],
    ["year", "2024", "2024", 1],
    ["year", "2028", undefined, 0],
    ["year", "1024", undefined, 0],
    ["birth", "12/O3/1990", "1990-03-12", 0.7],
    ["issue", "2710/2022", "2022-10-27", 0.7],
    ["expiry", "valid", undefined, 0],
    ["vin", "1M8GDM9AXKP042788", "1M8GDM9AXKP042788", 1],
    ["vin", "1M8GDM9AXKP0427B8", "1M8GDM9AXKP042788", 0.7],
    ["document", "A 1234567", "A1234567", 1],
    ["document", "PASSPORT", undefined, 0],
    ["policy", "P/38/2022/473547.", "P/38/2022/473547", 1],
    ["policy", "ABCDEFG", undefined, 0],
    ["name", "Ahmed Khalid Al-Bahri", "AHMED KHALID AL-BAHRI", 1],
    ["name", "AHMED", undefined, 0],
    ["name", "AHMED 7ALID", "AHMED ALID", 0.7],
    ["nationality", "SAUDI ARABIAN", "SAUDI ARABIAN", 1],
    ["name", "AISHA TARIQ AL", "AISHA TARIQ AL", 0.7],
    ["nationality", "12", undefined, 0],
    ["nationality", "EGYPTIAN Sao", "EGYPTIAN", 0.7],
    ["model", "CORAL LX", "CORAL LX", 1],
    ["model", "RX5", "RX5", 0.7],
    ["model", "NAIM", "NAIM", 0.7],
    ["text", "AL WAHA TAKAFUL,", "AL WAHA TAKAFUL", 1],
    ["text", "-", undefined, 0],
    ["arabic-name", "مُحمَّد بن خالد ١٢", "محمد بن خالد", 1],
    ["arabic-name", "محمد", undefined, 0],
    ["arabic-name", "AHMED KHALID", undefined, 0],
  ] as const)("%s: %s is %s", (kind, text, value, certainty) => {
    expect(readValue(kind, text, today)).toEqual(value === undefined ? undefined : { value, certainty });
  });
});

test.each([
  ["1M8GDM9AXKPO42788", [{ position: 11, read: "O" }]],
  ["IM8GDM9AXKPO42788", [0, 11]],
  ["1M8GDM9AXKP0427B8", undefined],
  // One character too many: a 0 that was read as O as well.
  ["1M8GDM9AXKPO042788", [{ position: 11, read: "O" }]],
  ["1M8GDM9AXKP0O42788", [{ position: 11, read: "O" }]],
])("in the VIN %s the letters %j are doubted", (text, doubts) => {
  const read = readValue("vin", text, today);
  expect(read).toMatchObject({ value: "1M8GDM9AXKP042788", certainty: 0.7 });
  const positions = read?.doubts?.map(({ position }) => position);
  expect(typeof doubts?.[0] === "number" ? positions : read?.doubts).toEqual(doubts);
});
