import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWholeZone, kindOfZone, readZone } from "./zone.ts";
import { fitZone, zoneCheckDigit } from "./zone-lines.ts";

const today = "2026-11-23";
// The examples of ICAO 9303, with a later day of expiry.
const passport = [
  "P<QATERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
  "L898902C36QAT7408122F2804159ZE184226B<<<<<10",
];
const whole = (line: string) => {
  const composite = line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43);
  return line.slice(0, 43) + zoneCheckDigit(composite);
};
const dated = passport[1]?.replace("2804159", `280415${zoneCheckDigit("280415")}`) ?? "";
const good = [passport[0] ?? "", whole(dated)];
const card = ["I<QATA12345678", "30099912345"] as const;
const cardFirst = `${card[0].slice(0, 5)}A12345678${zoneCheckDigit("A12345678")}${card[1]}<<<<`;
const cardDays = `900607${zoneCheckDigit("900607")}M310607${zoneCheckDigit("310607")}`;
const cardSecond = (composite: string) => `${cardDays}EGY<<<<<<<<<<<${composite}`;
const composite = zoneCheckDigit(`${cardFirst.slice(5)}${cardDays.replace("M", "")}<<<<<<<<<<<`);
const goodCard = [cardFirst, cardSecond(composite), "AL<BAHRI<<AHMED<KHALID<<<<<<<<"];

const valuesOf = (readings: readonly (readonly string[])[]) =>
  Object.fromEntries(readZone(readings, today).map(({ key, value }) => [key, value]));
const confidenceOf = (readings: readonly (readonly string[])[], key: string) =>
  readZone(readings, today).find((field) => field.key === key)?.confidence ?? 0;

describe("the zone of a passport", () => {
  const values = {
    number: "L898902C3",
    name: "ANNA MARIA ERIKSSON",
    nationality: "QAT",
    birthDate: "1974-08-12",
    expiry: "2028-04-15",
  };

  test("its fields are read", () => {
    expect(isWholeZone(good)).toBe(true);
    expect(valuesOf([good, good])).toMatchObject({
      number: "L898902C3",
      name: values.name,
      birthDate: values.birthDate,
    });
  });

  test("spaces, small filler and lines before it do not matter", () => {
    const [first = "", second = ""] = good;
    const read = ["PASSPORT NO", first.slice(0, -5), second.replace("<<<<<", " <<< <<"), ""];
    expect(valuesOf([read, good])).toMatchObject({ name: values.name, expiry: values.expiry });
  });

  test("filler that was read as letters is not a name", () => {
    const read = [`${good[0]?.slice(0, 32)}KKSCE<<KC<<<`, good[1] ?? ""];
    expect(valuesOf([read]).name).toBe(values.name);
  });

  test("letters where only digits can stand are read as digits", () => {
    const read = [good[0] ?? "", good[1]?.replace("7408122", "74O8I22") ?? ""];
    expect(valuesOf([read]).birthDate).toBe("1974-08-12");
  });

  test("a number whose check digit fails is repaired where one exchange alone fits, else left out", () => {
    const once = good.map((line) => line.replace("L898902C3", "L8989O2C3"));
    expect(valuesOf([once]).number).toBe("L898902C3");
    const never = good.map((line) => line.replace("L898902C3", "LB98902C3"));
    expect(valuesOf([never])).not.toHaveProperty("number");
  });

  test("a repaired number is unsure, unless another reading has it as it is", () => {
    const once = good.map((line) => line.replace("L898902C3", "L8989O2C3"));
    const field = (readings: readonly (readonly string[])[]) =>
      readZone(readings, today).find(({ key }) => key === "number");
    expect(field([once, once])?.confidence).toBeLessThan(0.85);
    expect(field([once, once])?.most).toBeLessThan(0.85);
    expect(field([once, good])?.confidence).toBeGreaterThanOrEqual(0.85);
    expect(field([once, good])?.most).toBeUndefined();
  });

  test("two numbers that both fit their check digit are unsure", () => {
    const other = good.map((line) => line.replace("L898902C3", "1898902C3"));
    expect(confidenceOf([good, good], "number")).toBeGreaterThanOrEqual(0.85);
    expect(confidenceOf([good, other], "number")).toBeLessThan(0.85);
  });

  test("names on which two readings differ are unsure, as they have no check digit", () => {
    const other = good.map((line) => line.replace("ANNA", "ANMA"));
    expect(confidenceOf([good, good], "name")).toBeGreaterThanOrEqual(0.85);
    expect(confidenceOf([good, other], "name")).toBeLessThan(0.85);
    expect(confidenceOf([good], "name")).toBeLessThan(0.85);
  });
});

describe("the zone of a card", () => {
  test("the number of the person comes from its optional data", () => {
    expect(isWholeZone(goodCard)).toBe(true);
    expect(valuesOf([goodCard, goodCard])).toMatchObject({
      number: "30099912345",
      name: "AHMED KHALID AL BAHRI",
      birthDate: "1990-06-07",
      expiry: "2031-06-07",
    });
  });

  test("it is left out where a check digit fails", () => {
    const wrong = [goodCard[0]?.replace("30099912345", "30099912346") ?? "", ...goodCard.slice(1)];
    expect(valuesOf([wrong])).not.toHaveProperty("number");
  });
});

test("two lines are of a passport, three of a card", () => {
  expect([kindOfZone([good]), kindOfZone([[], goodCard]), kindOfZone([["SPECIMEN"]])]).toEqual([
    "passport",
    "card",
    undefined,
  ]);
});

describe("what is no zone", () => {
  test.each([
    [[]],
    [["SPECIMEN"]],
    [["THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG", "AND AGAIN OVER IT AND OVER IT AGAIN AND AGAIN"]],
  ])("%j gives nothing", (lines) => {
    expect(readZone([lines], today)).toEqual([]);
  });

  test("whatever is read, lines have their lengths or there are none", () => {
    const line = fc.string({ unit: fc.constantFrom(..."PIAC<<<<01289 «"), minLength: 15, maxLength: 60 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const lengths = fitZone(lines)?.map(({ length }) => length);
        expect([undefined, [44, 44], [30, 30, 30]]).toContainEqual(lengths);
      }),
    );
  });
});
