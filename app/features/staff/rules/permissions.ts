/** Who may do what in the office, and where: the one table that calls, screens and tests go by. */
export const roles = [
  "adviser",
  "workshop",
  "sales",
  "parts",
  "editor",
  "manager",
  "administrator",
  "auditor",
] as const;
export type Role = (typeof roles)[number];

/** A role at one location (a service center or showroom, by its id), or everywhere. */
export interface Grant {
  readonly role: Role;
  readonly place: string;
}
export const everywhere = "*";

const service: readonly Role[] = ["adviser", "workshop", "manager", "auditor"];
const desk: readonly Role[] = ["adviser", "manager"];
const floor: readonly Role[] = ["adviser", "workshop", "manager"];
const leads: readonly Role[] = ["sales", "manager"];

/**
 * Each deed with the roles that do it. A manager runs a location, an administrator the office itself; neither writes what the
 * other does. An auditor reads everything and changes nothing. All others see of customers what one of their deeds needs.
 */
export const deeds = {
  "appointment.view": service,
  "appointment.confirm": desk,
  "appointment.reject": desk,
  "appointment.cancel": desk,
  "appointment.book": desk,
  "appointment.reschedule": desk,
  "appointment.check-in": desk,
  "appointment.work": floor,
  "appointment.hand-over": desk,
  "appointment.no-show": desk,
  "appointment.print": [...floor, "auditor"],
  "extra-work.propose": floor,
  "waiting-list.view": [...desk, "auditor"],
  "campaign-request.answer": desk,
  "capacity.view": [...service, "administrator"],
  "capacity.bay": ["workshop", "manager"],
  "capacity.hours": ["manager"],
  "capacity.close-day": ["manager"],
  "lead.view": [...leads, "auditor"],
  "lead.answer": leads,
  "lead.assign": ["manager"],
  "lead.export": ["manager"],
  "customer.search": [...desk, "sales", "parts", "administrator", "auditor"],
  "customer.view": [...desk, "sales", "parts", "administrator", "auditor"],
  "car-link.view": [...desk, "auditor"],
  "car-link.answer": desk,
  "document.view": [...desk, "auditor"],
  "document.answer": desk,
  "factor-reset.view": [...desk, "administrator", "auditor"],
  "factor-reset.request": desk,
  "factor-reset.answer": ["manager", "administrator"],
  "privacy.view": ["administrator", "auditor"],
  "privacy.answer": ["administrator"],
  "order.view": ["parts", "manager", "auditor"],
  "order.work": ["parts", "manager"],
  "order.credit": ["parts", "manager"],
  "order.refund": ["manager"],
  "staff.view": ["manager", "administrator", "auditor"],
  "staff.invite": ["administrator"],
  "staff.grant": ["administrator"],
  "staff.leave": ["administrator"],
  "device.manage": ["manager", "administrator"],
  "audit.search": ["administrator", "auditor"],
  "audit.export": ["administrator", "auditor"],
  "audit.verify": ["administrator"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Deed = keyof typeof deeds;

/** Deeds that need a sign-in of the last five minutes. */
export const steppedUp: ReadonlySet<Deed> = new Set<Deed>([
  "factor-reset.answer",
  "order.credit",
  "order.refund",
  "staff.grant",
  "staff.invite",
  "staff.leave",
]);

/** The places at which a member with these grants may do a deed: ids, or `everywhere` among them. */
export function placesOf(grants: readonly Grant[], deed: Deed): readonly string[] {
  const able: readonly Role[] = deeds[deed];
  return [...new Set(grants.filter(({ role }) => able.includes(role)).map(({ place }) => place))];
}

/** Whether they may do it at a place; a deed of no place needs a grant that holds anywhere at all. */
export function mayDo(grants: readonly Grant[], deed: Deed, place?: string): boolean {
  const places = placesOf(grants, deed);
  if (place === undefined) return places.length > 0;
  return places.includes(everywhere) || places.includes(place);
}

/** As what a member does a deed: the first of their roles that may. */
export function roleFor(grants: readonly Grant[], deed: Deed): Role | undefined {
  const able: readonly Role[] = deeds[deed];
  return grants.find(({ role }) => able.includes(role))?.role;
}

/** Whether a member may approve what was requested: never one's own request. */
export function mayApprove(approverId: string, requesterId: string): boolean {
  return approverId !== requesterId;
}
