/** The first bytes of the pictures that are taken: JPEG, PNG, WebP. Names and declared types are not believed. */
const beginnings: readonly (readonly (readonly [at: number, bytes: readonly number[]])[])[] = [
  [[0, [0xff, 0xd8, 0xff]]],
  [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
];

/** Whether a file begins as a JPEG, PNG or WebP does. */
export function isPicture(file: Uint8Array): boolean {
  return beginnings.some((parts) =>
    parts.every(([at, bytes]) => bytes.every((byte, place) => file[at + place] === byte)),
  );
}
