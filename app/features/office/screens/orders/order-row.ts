import type * as z from "zod/mini";
import type { orderRow, showOrderCall } from "../../calls/orders/order-calls.ts";

export type OrderRow = z.output<typeof orderRow>;
export type ShownOrder = z.output<typeof showOrderCall.answer>;
export type StuckRefund = ShownOrder["stuckRefunds"][number];
export type ShownDispute = ShownOrder["disputes"][number];
