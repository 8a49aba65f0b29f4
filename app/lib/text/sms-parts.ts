/** The basic alphabet of SMS (3GPP TS 23.038); those after the blank take two places. */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extended = "\f^{}\\[~]|€";

/** Blanks that do not break are outside of the basic alphabet: one of them would halve every part of a Latin SMS. */
export function withPlainBlanks(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** How many parts an SMS is sent and paid in: 160 or 153 places each, of any other script than Latin 70 or 67. */
export function smsParts(text: string): number {
  const isBasic = [...text].every((sign) => basic.includes(sign) || extended.includes(sign));
  const places = isBasic
    ? [...text].reduce((sum, sign) => sum + (extended.includes(sign) ? 2 : 1), 0)
    : text.length;
  const [alone, together] = isBasic ? [160, 153] : [70, 67];
  return places <= alone ? 1 : Math.ceil(places / together);
}
