import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { listPartsCall } from "../../calls.ts";
import { storeCar } from "../car/stored-car.ts";
import { carWords } from "../car/words.ts";
import { listAddress, readPartsSearch } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { isUnknownCar } from "../shop/unknown-car.ts";
import type { ListState } from "./list-state.ts";

/** The list that the address requests, fetched in the browser; the former list stays until the next one is there. */
export function usePartsList(tree: ListState["tree"]): ListState {
  const language = useLanguage();
  const { search: query } = useLocation();
  const { car } = useShop();
  const search = readPartsSearch(new URLSearchParams(query));
  const input = { language, query: { ...search, car, lang: language } };
  const list = useQuery({
    ...customerQuery(useCustomerAccess(), listPartsCall, input),
    placeholderData: keepPreviousData,
  });
  useUnknownCar(list.error);
  return {
    search,
    tree,
    found: list.data,
    isPending: list.isPlaceholderData && list.error === null,
    error: list.error,
    retry: () => void list.refetch(),
    addressOf: (next) => listAddress(next, car),
  };
}

/** A stored car that the catalog does not have any more is removed, and the visitor hears of it. */
export function useUnknownCar(error: Error | null): void {
  const words = carWords.of(useLanguage());
  const isUnknown = isUnknownCar(error);
  useEffect(() => {
    if (!isUnknown) return;
    storeCar(null);
    showToast({ text: words.gone, tone: "info" });
  }, [isUnknown, words]);
}
