import { expect, test } from "vitest";
import { inquiryChoices } from "./inquiry-choices.ts";

const calculator = {
  uses: [
    { id: "people", trims: ["suhail-s", "suhail-hybrid", "reem-s"] },
    { id: "parcels", trims: ["qafila-cargo", "gone"] },
  ],
  useLabels: [{ id: "people", label: "People", text: "To meetings" }],
  worth: [
    { months: 24, rate: 6_000 },
    { months: 36, rate: 4_800 },
  ],
};
const trims = [
  { id: "suhail-s", car: "suhail" },
  { id: "suhail-hybrid", car: "suhail" },
  { id: "reem-s", car: "reem" },
  { id: "qafila-cargo", car: "qafila" },
  { id: "shihab-r", car: "shihab" },
];

test("each kind of work names its models once, and none that its trims do not lead to", () => {
  expect(inquiryChoices(calculator, trims)).toEqual({
    uses: [
      { id: "people", label: "People", cars: ["suhail", "reem"] },
      { id: "parcels", label: "parcels", cars: ["qafila"] },
    ],
    terms: [24, 36],
  });
});
