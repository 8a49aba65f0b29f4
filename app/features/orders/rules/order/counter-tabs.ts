/** The lists of a parts counter: what waits there, the longest first, and all that was ever paid, the newest first. */
export const counterTabs = ["to-pick", "picking", "ready", "shortage", "returns", "refunds", "all"] as const;
export type CounterTab = (typeof counterTabs)[number];
