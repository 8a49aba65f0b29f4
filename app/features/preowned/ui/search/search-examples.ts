import type { ListedVehicle, SearchResults } from "../../calls.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { emptyFacets, fallbackBounds, type StockSearchProps } from "./search-props.ts";

/** Results of a search for tests: two cars, and some choices to narrow them. */
export function resultsExample(changes: Partial<SearchResults> = {}): SearchResults {
  const items: ListedVehicle[] = [
    usedVehicleExample({ image: null }),
    usedVehicleExample({ vehicleNo: "RM-1002", modelLabel: "Reem", image: null }),
  ];
  const facets = {
    ...emptyFacets,
    bodyType: [
      { value: "suv", label: "SUV", count: 1 },
      { value: "van", label: "Van", count: 0 },
    ],
    fuel: [
      { value: "petrol", label: "Petrol", count: 2 },
      { value: "hybrid", label: "Hybrid", count: 1 },
    ],
    seats: [{ value: "7", label: "7", count: 1 }],
    certified: 2,
  };
  return { items, total: 2, page: 1, pages: 1, facets, nearest: null, read: null, ...changes };
}

/** What the search page gets from its loader. */
export function searchPropsExample(first: SearchResults | null = resultsExample()): StockSearchProps {
  return {
    first,
    bounds: fallbackBounds,
    texts: {
      currency: "QAR",
      siteName: "Rimal",
      places: [],
      loan: undefined,
      pageTitle: "Pre-owned cars | Rimal",
      empty: { title: "No car fits", text: "Try with fewer filters.", clear: "Show all cars" },
    },
  };
}
