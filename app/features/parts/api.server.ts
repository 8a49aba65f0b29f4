import "./server/import/begin-prices.server.ts";
import "./server/personal-data.server.ts";
import { succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import {
  findCarCall,
  listCarsCall,
  listCategoriesCall,
  listPartsCall,
  pricePartsCall,
  showDiagramCall,
  showPartCall,
} from "./calls.ts";
import { chosenCatalogue } from "./server/catalogue/chosen-catalogue.server.ts";

export { partsImport } from "./parts-import.server.ts";
export { loadReferenceEarly as loadPartsEarly } from "./server/finding/reference.server.ts";

export const partsApi = callRoutes([
  answerCall(findCarCall, ({ body, language }) => chosenCatalogue().findCar(body, language)),
  answerCall(listCarsCall, async ({ language }) => succeed(await chosenCatalogue().listCars(language))),
  answerCall(listCategoriesCall, ({ query, ...showing }) => chosenCatalogue().listCategories(query, showing)),
  answerCall(listPartsCall, ({ query, ...showing }) => chosenCatalogue().listParts(query, showing)),
  answerCall(showPartCall, ({ query, ...showing }) => chosenCatalogue().showPart(query, showing)),
  answerCall(pricePartsCall, async ({ query: { numbers }, now }) =>
    succeed(await chosenCatalogue().findPrices(numbers, now)),
  ),
  answerCall(showDiagramCall, ({ params: { id }, query: { car }, ...showing }) =>
    chosenCatalogue().showDiagram({ id, car }, showing),
  ),
]);
