import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listCategoriesCall } from "../../calls.ts";
import { useUnknownCar } from "../list/use-parts-list.ts";
import { useShop } from "../shop/shop-context.ts";

/** All categories with their counts for the chosen car. */
export function useCategories() {
  const language = useLanguage();
  const { car } = useShop();
  const input = { language, query: { car, lang: language } };
  const query = customerQuery(useCustomerAccess(), listCategoriesCall, input);
  const categories = useQuery({ ...query, placeholderData: keepPreviousData });
  useUnknownCar(categories.error);
  return categories;
}
