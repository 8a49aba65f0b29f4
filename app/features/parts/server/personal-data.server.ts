import { registerWithoutPersonalData } from "#app/platform/personal-data/register.server.ts";

registerWithoutPersonalData({
  "parts.category": "The catalog's categories.",
  "parts.part_type": "What parts are called.",
  "parts.model": "Models that parts are for.",
  "parts.vin_pattern": "Beginnings of VINs, which models share.",
  "parts.part": "Part numbers.",
  "parts.supersession": "Which number took the place of which.",
  "parts.term": "Trims and positions by their ids.",
  "parts.qualifier": "What else an application depends on.",
  "parts.fitment": "Which part fits which model.",
  "parts.car_count": "How many parts fit a model.",
  "parts.type_count": "How many parts a type has.",
  "parts.price": "Prices of part numbers.",
  "parts.diagram": "Drawings and their numbers.",
  "parts.import": "Files of the catalog that were taken in.",
  "parts.catalogue_version": "The number of the catalog's latest change.",
});
