import { expect, test } from "vitest";
import { type EstimatedService, visitEstimate } from "./visit-estimate.ts";

const maintenance: EstimatedService = { hours: 1, price: [400, 450] };
const brakes: EstimatedService = { hours: 1, price: [600, 600] };
const engine: EstimatedService = { hours: 3 };

test.each<[string, EstimatedService[], ReturnType<typeof visitEstimate>]>([
  ["nothing", [], { price: undefined, isPartial: false, hours: undefined }],
  ["one", [maintenance], { price: [400, 450], isPartial: false, hours: 1 }],
  [
    "two of an hour, done in one",
    [maintenance, brakes],
    { price: [1_000, 1_050], isPartial: false, hours: 1 },
  ],
  ["a longer one without a price", [maintenance, engine], { price: [400, 450], isPartial: true, hours: 3 }],
  ["none with a price", [engine], { price: undefined, isPartial: false, hours: 3 }],
  [
    "one that does not say how long",
    [maintenance, { price: [1, 1] }],
    { price: [401, 451], isPartial: false, hours: undefined },
  ],
])("%s", (_, services, expected) => expect(visitEstimate(services)).toEqual(expected));
