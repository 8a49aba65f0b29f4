import { createContext, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { AppointmentPage } from "../../content/appointment-page.ts";
import { bookingWords } from "../../words.ts";
import type { BookablePrices } from "../price/service-facts.ts";

/** What services cost, in which currency, and what may change it. */
export interface PriceList {
  readonly prices: BookablePrices;
  readonly currency: string;
  readonly note: string;
}

/** What the page brings along: its editable texts, and prices where content has them. */
export const AppointmentPageContext = createContext<{
  readonly texts: AppointmentPage;
  readonly priceList: PriceList | undefined;
} | null>(null);

/** What every part of the page needs to speak. */
export function useAppointmentPage() {
  const language = useLanguage();
  const page = useContext(AppointmentPageContext);
  if (!page) throw new Error("AppointmentPageContext is missing above this component");
  return { ...page, language, words: bookingWords.of(language) };
}
