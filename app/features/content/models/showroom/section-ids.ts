/**
 * The places of a page that the overview dropdown leads to (specification, section 2). What each one is about is
 * decided once for vehicle pages and the home page alike; its label and its order come from content.
 */
export const sectionIds = [
  "T2",
  "T4",
  "T5",
  "T6",
  "T8",
  "T11",
  "T13",
  "T14",
  "T16",
  "T18",
  "T19",
  "T21",
  "T22",
  "calculator",
] as const;
