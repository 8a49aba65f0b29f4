import { useLanguage } from "#app/i18n/use-language.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { OrderState } from "../../../order-calls.ts";
import { stateWords } from "../order-words.ts";

const tones: Record<OrderState, BadgeTone> = {
  DRAFT: "neutral",
  AWAITING_PAYMENT: "warning",
  PAID: "accent",
  PICKING: "accent",
  READY_FOR_PICKUP: "ready",
  COLLECTED: "success",
  PAYMENT_FAILED: "danger",
  EXPIRED: "neutral",
  CANCELLED: "neutral",
  REFUND_PENDING: "warning",
  REFUNDED: "neutral",
  PARTLY_REFUNDED: "neutral",
  CHARGED_BACK: "danger",
};

/** An order's state in its color. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={tones[state]}>{stateWords.of(useLanguage())[state]}</Badge>;
}
