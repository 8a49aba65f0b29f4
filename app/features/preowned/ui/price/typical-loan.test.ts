import { expect, it } from "vitest";
import { typicalLoan } from "./typical-loan.ts";

it("computes with a tenth down, sixty months and the flat rate on the whole loan", () => {
  // 90,000 + 90,000 x 5.75 % x 5 = 115,875; / 60 = 1,931.25
  expect(typicalLoan(100_000, 575)).toMatchObject({
    principal: 90_000,
    payment: 1_931,
    months: 60,
    downPercent: 10,
  });
  expect(typicalLoan(100_000, 575)?.costShare).toBeCloseTo(0.25875, 3);
  expect(typicalLoan(100_000, 575)?.effectiveRate).toBeCloseTo(0.109, 3);
});

it.each([9_999, 600_001])("leaves a car of %i riyals without an example", (price) => {
  expect(typicalLoan(price, 575)).toBeUndefined();
});
