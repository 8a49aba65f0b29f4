import { create } from "qrcode";

/** A QR code as the path of its dark squares, each of one unit. */
export function qrPath(text: string): { path: string; size: number } {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from(data, (isDark, place) =>
    isDark ? `M${place % size} ${Math.floor(place / size)}h1v1h-1z` : "",
  );
  return { path: squares.join(""), size };
}
