import type { OrderState } from "#app/features/orders/order-calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import { orderStateWords } from "../customer/words.ts";

const tones: Readonly<Record<OrderState, Tone>> = {
  DRAFT: "neutral",
  AWAITING_PAYMENT: "neutral",
  PAYMENT_FAILED: "danger",
  PAID: "warning",
  PICKING: "accent",
  READY_FOR_PICKUP: "ready",
  COLLECTED: "success",
  EXPIRED: "neutral",
  CANCELLED: "neutral",
  REFUND_PENDING: "warning",
  REFUNDED: "neutral",
  PARTLY_REFUNDED: "neutral",
  CHARGED_BACK: "danger",
};

export function OrderStatePill({ state }: { state: OrderState }) {
  return <Pill tone={tones[state]}>{orderStateWords.of(useLanguage())[state]}</Pill>;
}
