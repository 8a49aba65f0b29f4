/** Said by whatever opens the palette; the frame has it once. */
export const paletteEvent = "office:palette";

export function openPalette(): void {
  dispatchEvent(new Event(paletteEvent));
}
