/** More cars cannot be read side by side. */
export const maxCompared = 3;

/** Takes a car into the comparison, at its end, or out of it. Undefined: there are as many as can be compared. */
export function withToggled(ids: readonly string[], id: string): readonly string[] | undefined {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length >= maxCompared ? undefined : [...ids, id];
}
