/** How the files of JPEG, PNG and WebP pictures begin. Declared types are not believed, and an SVG is none of them. */
export function isPicture(file: Uint8Array): boolean {
  const begins = (at: number, bytes: readonly number[]) =>
    bytes.every((byte, place) => file[at + place] === byte);
  const isWebp = begins(0, [0x52, 0x49, 0x46, 0x46]) && begins(8, [0x57, 0x45, 0x42, 0x50]);
  return (
    begins(0, [0xff, 0xd8, 0xff]) || begins(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || isWebp
  );
}

export const mostPictures = 12;
export const mostPictureBytes = 10_000_000;
