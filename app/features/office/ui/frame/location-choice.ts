import { useSearchParams } from "react-router";
import type { Location } from "./session-context.ts";

const storageKey = "office:location";

/** The location of the screens: of the address, else the one of last time, else the first. A link that is sent shows the same. */
export function useLocationChoice(locations: readonly Location[]) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get("at") ?? localStorage.getItem(storageKey);
  const services = locations.filter(({ kind }) => kind === "service");
  const location = locations.find(({ id }) => id === wanted) ?? services[0] ?? locations[0] ?? null;
  const chooseLocation = (id: string) => {
    localStorage.setItem(storageKey, id);
    setParameters((current) => {
      current.set("at", id);
      return current;
    });
  };
  return { location, chooseLocation };
}
