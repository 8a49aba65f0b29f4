import { createContext, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { DashboardPage } from "../../content/dashboard-page.ts";
import { dashboardWords } from "../../words.ts";

/** The editable texts of the dashboard, loaded with the page. */
export const DashboardTextsContext = createContext<DashboardPage | null>(null);

/** What every part of the dashboard needs to speak. */
export function useDashboardPage() {
  const language = useLanguage();
  const texts = useContext(DashboardTextsContext);
  if (!texts) throw new Error("DashboardTextsContext is missing above this component");
  return { language, texts, words: dashboardWords.of(language) };
}
