import { useQueries, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type Availability, availabilityCall, listPickupCentersCall } from "../order-calls.ts";

interface Stock {
  readonly of: (number: string) => Availability | undefined;
  readonly isLoading: boolean;
}

const StockContext = createContext<Stock>({ of: () => undefined, isLoading: false });
const mostNumbers = 50;

/** Reads the stock of all parts on a page at once; `StockLine` and `AddToCart` below it find theirs. */
export function StockProvider({ numbers, children }: { numbers: readonly string[]; children: ReactNode }) {
  return <StockContext value={useStockOf(numbers)}>{children}</StockContext>;
}

/** The stock of a part as the page has read it; undefined while it is read, and where it could not be. */
export function useStock(number: string) {
  const stock = useContext(StockContext);
  return { stock: stock.of(number), isLoading: stock.isLoading };
}

/** The same for the parts of a cart. Nobody buys by an old count: it is read again when the window gets the focus. */
export function useStockOf(numbers: readonly string[]): Stock {
  const language = useLanguage();
  const access = useCustomerAccess();
  const sorted = [...new Set(numbers)].sort();
  const pages = Array.from({ length: Math.ceil(sorted.length / mostNumbers) }, (_, page) =>
    sorted.slice(page * mostNumbers, (page + 1) * mostNumbers).join(","),
  );
  return useQueries({
    queries: pages.map((page) => ({
      ...customerQuery(access, availabilityCall, { language, query: { numbers: page } }),
      refetchOnWindowFocus: "always" as const,
    })),
    combine: (results) => {
      const found = new Map(results.flatMap(({ data }) => data ?? []).map((one) => [one.number, one]));
      return {
        of: (number: string) => found.get(number),
        isLoading: results.some(({ isPending, isPaused }) => isPending && !isPaused),
      };
    },
  });
}

/** Where parts are collected, in the language of the page. */
export function usePickupCenters() {
  const language = useLanguage();
  return useQuery(
    customerQuery(useCustomerAccess(), listPickupCentersCall, { language, query: { lang: language } }),
  );
}

/** The day on which the first center expects pieces of a part that no center has. */
export function firstBackorder({ centers }: Pick<Availability, "centers">): string | undefined {
  return centers
    .flatMap(({ backorderDate }) => backorderDate ?? [])
    .sort()
    .at(0);
}
