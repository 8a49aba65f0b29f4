/**
 * The option that an arrow key leads to, round the ends; from the field (-1) down is the first and up the last.
 * Undefined: the key is not one of the list's.
 */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 >= count ? 0 : active + 1;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
