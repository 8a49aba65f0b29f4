import { setMarket } from "#app/i18n/market.ts";
import choices from "#config";

// What a page or the configuration says before anything else runs.
setMarket({ brand: choices.brand, zone: choices.importer.zone, country: choices.importer.country });
