import { createContext, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ServiceBooking } from "../content/service-booking.ts";
import { noOptions, type SchedulingOptions } from "../options-calls.ts";
import type { PriceQuote } from "../rules/price-quote.ts";
import { bookingWords } from "../words.ts";
import type { BookablePrices, BookableWork } from "./price/service-facts.ts";

/** The editable texts of the wizard, loaded with the page. */
export const BookingTextsContext = createContext<ServiceBooking | null>(null);

/** A price with which the customer came, its currency, and what may change it. */
export type ShownQuote = PriceQuote & { readonly currency: string; readonly note: string };
export const QuoteContext = createContext<ShownQuote | undefined>(undefined);

/** What services cost and include, where content has it. */
export interface ServiceFacts {
  readonly prices: BookablePrices;
  readonly work: BookableWork;
  readonly currency: string;
  readonly note: string;
}
export const ServiceFactsContext = createContext<ServiceFacts | undefined>(undefined);

/** What there is besides booking, loaded with the page. */
export const OptionsContext = createContext<SchedulingOptions>(noOptions);

/** What every part of the wizard needs to speak: the language, the editable texts, the fixed words. */
export function useBookingPage() {
  const language = useLanguage();
  const texts = useContext(BookingTextsContext);
  const quote = useContext(QuoteContext);
  const facts = useContext(ServiceFactsContext);
  const options = useContext(OptionsContext);
  if (!texts) throw new Error("BookingTextsContext is missing above this component");
  return { language, texts, quote, facts, options, words: bookingWords.of(language) };
}
