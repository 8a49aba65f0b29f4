import { createHmac } from "node:crypto";
import { listActivities } from "#app/features/booking/booking.server.ts";
import { stageOf } from "#app/features/booking/rules/appointments/activity-order.ts";
import { serviceDueDay } from "#app/features/booking/rules/due-service.ts";
import { type DocumentWithExpiry, documentsWithExpiry } from "#app/features/documents/documents.server.ts";
import { garageOf } from "#app/features/garage/garage.server.ts";
import { endOfWarranty } from "#app/features/garage/rules/warranties.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { normalVin } from "#app/lib/validation/vin.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { type DueItem, dueKinds, itemId, timeline } from "../rules/due-items.ts";

/** An item with what names it in the requested language. */
export interface NamedDueItem extends DueItem {
  readonly vehicle?: string | undefined;
  readonly plate?: string | undefined;
  /** The last characters of the VIN, where a paper of a car states no plate. */
  readonly vinEnding?: string | undefined;
  /** Of a paper: whose it is, a person's or a company's name. */
  readonly holder?: string | undefined;
}

/**
 * What is in sight of a customer's papers, warranties and services on the day of `now` in the importer's zone. A warranty that
 * its distance has ended is left out, and the service of a car that has an appointment.
 */
export async function readDueItems(
  customerId: string,
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<NamedDueItem[]> {
  const [papers, cars] = await Promise.all([
    documentsWithExpiry(customerId, trx),
    carsOf(customerId, language, now, trx),
  ]);
  const ofPapers = papers.flatMap((paper): [string, NamedDueItem][] => {
    const kind = dueKinds.find((one) => one === paper.type);
    if (kind === undefined) return [];
    const { expiry: day, plate, vinEnding } = paper;
    const holder = (language === "ar" ? paper.holderInArabic : undefined) ?? paper.holder;
    const id = itemId(kind, subjectOf(customerId, paper), day);
    return [[id, { id, kind, day, plate, vinEnding, holder }]];
  });
  // Two sides of one card are two documents of one day.
  return timeline([...new Map(ofPapers).values(), ...cars], dayIn(now, config.importer.zone));
}

/**
 * What a paper is about, so that the same paper uploaded anew is the same item. It is stored with what was announced, where
 * nothing of a document may stand: a plain hash of a short number would give the number away, so it is keyed.
 */
function subjectOf(customerId: string, { plate, vinEnding, number, holder }: DocumentWithExpiry): string {
  const subject = normalVin(plate ?? vinEnding ?? number ?? holder ?? "");
  const mac = createHmac("sha256", secretFor("papers that come due"));
  return mac.update(`${customerId} ${subject}`).digest("base64url").slice(0, 16);
}

async function carsOf(
  customerId: string,
  language: Language,
  now: Date,
  trx: AnyTransaction | undefined,
): Promise<NamedDueItem[]> {
  const [vehicles, activities] = await Promise.all([
    garageOf(customerId, language, now, trx),
    listActivities({ customerId }, language, now, trx),
  ]);
  const going = activities.filter((activity) => stageOf(activity, now) === "coming");
  const visited = new Set(going.map(({ vehicleId }) => vehicleId));
  return vehicles.flatMap((vehicle): NamedDueItem[] => {
    const { vehicleId, licensePlateNumber: plate } = vehicle;
    const own = { vehicleId, vehicle: `${vehicle.model} ${vehicle.modelYear}`, plate };
    const warranties = vehicle.warranties.flatMap(
      ({ warrantyType, warrantyEndDate, warrantyStatus }): NamedDueItem[] => {
        const end = endOfWarranty(warrantyEndDate);
        if (warrantyStatus === "expired" && end > now) return [];
        const day = dayIn(end, config.importer.zone);
        const id = itemId("warranty", `${vehicleId}:${warrantyType}`, day);
        return [{ ...own, id, kind: "warranty", day, warrantyType }];
      },
    );
    if (visited.has(vehicleId)) return warranties;
    const day = serviceDueDay(vehicle);
    return [...warranties, { ...own, id: itemId("service", vehicleId, day), kind: "service", day }];
  });
}
