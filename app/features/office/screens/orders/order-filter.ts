import { useSearchParams } from "react-router";
import { type CounterTab, counterTabs } from "#app/features/orders/rules/order/counter-tabs.ts";

/** What the address says of the list. */
export interface OrderFilter {
  readonly tab: CounterTab;
  readonly place: string | undefined;
  readonly text: string | undefined;
}

export function filterIn(parameters: URLSearchParams): OrderFilter {
  const said = (name: string) => parameters.get(name) || undefined;
  const text = said("text")?.slice(0, 40);
  const tab = counterTabs.find((one) => one === said("tab")) ?? "to-pick";
  // A number is looked up among all orders.
  return { tab: text === undefined ? tab : "all", place: said("place"), text };
}

/** The filter that stands in the address, and how to change it. */
export function useOrderFilter() {
  const [parameters, setParameters] = useSearchParams();
  const set = (name: keyof OrderFilter, value: string | undefined) =>
    setParameters(
      (current) => {
        if (value === undefined || value === "") current.delete(name);
        else current.set(name, value);
        // Another tab is another question.
        if (name === "tab") current.delete("text");
        return current;
      },
      // Every letter would be a step of the back button.
      { replace: name === "text" },
    );
  return { filter: filterIn(parameters), search: parameters.size > 0 ? `?${parameters}` : "", set };
}
