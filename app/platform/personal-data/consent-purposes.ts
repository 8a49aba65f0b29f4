/** What a person may agree to beyond what they requested. */
export const consentPurposes = ["marketing", "stock-alerts"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * Names the wording where the words that were shown are not at hand: those of another content source, and those that stand in
 * the code. It changes with them. Elsewhere a record has a hash of the words themselves.
 */
export const consentTextVersion: Readonly<Record<ConsentPurpose, string>> = {
  marketing: "2026-11",
  "stock-alerts": "2026-11",
};
