/** Does some work for each item, so many at once, and answers in their order. */
export async function inGroups<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = new Array(items.length);
  const left = items.entries();
  const take = async () => {
    for (const [at, item] of left) answers[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return answers;
}
