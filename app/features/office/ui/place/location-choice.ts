import { useLocation, useSearchParams } from "react-router";
import type { OfficeSession } from "../frame/session-context.ts";
import { placesOfScreen } from "./places-of-screen.ts";

const storageKey = "office:location";

/**
 * The location of the screens: of the address, else the one of last time, and the first where the screen cannot be of that one.
 * A link that is sent shows the same.
 */
export function useLocationChoice(session: OfficeSession) {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get("at") ?? localStorage.getItem(storageKey);
  const places = placesOfScreen(pathname, session);
  const location = places.find(({ id }) => id === wanted) ?? places[0] ?? null;
  const chooseLocation = (id: string) => {
    localStorage.setItem(storageKey, id);
    setParameters((current) => {
      current.set("at", id);
      return current;
    });
  };
  return { location, places, chooseLocation };
}
