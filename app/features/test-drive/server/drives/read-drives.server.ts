import type { Kysely, Selectable } from "kysely";
import { type CenterRow, centerAddress, readCenters } from "#app/features/scheduling/scheduling.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import { type DriveCode, mayChangeDrive, statusOfDrive } from "../../rules/drive-states.ts";
import type { Drive, TestDriveTables } from "../../tables.ts";
import { drivePath } from "./drive-link.server.ts";
import { referenceOfDrive } from "./drive-names.server.ts";

/** A drive as its driver and the staff read it. Texts are in one language. */
export interface DriveDetails {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly code: DriveCode;
  readonly status: string;
  readonly brand: string;
  readonly model: string;
  readonly vehicleNo: string | null;
  /** With the trim, where it has a car. */
  readonly carName: string;
  readonly carId: string | null;
  /** Color and plate; empty without a car. */
  readonly carMarks: string;
  readonly createdAt: Date;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The start that its car lost by going out of service, until there is another. */
  readonly lostStart: Date | null;
  readonly showroom: DrivePlace;
  readonly timeZone: string;
  /** Without a call, now. */
  readonly mayChange: boolean;
  /** Until so long before the start it may be changed. */
  readonly changeMinutes: number;
  readonly driver: {
    readonly customerId: string | null;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly email: string | null;
    readonly language: Language;
  };
  readonly notes: string;
  readonly license: { readonly country: string; readonly validUntil: string } | null;
  readonly originalSeenAt: Date | null;
  /** The address at which the driver sees and changes it without signing in. */
  readonly path: string;
}
export interface DrivePlace {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** One drive. Undefined where there is none. Two queries. */
export async function readDrive(
  id: string,
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<DriveDetails | undefined> {
  const rows = await drivesIn(trx).where("drive.id", "=", id).execute();
  return (await placedDrives(rows, language, now, trx))[0];
}

/** A number has one drive of a model ahead, so these are all that anyone looks back at. */
const mostDrives = 200;

/** A customer's latest two hundred drives and requests, those without a time first. One query, two where there are any. */
export async function drivesOfCustomer(
  customerId: string,
  language: Language,
  now: Date,
): Promise<DriveDetails[]> {
  const rows = await drivesIn()
    .where("drive.customer_id", "=", customerId)
    .orderBy("drive.starts_at", (order) => order.desc().nullsFirst())
    .limit(mostDrives)
    .execute();
  return placedDrives(rows, language, now);
}

type Row = Selectable<Drive> &
  Record<"trim_en" | "trim_ar" | "color_en" | "color_ar" | "plate", string | null>;

/** Drives with what is read of their cars, to be narrowed. */
export function drivesIn(trx?: AnyTransaction) {
  return ((trx ?? database()) as unknown as Kysely<TestDriveTables>)
    .selectFrom("test_drive.drive as drive")
    .leftJoin("test_drive.car as car", "car.id", "drive.car_id")
    .selectAll("drive")
    .select(["car.trim_en", "car.trim_ar", "car.color_en", "car.color_ar", "car.plate"]);
}

/** Drives with their showrooms, in their order. One query, none without drives. */
export async function placedDrives(
  rows: readonly Row[],
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<DriveDetails[]> {
  if (rows.length === 0) return [];
  const showrooms = await readCenters({ ids: rows.map(({ showroom_id }) => showroom_id) }, trx);
  return rows.flatMap((row) => {
    const showroom = showrooms.find(({ id }) => id === row.showroom_id);
    return showroom === undefined ? [] : [detailsOf(row, showroom, language, now)];
  });
}

function detailsOf(row: Row, showroom: CenterRow, language: Language, now: Date): DriveDetails {
  const code = row.code as DriveCode;
  const reference = referenceOfDrive(row);
  const { change_minutes: changeMinutes } = showroom;
  return {
    id: row.id,
    reference,
    version: row.version,
    code,
    status: statusOfDrive[code],
    brand: row.brand,
    model: row.model,
    vehicleNo: row.vehicle_no,
    carId: row.car_id,
    carName: row[`trim_${language}`] ?? row[`model_${language}`],
    carMarks: [row[`color_${language}`], row.plate].filter(Boolean).join(" · "),
    createdAt: row.created_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    lostStart: row.lost_start,
    showroom: placeOf(showroom, language),
    timeZone: showroom.time_zone,
    mayChange: mayChangeDrive({ code, startsAt: row.starts_at }, changeMinutes, now),
    changeMinutes,
    driver: {
      customerId: row.customer_id,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      email: row.email,
      language: isLanguage(row.language) ? row.language : "en",
    },
    notes: row.notes,
    license:
      row.license_country === null || row.license_until === null
        ? null
        : { country: row.license_country, validUntil: row.license_until },
    originalSeenAt: row.original_seen_at,
    path: drivePath({ id: row.id, reference }),
  };
}

function placeOf(showroom: CenterRow, language: Language): DrivePlace {
  return {
    id: showroom.id,
    title: showroom[`name_${language}`],
    address: centerAddress(showroom, language),
    phoneNumber: showroom.phone,
    latitude: showroom.latitude,
    longitude: showroom.longitude,
  };
}
