/** The API of certified pre-owned: what other server halves may do with the stock. */
export { type CarToDrive, carToDrive } from "./server/car-to-drive.server.ts";
export { importStock } from "./server/import/import-stock.server.ts";
export { readStockWords } from "./server/read-stock-words.server.ts";
export { usedCarName } from "./server/used-car-name.server.ts";
