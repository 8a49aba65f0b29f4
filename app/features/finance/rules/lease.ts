import { leaseTerms } from "./finance-rates.ts";

export type LeaseMonths = (typeof leaseTerms.months)[number];

/** What lease-to-own of a car costs; sums in whole riyals. */
export interface LeaseQuote {
  readonly months: LeaseMonths;
  readonly payment: number;
  /** Paid at the end; it transfers ownership. */
  readonly closing: number;
  readonly total: number;
  /** What it costs beyond the cash price. */
  readonly cost: number;
  /** In order, the closing payment with the last one. */
  readonly payments: readonly number[];
}

/** What the importer's contracts say, for one trim. */
export interface LeaseOffer {
  readonly price: number;
  /** A month over 36 months, from the price list. */
  readonly paymentOver36: number;
  /** The closing payment, in percent of the cash price. */
  readonly closingPercent: number;
}

/**
 * Lease-to-own over 24 or 36 months without a down payment. Over 24 months the payment follows from the same cost a
 * year and the same closing payment.
 */
export function leaseQuote(offer: LeaseOffer, months: LeaseMonths): LeaseQuote {
  const { price, paymentOver36, closingPercent } = offer;
  const closing = Math.round((price * closingPercent) / 100);
  const costAMonth = (paymentOver36 * 36 + closing - price) / 36;
  const payment = months === 36 ? paymentOver36 : Math.ceil((price + costAMonth * months - closing) / months);
  const payments = Array.from({ length: months }, (_, month) =>
    month === months - 1 ? payment + closing : payment,
  );
  const total = payment * months + closing;
  return { months, payment, closing, total, cost: total - price, payments };
}

/** The term that an address requests; undefined: it requests finance. A term that we do not have is the preset. */
export function readLeaseTerm(search: URLSearchParams): LeaseMonths | undefined {
  const requested = search.get("lease");
  if (requested === null) return undefined;
  return leaseTerms.months.find((months) => String(months) === requested) ?? leaseTerms.preset;
}
