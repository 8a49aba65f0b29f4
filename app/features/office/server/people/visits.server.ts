import { appointmentCodes, moves } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { appointmentsById, appointmentsOfCustomer } from "#app/features/booking/staff-booking.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";

/**
 * A customer's visits at some places: what is open or to come, the next one first, and what is over, the latest first. Where
 * another system has them nobody knows their center here, so that only who works everywhere sees them.
 */
export async function visitsOfCustomer(
  customerId: string,
  places: readonly string[],
  at: { readonly language: Language; readonly now: Date },
) {
  const { zone } = config.importer;
  const activities = await appointmentsOfCustomer(customerId, at.language, at.now);
  const known = await appointmentsById(
    activities.map(({ id }) => id),
    at,
  );
  const visitOf = new Map(known.map((visit) => [visit.id, visit]));
  const isAnywhere = places.includes(everywhere);
  const own = activities.filter(({ id }) => isAnywhere || places.includes(visitOf.get(id)?.centerId ?? ""));
  const rows = own.map(
    ({ id, reference = "", code, at: startsAt, timeZone = zone, location = "", title: services }) => ({
      ...{
        id,
        reference,
        code: appointmentCodes.find((one) => one === code) ?? "CNF",
        startsAt,
        timeZone,
        services,
      },
      ...{ centerName: location, isNoShow: visitOf.get(id)?.isNoShow ?? false },
      ...{ plate: visitOf.get(id)?.plate ?? "", model: visitOf.get(id)?.model ?? "" },
    }),
  );
  const isOver = ({ code, isNoShow }: (typeof rows)[number]) =>
    isNoShow || Object.keys(moves[code]).length === 0;
  return {
    next: rows
      .filter((row) => !isOver(row))
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    past: rows.filter(isOver).toSorted((one, other) => other.startsAt.localeCompare(one.startsAt)),
    elsewhere: activities.length - own.length,
  };
}
