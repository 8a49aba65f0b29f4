import { groupForVisit, type ServiceGroup } from "#app/features/scheduling/rules/service-groups.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";

interface Offered {
  readonly code: string;
  readonly brand: string;
  readonly group: ServiceGroup;
  readonly hours: number;
}
interface StaffVisit {
  readonly brand: string;
  readonly group: ServiceGroup;
  readonly hours: number;
}

/**
 * What a visit that staff plan needs of a center. Staff see the car, so its model sets no limit; a service has to exist, be of
 * one brand, and the center of that brand with bays for it.
 */
export function staffVisit(
  codes: readonly string[],
  services: readonly Offered[],
  center: { readonly brands: readonly string[]; readonly bays: Readonly<Record<ServiceGroup, number>> },
): Result<StaffVisit, "service-not-offered" | "brand-not-served"> {
  const wanted = services.filter(({ code }) => codes.includes(code));
  const [first] = wanted;
  if (first === undefined || wanted.length !== new Set(codes).size) return refuse("service-not-offered");
  const { brand } = first;
  if (wanted.some((one) => one.brand !== brand) || !center.brands.includes(brand))
    return refuse("brand-not-served");
  const group = groupForVisit(wanted.map((one) => one.group));
  if (center.bays[group] === 0) return refuse("service-not-offered");
  const hours = 1 + wanted.reduce((sum, one) => sum + one.hours - 1, 0);
  return succeed({ brand, group, hours });
}
