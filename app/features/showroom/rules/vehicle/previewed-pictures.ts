interface Addressed {
  readonly wide: string;
}

/**
 * The places of the pictures that stand for a gallery: first those that the page shows nowhere else, then the others,
 * each in the order of the gallery. At most so many.
 */
export function previewedPictures(
  gallery: readonly Addressed[],
  elsewhere: readonly Addressed[],
  most: number,
): number[] {
  const repeats = (index: number) => elsewhere.some(({ wide }) => wide === gallery[index]?.wide);
  const places = gallery.map((_, index) => index);
  return [...places.filter((index) => !repeats(index)), ...places.filter(repeats)].slice(0, most);
}
