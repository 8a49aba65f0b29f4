import { createContext, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { VehicleDetailsPage } from "../../content/vehicle-details-page.ts";
import { dashboardWords } from "../../words.ts";

/** The editable texts of a vehicle's page, loaded with the page. */
export const VehicleTextsContext = createContext<VehicleDetailsPage | null>(null);

/** What every part of a vehicle's page needs to speak. */
export function useVehiclePage() {
  const language = useLanguage();
  const texts = useContext(VehicleTextsContext);
  if (!texts) throw new Error("VehicleTextsContext is missing above this component");
  return { language, texts, words: dashboardWords.of(language) };
}
