import type { CarField, carFields } from "../../fields/car-fields.ts";
import { colorMeaning, meaningOf } from "./feed-values.ts";
import {
  bodyHints,
  bodyWords,
  colorWords,
  driveHints,
  driveWords,
  finishWords,
  fuelHints,
  fuelWords,
  transmissionHints,
  transmissionWords,
} from "./feed-words.ts";

export type TermField = {
  [F in CarField]: (typeof carFields)[F]["kind"] extends "term" ? F : never;
}[CarField];

const fuelNamed = meaningOf(fuelWords, {
  alone: { petrol: "p", diesel: "d", electric: "e", hybrid: "h" },
  hints: fuelHints,
  before: {
    "plug-in-hybrid": ["hybrid", "electric", "petrol", "diesel"],
    hybrid: ["electric", "petrol", "diesel"],
    "cng-lpg": ["petrol", "diesel"],
    other: ["electric"],
  },
  together: (values) => {
    // A car of electricity and of what it burns.
    if (values.has("electric") && (values.has("petrol") || values.has("diesel"))) values.add("hybrid");
  },
});

/** What the texts of each field with values mean. */
export const termMeanings = {
  bodyType: meaningOf(bodyWords, {
    hints: bodyHints,
    before: { convertible: ["coupe"], suv: ["coupe"], pickup: ["suv"] },
  }),
  color: colorMeaning(colorWords, finishWords),
  fuelType: (text: string) => fuelNamed(text.replace(/\sو/g, " ")),
  transmission: meaningOf(transmissionWords, {
    alone: { automatic: "a", manual: "m" },
    hints: transmissionHints,
  }),
  driveType: meaningOf(driveWords, {
    hints: driveHints,
    before: { fwd: ["2wd"], rwd: ["2wd"], "4wd": ["awd"] },
  }),
} satisfies Record<TermField, (text: string) => unknown>;
