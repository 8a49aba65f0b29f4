import { succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { networkOf } from "#app/platform/security/network.server.ts";
import {
  confirmAlertCall,
  endAlertCall,
  endAlertFromMailboxCall,
  showAlertCall,
  stockFeedCall,
  watchStockCall,
} from "./alert-calls.ts";
import {
  featuredStockCall,
  filterStatsCall,
  listStockCall,
  stockNumbersCall,
  vehiclesByNumberCall,
} from "./calls.ts";
import { productsCall, showStockCall, similarStockCall } from "./car-calls.ts";
import { searchAddress } from "./rules/address/search-address.ts";
import { featuredOf } from "./rules/stock/alike.ts";
import { changedAt } from "./rules/stock/stock-columns.ts";
import "./server/alerts/delete-expired-alerts.server.ts";
import "./server/alerts/notify-of-stock.server.ts";
import { confirmAlert, endAlert, showAlert, watchStock } from "./server/alerts/manage-alerts.server.ts";
import { feedAddress } from "./server/atom/feed-address.server.ts";
import { filterStats } from "./server/filter-stats.server.ts";
import { listedVehicles } from "./server/listed-vehicle.server.ts";
import "./server/personal-data.server.ts";
import { searchStock } from "./server/search-stock.server.ts";
import { showVehicle, similarVehicles } from "./server/show-vehicle.server.ts";
import { cachedStock } from "./server/stock-cache.server.ts";
import { vehiclesByNumber } from "./server/vehicles-by-number.server.ts";
import { maxNumbers } from "./stock-terms.ts";

export { stockFeeds } from "./server/atom/stock-feeds.server.ts";
export { loadStockEarly } from "./server/stock-cache.server.ts";
export { stockUpload } from "./stock-upload.server.ts";

export const preownedApi = callRoutes([
  answerCall(filterStatsCall, async () => succeed(await filterStats())),
  answerCall(listStockCall, async ({ query, ...showing }) => succeed(await searchStock(query, showing))),
  answerCall(similarStockCall, ({ params: { id }, ...showing }) => similarVehicles(id, showing)),
  answerCall(showStockCall, ({ params: { id }, ...showing }) => showVehicle(id, showing)),
  answerCall(productsCall, async ({ params: { id }, ...showing }) => {
    const shown = await showVehicle(id, showing);
    return succeed(shown.ok ? [shown.value] : []);
  }),
  answerCall(vehiclesByNumberCall, async ({ query: { numbers }, ...showing }) =>
    succeed(await vehiclesByNumber(numbers.split(","), showing)),
  ),
  answerCall(stockNumbersCall, async () => {
    const { columns, index } = await cachedStock();
    const newest = [...index.order("newest").subarray(0, maxNumbers)];
    return succeed(
      newest.map((place) => ({
        vehicleNo: columns.vehicleNo[place] ?? "",
        changedAt: changedAt(columns, place).toISOString(),
      })),
    );
  }),
  answerCall(featuredStockCall, async (showing) => {
    const stock = await cachedStock();
    return succeed(listedVehicles(stock, featuredOf(stock), showing));
  }),
  answerCall(stockFeedCall, async ({ query, language }) =>
    succeed({ address: feedAddress(searchAddress(query), language) }),
  ),
  answerWrite(watchStockCall, async ({ body: { website, ...alert }, language, now, address, trx }) => {
    // Who fills a field that no person sees is a machine, and need not know it.
    if (website === "") await watchStock(trx, { ...alert, language, network: networkOf(address), now });
    return succeed({});
  }),
  answerCall(showAlertCall, ({ params: { token } }) => showAlert(token)),
  answerCall(confirmAlertCall, ({ params: { token }, now }) => confirmAlert(token, now)),
  ...([endAlertCall, endAlertFromMailboxCall] as const).map((call) =>
    answerCall(call, async ({ params: { token }, now }) => {
      await endAlert(token, now);
      return succeed({});
    }),
  ),
]);
