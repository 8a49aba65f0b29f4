/**
 * What a record itself holds by this key. A key from outside may be `constructor` or `__proto__`, by which every object
 * has something of its kind.
 */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
