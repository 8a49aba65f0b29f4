import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { parseCarKey } from "../../rules/car-key.ts";
import { readStoredCar, storeCar, useStoredCar } from "./stored-car.ts";

/** The parameter of all addresses in the shop that names the car. */
export const carParameter = "car";

/** What the address of the page named last; null before the first page of a document. */
interface LastAddressed {
  current: { readonly addressed: string | undefined } | null;
}
const ofThisDocument: LastAddressed = { current: null };

/** What an address names as its car; what is no car key is left out. */
export function carInAddress(search: URLSearchParams): string | undefined {
  const car = search.get(carParameter);
  return car !== null && parseCarKey(car) !== undefined ? car : undefined;
}

/**
 * The car of the shop: in the address, so that a link shows what its sender saw, and in the browser, so that it holds on
 * every page and in every tab. A link that names another car changes the stored one; going back does not.
 */
export function useChosenCar(last: LastAddressed = ofThisDocument) {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const stored = useStoredCar();
  const addressed = carInAddress(new URLSearchParams(search));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another car in the store is another run
  useEffect(() => {
    const before = last.current;
    last.current = { addressed };
    // While the page comes alive the hook still answers what the server knew.
    const now = readStoredCar();
    if (addressed === now?.key) return;
    const isFollowed = before === null || (type !== "POP" && addressed !== before.addressed);
    if (isFollowed && addressed !== undefined) return storeCar({ key: addressed });
    const query = new URLSearchParams(search);
    if (now) query.set(carParameter, now.key);
    else query.delete(carParameter);
    query.delete("page");
    void navigate(`${pathname}?${query}${hash}`, { replace: true, preventScrollReset: true });
  }, [addressed, stored, type, pathname, search, hash, navigate, last]);

  const car = addressed ?? stored?.key;
  return { car, image: stored?.key === car ? stored?.image : undefined };
}
