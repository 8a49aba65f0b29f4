import { withPlainBreaks } from "./clean-text.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in XML or HTML, also between double quotes. Signs that XML cannot hold at all are left out. */
export function escapeMarkup(text: string): string {
  return withPlainBreaks(text.toWellFormed())
    .replace(/[^\t\n\r\u0020-\ud7ff\ud800-\udfff\ue000-\ufffd]/g, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
