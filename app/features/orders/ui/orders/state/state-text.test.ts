import { expect, test } from "vitest";
import { languages } from "#app/i18n/language.ts";
import { stateTexts, stuckTexts } from "../order-words.ts";
import { stateTextOf } from "./state-text.ts";

test.each(languages)("of money that goes another way no card is promised (%s)", (language) => {
  const [usual, other] = [stateTexts.of(language), stuckTexts.of(language)];
  const said = (state: "PAID" | "REFUND_PENDING" | "REFUNDED", refundStuck: number, refundedByHand: number) =>
    stateTextOf({ state, refundStuck, refundedByHand }, language);
  expect(said("REFUND_PENDING", 0, 0)).toBe(usual.REFUND_PENDING);
  expect(said("REFUND_PENDING", 100, 0)).toBe(other.REFUND_PENDING);
  expect(said("REFUNDED", 0, 0)).toBe(usual.REFUNDED);
  expect(said("REFUNDED", 0, 100)).toBe(other.REFUNDED);
  expect(said("PAID", 100, 0)).toBe(usual.PAID);
});
