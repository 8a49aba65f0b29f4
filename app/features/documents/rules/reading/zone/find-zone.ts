import { type Area, areaOf, rowsOf, type Word } from "../words.ts";

/** Where on a page a machine readable zone seems to be: rows of many capitals, digits and `<` with hardly a gap. */
export function findZone(words: readonly Word[]): Area | undefined {
  const rows = rowsOf(words).filter((row) => {
    const text = row.map((word) => word.text).join("");
    const typical = text.replace(/[^A-Z0-9<«‹]/g, "").length;
    return text.length >= 22 && typical / text.length > 0.8 && (/<.*<|«/.test(text) || /\d{6}/.test(text));
  });
  return rows.length < 2 ? undefined : areaOf(rows.flat());
}
