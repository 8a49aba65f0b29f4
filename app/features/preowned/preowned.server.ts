/** The API of certified pre-owned: what other server halves may do with the stock. */
export { importStock } from "./server/import/import-stock.server.ts";
