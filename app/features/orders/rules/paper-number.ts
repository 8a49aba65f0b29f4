/** The number of a paper as it is printed: R-000123. */
export function paperNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(6, "0")}`;
}
