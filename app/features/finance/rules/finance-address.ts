import { readWholeNumber } from "./finance-numbers.ts";
import { type FinanceInput, legalStatuses, type PlanField, type SettledPlan } from "./finance-plan.ts";

/** A trim that can be chosen; its key stands in the address. */
export interface PricedTrim {
  readonly id: string;
  /** Cash, in riyals. */
  readonly price: number;
}

/** What an address requests. `unread` names the parts that were there and made no sense. */
export interface AddressedInput {
  readonly input: FinanceInput;
  /** Absent where the visitor calculates with a price of his own. */
  readonly trim: string | undefined;
  readonly unread: readonly (PlanField | "status" | "trim")[];
}

/** The value of `trim` for a price without one of our cars. */
const noTrim = "none";
const names = {
  status: "status",
  price: "price",
  tradeIn: "tradein",
  down: "down",
  months: "term",
  trim: "trim",
} as const;
/** The parameters by which an address says a plan. */
export const financeParams: readonly string[] = Object.values(names);
const presetPrice = 100_000;

/**
 * Reads a shared address. Whatever is missing is the default: the first trim, a Qatari buyer (the first status), down
 * payment and term as the status sets them. Nonsense counts as missing and is reported.
 */
export function readFinanceAddress(search: URLSearchParams, trims: readonly PricedTrim[]): AddressedInput {
  const unread: AddressedInput["unread"][number][] = [];
  const requested = search.get(names.trim);
  const trim = requested === null ? trims[0] : trims.find(({ id }) => id === requested);
  if (trim === undefined && requested !== null && requested !== noTrim) unread.push("trim");
  const requestedStatus = search.get(names.status);
  const status = legalStatuses.find((one) => one === requestedStatus);
  if (status === undefined && requestedStatus !== null) unread.push("status");
  const number = (field: PlanField): number | undefined => {
    const text = search.get(names[field]);
    const value = text === null ? undefined : readWholeNumber(text);
    if (value === undefined && text !== null) unread.push(field);
    return value;
  };
  const input = {
    price: number("price") ?? trim?.price ?? presetPrice,
    tradeIn: number("tradeIn"),
    down: number("down"),
    months: number("months"),
    status: status ?? "qatari",
  };
  return { input, trim: trim?.id, unread };
}

/** The same where only our cars can be calculated with: an unknown trim is the first, and the price is the trim's own. */
export function boundToTrim(addressed: AddressedInput, trims: readonly PricedTrim[]): AddressedInput {
  const trim = trims.find(({ id }) => id === addressed.trim) ?? trims[0];
  if (trim === undefined) return addressed;
  return { ...addressed, trim: trim.id, input: { ...addressed.input, price: trim.price } };
}

/** The query that leads back to a plan, defaults left out, everything else of the query preserved. */
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
  set(names.tradeIn, plan.tradeIn, 0);
  set(names.down, plan.down, limits.down.least);
  set(names.months, plan.months, limits.months.most);
  return query;
}
