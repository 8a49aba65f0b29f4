const second = 1_000;

/** How long a CRM is left alone after its first, second ... failure in a row. */
const rests = [30 * second, 60 * second, 120 * second];
/** From then on. Beyond it leads would wait longer for a CRM that is back than for one that is down. */
const longestRest = 300 * second;

/** What is known of a CRM: how often it failed in a row, and until when it is not called. */
export interface CrmRest {
  readonly failures: number;
  readonly until: Date | undefined;
}
export const neverFailed: CrmRest = { failures: 0, until: undefined };

/** After a failure that is the CRM's own. Leads that were on their way already make one failure, not several. */
export function afterFailure(rest: CrmRest, now: Date): CrmRest {
  if (isResting(rest, now)) return rest;
  const ms = rests[rest.failures] ?? longestRest;
  return { failures: rest.failures + 1, until: new Date(now.getTime() + ms) };
}

export function isResting({ until }: CrmRest, now: Date): boolean {
  return until !== undefined && now < until;
}
