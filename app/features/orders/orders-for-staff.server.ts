/** What the office may use of orders: what waits at the counters, one order, and what staff do with it. */
export { answerPaper } from "./server/papers/order-papers.server.ts";
export { acceptReturn, receiveReturn, refuseReturn } from "./server/returns/answer-return.server.ts";
export { fillShortage, markShort } from "./server/shortage/mark-short.server.ts";
export { answerDispute } from "./server/staff/answer-disputes.server.ts";
export { cancelByStaff } from "./server/staff/cancel-by-staff.server.ts";
export type { ChangedOrder, SeenOrder } from "./server/staff/change-by-staff.server.ts";
export { finishRefund } from "./server/staff/finish-refund.server.ts";
export { handOverOrder } from "./server/staff/hand-over-order.server.ts";
export { markReady, startPicking } from "./server/staff/pick-order.server.ts";
export { counterOfOrder, customerOfOrder, orderOfPaper } from "./server/staff/reads/counter-of.server.ts";
export { findOrders, listOrdersForStaff, ordersForStaff } from "./server/staff/reads/list-orders.server.ts";
export { type OrderForStaff, orderForStaff } from "./server/staff/reads/order-for-staff.server.ts";
export type { OrderLineForStaff } from "./server/staff/reads/order-lines.server.ts";
export {
  countOrdersForStaff,
  disputesWaiting,
  ordersWaiting,
  refundsWaiting,
  stuckRefundsWaiting,
} from "./server/staff/reads/waiting-orders.server.ts";
export { refundOrder } from "./server/staff/refund-order.server.ts";
export {
  approveRefund,
  declineRefund,
  requestRefund,
  withdrawRefund,
} from "./server/staff/request-refund.server.ts";
export { tryPickupCode } from "./server/staff/try-pickup-code.server.ts";
export { readCounters } from "./server/stock/read-centers.server.ts";
