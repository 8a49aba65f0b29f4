import { setMarket } from "#app/i18n/market.ts";
import choices from "#config";

// What a page or the configuration says before anything else runs.
const { brand, importer } = choices;
setMarket({
  brand,
  zone: importer.zone,
  country: importer.country,
  clock: "12-hour",
  digits: "latin",
  validation: "specified",
});
