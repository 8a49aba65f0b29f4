import { useSearchParams } from "react-router";
import { filterIn, type InboxFilter } from "./lead-filter.ts";

/** The filter that stands in the address, and how to change it. */
export function useLeadFilter() {
  const [parameters, setParameters] = useSearchParams();
  const set = (name: keyof InboxFilter, value: string | undefined) =>
    setParameters(
      (current) => {
        if (value === undefined || value === "") current.delete(name);
        else current.set(name, value);
        return current;
      },
      // Every letter would be a step of the back button.
      { replace: name === "text" },
    );
  const clear = () =>
    setParameters((current) => {
      for (const name of ["kind", "state", "place", "text"]) current.delete(name);
      return current;
    });
  return { filter: filterIn(parameters), search: parameters.size > 0 ? `?${parameters}` : "", set, clear };
}
