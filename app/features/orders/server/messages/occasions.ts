/** What a customer hears of an order. */
export const occasions = [
  "paid",
  "paid-too-late",
  "expired",
  "ready",
  "short",
  "canceled",
  "canceled-by-us",
  "refunded",
  "refund-stuck",
  "refunded-by-hand",
  "paid-twice",
  "second-payment-refunded",
  "reminder",
  "not-collected",
  "return-accepted",
  "return-refused",
] as const;
export type Occasion = (typeof occasions)[number];
