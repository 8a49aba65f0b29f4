/** A number from 0 to below 1 that is the same for the same text in every run. */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}

/** One of a list, the same for the same text in every run. */
export function pick<T>(text: string, list: readonly [T, ...T[]]): T {
  return list[Math.floor(chance(text) * list.length)] ?? list[0];
}
