/** Cars that a browser remembers to have shown. */
export const maxViewed = 8;

/** What was seen, the latest first, after one more car was. */
export function withViewed(numbers: readonly string[], number: string): readonly string[] {
  return [number, ...numbers.filter((one) => one !== number)].slice(0, maxViewed);
}
