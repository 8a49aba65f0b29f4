import { useQuery } from "@tanstack/react-query";
import { listDocumentsCall } from "#app/features/documents/calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listVehiclesCall } from "../../calls.ts";
import { type CardState, type CarOnCard, cardState, carOnCard } from "../../rules/registration-card.ts";
import { useVehicleLinks } from "../link-queries.ts";

/** How the cars on cards stand to the customer's garage; undefined until that is read, and where it cannot be. */
export function useCardStates() {
  const language = useLanguage();
  const query = { language, query: { lang: language } };
  const vehicles = useQuery(customerQuery(useCustomerAccess(), listVehiclesCall, query));
  const links = useVehicleLinks();
  const [cars, requests] = [vehicles.data, links.data];
  return {
    isError: vehicles.isError || links.isError,
    stateOf: (card: CarOnCard): CardState | undefined =>
      cars && requests ? cardState(card, cars, requests) : undefined,
  };
}

/** The customer's registration cards whose cars can be requested; whether they have none at all. */
export function useOfferedCards(): { cards: readonly CarOnCard[]; hasNone: boolean } {
  const documents = useQuery(
    customerQuery(useCustomerAccess(), listDocumentsCall, { language: useLanguage() }),
  );
  const { stateOf } = useCardStates();
  const cards = (documents.data ?? []).flatMap((document) => carOnCard(document) ?? []);
  return {
    cards: cards.filter((card) => stateOf(card)?.kind === "offered"),
    hasNone: documents.data?.every(({ type }) => type !== "vehicle-registration") ?? false,
  };
}
