/** Bays work for one of two groups of services (product/booking.md#capacity). */
export type ServiceGroup = "periodic" | "repair";

/** The names of the groups in the API (product/data.md#service-category) and in the languages of the site. */
export const categories = [
  { group: "periodic", name: "Periodic Maintenance", ar: "الصيانة الدورية" },
  { group: "repair", name: "General Repair", ar: "الإصلاحات العامة" },
] as const;

/**
 * The group of bays for a visit. A bay for repairs can do maintenance as well, so one repair among the services
 * sends the whole visit there.
 */
export function groupForVisit(groups: readonly ServiceGroup[]): ServiceGroup {
  return groups.includes("repair") ? "repair" : "periodic";
}

/** The codes of a joined list, `pm10;gr-brakes`, each once. */
export function splitCodes(joined: string): string[] {
  return [...new Set(joined.split(";").filter((code) => code !== ""))];
}

/** The codes of a list in which a service may stand in full, each once. */
export function codesOf(services: readonly (string | { readonly serviceTypeCode: string })[]): string[] {
  return [...new Set(services.map((one) => (typeof one === "string" ? one : one.serviceTypeCode)))];
}
