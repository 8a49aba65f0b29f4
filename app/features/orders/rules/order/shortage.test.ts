import { expect, test } from "vitest";
import { fulfilments } from "./fulfilment.ts";
import { mayAnswerShortage } from "./shortage.ts";

test("missing pieces are answered for while an order is picked, and at no other time", () => {
  const answered = (short: number) =>
    fulfilments.filter((fulfilment) => mayAnswerShortage(fulfilment, { short }));
  expect(answered(1)).toEqual(["picking"]);
  expect(answered(0)).toEqual([]);
});
