import type { Insertable, Transaction } from "kysely";
import { contentClient } from "#app/features/content/content.server.ts";
import { saveRequest } from "#app/features/leads/leads.server.ts";
import { withCommas } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { newId } from "#app/lib/id.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { testDrivePageQuery } from "../../content/test-drive-page.ts";
import type { Actor, DriveCode } from "../../rules/drive-states.ts";
import type { LicenseCountry } from "../../rules/license.ts";
import type { Drive, TestDriveTables } from "../../tables.ts";
import type { DriveCarRow } from "../cars/read-cars.server.ts";
import { notifyOfDrive } from "../messages/notify-of-drive.server.ts";
import { showroomPath } from "./drive-link.server.ts";
import { leadMessage } from "./lead-message.server.ts";

/** Who wants to drive. The number has the eight digits of forms. */
export interface Driver {
  readonly customerId: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  /** A code has confirmed it. */
  readonly isPhoneConfirmed: boolean;
  readonly email: string | undefined;
  readonly notes: string;
  readonly marketingConsent: boolean;
  readonly language: Language;
}
/** What is driven, where and when; without a time it is a request. */
export interface Planned {
  readonly id: string;
  readonly subject: Pick<DriveCarRow, "brand" | "model" | "vehicle_no" | "model_en" | "model_ar">;
  readonly showroomId: string;
  readonly timeZone: string;
  readonly time: { readonly car: DriveCarRow; readonly startsAt: Date; readonly endsAt: Date } | null;
  readonly license: { readonly country: LicenseCountry; readonly validUntil: string } | undefined;
  /** The codes that it begins with; the last one is its code. */
  readonly codes: readonly (readonly [code: DriveCode, actor: Actor])[];
}
export interface SavedDrive {
  readonly id: string;
  readonly reference: string;
  readonly code: DriveCode;
  readonly version: number;
}

/** The id of a drive before it is saved: its hour is taken under it. */
export function newDriveId(now: Date): string {
  return newId<"Drive">(now.getTime());
}

/** Writes a drive, its lead and the job of its messages, all in the caller's transaction. */
export async function saveDrive(
  transaction: AnyTransaction,
  planned: Planned,
  driver: Driver,
  now: Date,
): Promise<SavedDrive> {
  const code = planned.codes.at(-1)?.[0] ?? "requested";
  const number = await insertDrive(
    tablesOf<TestDriveTables>(transaction),
    rowOf(planned, driver, code, now),
    planned,
  );
  const reference = referenceOf(number, `${config.served.code}D`);
  await saveLead(transaction, { ...planned, reference }, driver, now);
  const version = planned.codes.length;
  await sendJob(transaction, notifyOfDrive, { driveId: planned.id, version });
  return { id: planned.id, reference, code, version };
}

async function insertDrive(
  trx: Transaction<TestDriveTables>,
  row: Insertable<Drive>,
  { id, codes }: Planned,
): Promise<number> {
  const { number } = await trx
    .insertInto("test_drive.drive")
    .values(row)
    .returning("number")
    .executeTakeFirstOrThrow();
  const moves = codes.map(([code, actor], place) => ({ code, actor, version: place + 1 }));
  await trx
    .insertInto("test_drive.drive_move")
    .values(moves.map((move) => ({ ...move, drive_id: id, at: row.created_at })))
    .execute();
  return number;
}

function rowOf(
  { id, subject, showroomId, time, license, codes }: Planned,
  driver: Driver,
  code: DriveCode,
  now: Date,
): Insertable<Drive> {
  return {
    id,
    customer_id: driver.customerId ?? null,
    first_name: driver.firstName,
    last_name: driver.lastName,
    phone: internationalPhone(driver.mobile, config.importer.country),
    email: driver.email ?? null,
    language: driver.language,
    brand: subject.brand,
    model: subject.model,
    vehicle_no: subject.vehicle_no,
    model_en: subject.model_en,
    model_ar: subject.model_ar,
    showroom_id: showroomId,
    car_id: time?.car.id ?? null,
    starts_at: time?.startsAt ?? null,
    ends_at: time?.endsAt ?? null,
    notes: driver.notes,
    license_country: license?.country ?? null,
    license_until: license?.validUntil ?? null,
    code,
    version: codes.length,
    notified_version: 0,
    created_at: now,
  };
}

/** Every drive is a lead: the people of the showroom get it by mail, and the CRM. */
async function saveLead(
  transaction: AnyTransaction,
  { id, reference, subject, showroomId, timeZone, time, license }: Planned & { readonly reference: string },
  { language, notes, ...person }: Driver,
  now: Date,
): Promise<void> {
  const { language: theirs } = config.leads;
  const car = time === null ? "" : carInWords(time.car, theirs);
  const startsAt = time?.startsAt ?? null;
  const request = {
    ...person,
    kind: "test-drive" as const,
    message: leadMessage({ reference, startsAt, timeZone, car, license, notes }, theirs),
    answerAt: `${origin()}${showroomPath({ id, reference })}`,
    consentText: person.marketingConsent ? await consentText(transaction, language) : undefined,
    model: subject.vehicle_no === null ? subject.model : undefined,
    vehicleNo: subject.vehicle_no ?? undefined,
    location: showroomId,
    page: "/test-drive",
  };
  await saveRequest(transaction, request, { idempotencyKey: `drive ${id}`, language, now });
}

/** The words beside the box for offers; undefined where another system has them. */
async function consentText(trx: AnyTransaction, language: Language): Promise<string | undefined> {
  if (config.backends.content !== undefined) return undefined;
  const page = await queryContent(testDrivePageQuery, {
    ...contentClient(trx),
    brand: config.brand,
    language,
  });
  return page.ok ? page.value.consentLabel : undefined;
}

/** A car as staff find it in the yard. */
function carInWords(car: DriveCarRow, language: Language): string {
  return withCommas([car[`trim_${language}`], car[`color_${language}`], car.plate], language);
}
