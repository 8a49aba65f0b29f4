/**
 * The campaigns of the workshop, by the values of the query parameter `campaign` (product/pages.md#query-parameters).
 */
export const campaignNames = ["ac-checkup", "aircare-service"] as const;
export type CampaignName = (typeof campaignNames)[number];

/** The campaign that an address or a call names; calls say `ac` for the air-conditioning one. */
export function campaignNamed(value: string | null | undefined): CampaignName | undefined {
  return value === "ac" ? "ac-checkup" : campaignNames.find((name) => name === value);
}

/** How the call for centers names a campaign: the air-conditioning one is `ac` there. */
export function campaignInCalls(name: string): string {
  return name === "ac-checkup" ? "ac" : name;
}

/** Model years, both included. */
export interface ModelYears {
  readonly from: number;
  readonly to: number;
}

/** Whether a vehicle of a model year may take part. */
export function isEligible(modelYear: number, { from, to }: ModelYears): boolean {
  return from <= modelYear && modelYear <= to;
}

/** The form offers so many consecutive model years, from the first eligible one (product/campaigns.md#request-form). */
const yearsOffered = 18;

export function offeredYears({ from }: Pick<ModelYears, "from">): number[] {
  return Array.from({ length: yearsOffered }, (_, place) => from + place);
}
