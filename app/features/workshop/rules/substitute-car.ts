const dayMs = 86_400_000;

/** After how many days in the workshop a warranty job gives the right to a substitute car, by the day of check-in. */
interface SubstituteRule {
  /** YYYY-MM-DD */
  readonly validFrom: string;
  readonly days: number;
}
/** The newest first; a change of the law is a new line, and jobs of before stay under the old one. */
export const substituteRules: readonly SubstituteRule[] = [{ validFrom: "2000-01-01", days: 15 }];

/** Staff are warned so many days before the right begins. */
const warningDays = 3;

export interface SubstituteClock {
  /** The day of check-in counts as the first. */
  readonly daysUsed: number;
  readonly daysAllowed: number;
  /** The first day on which the customer may have a substitute car, YYYY-MM-DD. */
  readonly rightFrom: string;
  readonly hasRight: boolean;
  readonly isNear: boolean;
}

export interface ClockedVisit {
  readonly isWarranty: boolean;
  /** Calendar days at the center, YYYY-MM-DD. */
  readonly checkedInDay: string;
  /** Today, or the day on which the car was ready: waiting for its customer takes no day. */
  readonly lastDay: string;
}

/** The clock of a warranty job; undefined for any other, and where no rule was in force at check-in. */
export function substituteClock(
  { isWarranty, checkedInDay, lastDay }: ClockedVisit,
  rules: readonly SubstituteRule[] = substituteRules,
): SubstituteClock | undefined {
  const rule = rules.find(({ validFrom }) => validFrom <= checkedInDay);
  if (!isWarranty || rule === undefined) return undefined;
  const daysUsed = Math.max(0, (Date.parse(lastDay) - Date.parse(checkedInDay)) / dayMs) + 1;
  const rightFrom = new Date(Date.parse(checkedInDay) + rule.days * dayMs).toISOString().slice(0, 10);
  const hasRight = lastDay >= rightFrom;
  const isNear = !hasRight && daysUsed > rule.days - warningDays;
  return { daysUsed, daysAllowed: rule.days, rightFrom, hasRight, isNear };
}
