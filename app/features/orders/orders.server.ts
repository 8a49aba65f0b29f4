/** The front door of orders: what the seed and commands may do with stock. What staff do stands in `orders-for-staff`. */
export {
  ampleShelves,
  countReservations,
  takeNumbersInBulk,
} from "./server/orders-in-bulk.server.ts";
export { countStock } from "./server/stock/count-stock.server.ts";
export { importStock } from "./server/stock/import-stock.server.ts";
export { importCenter } from "./server/stock/read-centers.server.ts";
export { hasStock } from "./server/stock/read-stock.server.ts";
