/** The front door of orders: what the seed, commands and the office may do with stock and orders. */
export { acceptReturn, receiveReturn, refuseReturn } from "./server/returns/answer-return.server.ts";
export { fillShortage, markShort } from "./server/shortage/mark-short.server.ts";
export { cancelByStaff } from "./server/staff/cancel-by-staff.server.ts";
export { handOverOrder } from "./server/staff/hand-over-order.server.ts";
export { markReady, startPicking } from "./server/staff/pick-order.server.ts";
export { refundOrder } from "./server/staff/refund-order.server.ts";
export { countStock } from "./server/stock/count-stock.server.ts";
export { importStock } from "./server/stock/import-stock.server.ts";
export { importCenter } from "./server/stock/read-centers.server.ts";
export { hasStock } from "./server/stock/read-stock.server.ts";
