/** What staff do with an order, as its history names it. */
export const staffDeeds = [
  "start-picking",
  "mark-ready",
  "hand-over",
  "cancel",
  "mark-short",
  "fill-shortage",
  "accept-return",
  "refuse-return",
  "receive-return",
  "request-refund",
  "approve-refund",
  "decline-refund",
  "withdraw-refund",
  "resend-refund",
  "confirm-refund",
  "record-refund",
  "record-dispute",
  "accept-dispute",
  "answer-dispute",
  "close-dispute",
] as const;
export type StaffDeed = (typeof staffDeeds)[number];
