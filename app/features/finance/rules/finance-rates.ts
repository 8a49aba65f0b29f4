/** Rates in hundredths of a percent a year, flat (product/money.md#calculator-one). */
const profitRate = 575;
const newCarRate = 680;
const hybridRate = 490;
const largeSuvRate = 816;

/** The terms of lease-to-own in months, and the one that is taken where nobody chose (calculator two). */
export const leaseTerms = { months: [24, 36], preset: 36 } as const;

/** A rate as people write it, in hundredths of a percent: above 1 it is a percentage, else a share of the whole. */
export function readRate(written: number): number {
  return Math.round(written > 1 ? written * 100 : written * 10_000);
}

/** The rate of calculator one: as content has it, or the usual one. */
export function profitRateOf(written: number | undefined): number {
  return written === undefined ? profitRate : readRate(written);
}

interface NewCar {
  readonly isHybrid: boolean;
  /** A flag in content, not names in code. */
  readonly isLargeSuv: boolean;
  /** Both in riyals. */
  readonly price: number;
  readonly downPayment: number;
}

/**
 * The rate of calculator two for a new car. A large SUV with less than half of its price down has its own rate, also
 * as a hybrid: the exception is about what is at risk, not about what drives the car.
 */
export function newCarRateOf({ isHybrid, isLargeSuv, price, downPayment }: NewCar): number {
  if (isLargeSuv && downPayment * 2 < price) return largeSuvRate;
  return isHybrid ? hybridRate : newCarRate;
}

/**
 * The yearly rate at which the payments are worth just what was borrowed, as a share of the whole: what a flat rate
 * really costs on what is still owed. One payment a month, the first after a month; 0 where nothing is added.
 */
export function effectiveYearlyRate(principal: number, payments: readonly number[]): number {
  // In [0, 1) a month the worth only falls as the rate rises: halving finds it, whatever the payments are.
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (presentWorth(payments, middle) > principal) low = middle;
    else high = middle;
  }
  return (1 + low) ** 12 - 1;
}

function presentWorth(payments: readonly number[], monthlyRate: number): number {
  return payments.reduceRight((later, payment) => (later + payment) / (1 + monthlyRate), 0);
}
