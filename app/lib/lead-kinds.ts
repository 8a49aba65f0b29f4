/** The forms that leave a lead, and the task that another system leaves. */
export const leadKinds = [
  "offer",
  "finance",
  "enquiry",
  "test-drive",
  "used-car",
  "reserved-car",
  "sell-car",
  "fleet",
  "task",
] as const;
export type LeadKind = (typeof leadKinds)[number];
