/** What a part of the documents was to reach, and whether it did. */
export interface Goal {
  readonly what: string;
  readonly part: number;
  readonly of: number;
  /** In percent: at least so many are to be right, or at most so many wrong. */
  readonly least?: number;
  readonly most?: number;
}

/** A line that says it. Without any case nothing is said of the goal. */
export function goalLine({ what, part, of, least, most }: Goal): string {
  const wanted = least === undefined ? `at most ${most} %` : `at least ${least} %`;
  const percent = (100 * part) / of;
  const isMet = percent >= (least ?? 0) && percent <= (most ?? 100);
  const verdict = of === 0 ? "unknown" : isMet ? "met" : "missed";
  return `  ${verdict.padEnd(8)} ${what}: ${share(part, of)} of ${of}, goal ${wanted}`;
}

export function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}
