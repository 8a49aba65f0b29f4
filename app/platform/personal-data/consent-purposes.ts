/** What a person may agree to beyond what they requested. */
export const consentPurposes = ["marketing", "stock-alerts"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Names the wording that is shown now. It changes with the words, so that a record says what was read. */
export const consentTextVersion: Readonly<Record<ConsentPurpose, string>> = {
  marketing: "2026-11",
  "stock-alerts": "2026-11",
};
