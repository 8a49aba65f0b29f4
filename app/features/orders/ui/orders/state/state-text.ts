import type { Language } from "#app/i18n/language.ts";
import type { OrderState, PartsOrder } from "../../../order-calls.ts";
import { stateTexts, stuckTexts } from "../order-words.ts";

/** What a state means for the customer: of money that cannot go back, or did not, the way it came it promises nothing of a card. */
export function stateTextOf(
  { state, refundStuck, refundedByHand }: Pick<PartsOrder, "state" | "refundStuck" | "refundedByHand">,
  language: Language,
): string {
  const isOtherWay = (state === "REFUND_PENDING" ? refundStuck : refundedByHand) > 0;
  const otherTexts: Readonly<Partial<Record<OrderState, string>>> = stuckTexts.of(language);
  return (isOtherWay && otherTexts[state]) || stateTexts.of(language)[state];
}
