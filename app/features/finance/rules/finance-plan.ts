/** Who borrows (product/money.md#calculator-one). */
export const legalStatuses = ["qatari", "resident"] as const;
export type LegalStatus = (typeof legalStatuses)[number];

/** The most months that a resident may take, and the constant of loan months. */
const loanMonths = 48;
const leastMonths = 6;
const conditions: Record<LegalStatus, { leastPercent: number; mostMonths: number }> = {
  qatari: { leastPercent: 10, mostMonths: 60 },
  resident: { leastPercent: 20, mostMonths: loanMonths },
};
/** There is no upper end in the rules: a tenth stays financed, so that there is a loan to speak of. */
const mostPercent = 90;
/** Riyals. The upper end is that of the price filter (product/used-cars.md#listing). */
const price = { least: 10_000, most: 600_000 };

export interface Limits {
  readonly least: number;
  readonly most: number;
}
export type PlanField = "price" | "tradeIn" | "down" | "months";

/** What a visitor requests; what is absent follows from the status. Sums in whole riyals. */
export interface FinanceInput {
  readonly status: LegalStatus;
  readonly price: number;
  /** What the customer's old car brings: it counts toward the down payment. */
  readonly tradeIn?: number | undefined;
  readonly down?: number | undefined;
  readonly months?: number | undefined;
}
export type FinancePlan = Required<{ [K in keyof FinanceInput]: NonNullable<FinanceInput[K]> }>;

/** An input beyond a limit, and the limit that replaced it. */
export interface Clamped {
  readonly field: PlanField;
  readonly bound: keyof Limits;
  readonly limit: number;
}
export interface SettledPlan {
  readonly plan: FinancePlan;
  readonly limits: Readonly<Record<PlanField, Limits>>;
  readonly clamped: readonly Clamped[];
}

/**
 * The plan nearest to a input: every number within its limits, the down payment and the term at their defaults (the
 * least share, the longest term of the status) where none is requested. An old car and the down payment make up that share
 * together. Reports what it had to change.
 */
export function settlePlan(input: FinanceInput): SettledPlan {
  const { leastPercent, mostMonths } = conditions[input.status];
  const clamped: Clamped[] = [];
  const within = (field: PlanField, requested: number, limits: Limits): number => {
    const bound = requested < limits.least ? "least" : requested > limits.most ? "most" : undefined;
    if (bound === undefined) return requested;
    clamped.push({ field, bound, limit: limits[bound] });
    return limits[bound];
  };
  const settledPrice = within("price", input.price, price);
  const mostDown = shareOf(settledPrice, mostPercent);
  const tradeInLimits = { least: 0, most: mostDown };
  const tradeIn = within("tradeIn", input.tradeIn ?? 0, tradeInLimits);
  const limits = {
    price,
    tradeIn: tradeInLimits,
    down: {
      least: Math.max(0, shareOf(settledPrice, leastPercent) - tradeIn),
      most: mostDown - tradeIn,
    },
    months: { least: leastMonths, most: mostMonths },
  };
  const plan = {
    status: input.status,
    price: settledPrice,
    tradeIn,
    down: within("down", input.down ?? limits.down.least, limits.down),
    months: within("months", input.months ?? mostMonths, limits.months),
  };
  return { plan, limits, clamped };
}

/** What is paid before the first installment: the old car and the money beside it. */
export function paidFirst({ down, tradeIn }: Pick<FinancePlan, "down" | "tradeIn">): number {
  return down + tradeIn;
}

/** So many percent of a sum, in whole riyals. */
export function shareOf(whole: number, percent: number): number {
  return Math.round((whole * percent) / 100);
}

/** A share of a price in percent, to one decimal. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}
