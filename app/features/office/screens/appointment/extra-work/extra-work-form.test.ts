import { expect, test } from "vitest";
import { emptyLine, lineProblems, termsOf, totalTyped, workForm } from "./extra-work-form.ts";

const pads = { key: 0, description: " Pads ", price: "380" };
const labor = { key: 1, description: "Labor", price: "120.5" };

test("a proposal is sent in dirhams, without blanks around its words", () =>
  expect(termsOf({ title: " Brakes ", lines: [pads, labor] })).toEqual({
    title: "Brakes",
    lines: [
      { description: "Pads", dirhams: 38_000 },
      { description: "Labor", dirhams: 12_050 },
    ],
  }));

test.each([
  ["title", { title: " ", lines: [pads] }],
  ["lines", { title: "Brakes", lines: [] }],
  ["a line's price", { title: "Brakes", lines: [pads, { ...labor, price: "" }] }],
  ["a line's words", { title: "Brakes", lines: [emptyLine(0)] }],
])("one without %s is not sent", (_, form) => expect(termsOf(form)).toBeUndefined());

test("each line says what it lacks, and work for nothing is a price", () => {
  expect(lineProblems(emptyLine(0))).toEqual(["description", "price"]);
  expect(lineProblems({ ...labor, price: "0" })).toEqual([]);
});

test("the total grows with what is an amount", () =>
  expect(totalTyped([pads, labor, { ...emptyLine(2), price: "12 or so" }])).toBe(50_050));

test("a wording is edited as it was typed", () =>
  expect(workForm({ title: "Brakes", lines: [{ description: "Labor", dirhams: 12_050 }] })).toEqual({
    title: "Brakes",
    lines: [{ key: 0, description: "Labor", price: "120.50" }],
  }));
