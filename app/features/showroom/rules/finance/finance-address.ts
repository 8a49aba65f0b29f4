import { readWholeNumber } from "./finance-numbers.ts";
import { type FinanceWish, legalStatuses, type PlanField, type SettledPlan } from "./finance-plan.ts";

/** A trim that can be chosen; its key stands in the address. */
export interface PricedTrim {
  readonly id: string;
  /** Cash, in riyals. */
  readonly price: number;
}

/** What an address asks for. `unread` names the parts that were there and made no sense. */
export interface AddressedWish {
  readonly wish: FinanceWish;
  /** Absent where the visitor reckons with a price of his own. */
  readonly trim: string | undefined;
  readonly unread: readonly (PlanField | "status" | "trim")[];
}

/** The value of `trim` for a price without one of our cars. */
const noTrim = "none";
const names = { status: "status", price: "price", down: "down", months: "term", trim: "trim" } as const;
/** The parameters by which an address says a plan. */
export const financeParams: readonly string[] = Object.values(names);
const presetPrice = 100_000;

/**
 * Reads a shared address. Whatever is missing is the default: the first trim, a Qatari buyer (the first status), down
 * payment and term as the status sets them. Nonsense counts as missing and is told.
 */
export function readFinanceAddress(search: URLSearchParams, trims: readonly PricedTrim[]): AddressedWish {
  const unread: AddressedWish["unread"][number][] = [];
  const asked = search.get(names.trim);
  const trim = asked === null ? trims[0] : trims.find(({ id }) => id === asked);
  if (trim === undefined && asked !== null && asked !== noTrim) unread.push("trim");
  const askedStatus = search.get(names.status);
  const status = legalStatuses.find((one) => one === askedStatus);
  if (status === undefined && askedStatus !== null) unread.push("status");
  const number = (field: PlanField): number | undefined => {
    const text = search.get(names[field]);
    const value = text === null ? undefined : readWholeNumber(text);
    if (value === undefined && text !== null) unread.push(field);
    return value;
  };
  const wish = {
    price: number("price") ?? trim?.price ?? presetPrice,
    down: number("down"),
    months: number("months"),
    status: status ?? "qatari",
  };
  return { wish, trim: trim?.id, unread };
}

/** The same where only our cars can be reckoned with: an unknown trim is the first, and the price is the trim's own. */
export function boundToTrim(addressed: AddressedWish, trims: readonly PricedTrim[]): AddressedWish {
  const trim = trims.find(({ id }) => id === addressed.trim) ?? trims[0];
  if (trim === undefined) return addressed;
  return { ...addressed, trim: trim.id, wish: { ...addressed.wish, price: trim.price } };
}

/** The query that leads back to a plan, defaults left out, everything else of the query kept. */
export function financeAddress(
  search: URLSearchParams,
  { plan, limits }: SettledPlan,
  trim: string | undefined,
  trims: readonly PricedTrim[],
): URLSearchParams {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string | number, preset: string | number | undefined) => {
    if (value === preset) query.delete(name);
    else query.set(name, String(value));
  };
  set(names.trim, trim ?? noTrim, trims[0]?.id);
  set(names.price, plan.price, trims.find(({ id }) => id === trim)?.price ?? presetPrice);
  set(names.status, plan.status, "qatari");
  set(names.down, plan.down, limits.down.least);
  set(names.months, plan.months, limits.months.most);
  return query;
}
