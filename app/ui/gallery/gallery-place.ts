/** The query parameter of an open gallery; 1 is the first picture. */
const pictureInAddress = "picture";

/** The index that an address opens a gallery of so many pictures at; undefined: it is closed. */
export function openIndex(search: string, count: number): number | undefined {
  const number = new URLSearchParams(search).get(pictureInAddress);
  if (number === null || !/^\d{1,4}$/.test(number)) return undefined;
  const index = Number(number) - 1;
  return index >= 0 && index < count ? index : undefined;
}

/** The query with the gallery open at an index, or closed; everything else of it stays. */
export function withOpenIndex(search: string, index: number | undefined): string {
  const query = new URLSearchParams(search);
  if (index === undefined) query.delete(pictureInAddress);
  else query.set(pictureInAddress, String(index + 1));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Where a key leads from an index; the arrows follow the line of reading and stop at either end. */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: "ltr" | "rtl",
): number | undefined {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return Math.min(index + 1, count - 1);
  if (key === backward) return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
