import { html } from "hono/html";
import type { LinkedPlan } from "#app/features/scheduling/signed-pages/linked-plan.server.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { origin } from "#app/platform/config.server.ts";
import { driveEntryOf } from "../drive-calendar.ts";
import { driveOfLink } from "../server/drives/drive-link.server.ts";
import { type DriveDetails, readDrive } from "../server/drives/read-drives.server.ts";
import { type LicenseUpload, licenseUploads } from "../server/license/read-license.server.ts";
import { drivePageWords } from "./drive-page-words.ts";

/** A test drive, as its driver's link opens it. */
export interface DrivePlan extends LinkedPlan {
  readonly drive: DriveDetails;
  readonly uploads: readonly LicenseUpload[];
}

/** Day and time of an instant at the showroom of a drive. */
export function momentOf(
  { drive: { timeZone }, language }: { readonly drive: DriveDetails; readonly language: Language },
  at: Date,
): string {
  return momentInWords(at, timeZone, language);
}

/** What a token opens, in the requested language or its driver's. */
export async function openDrive(
  token: string,
  requested: string | undefined,
  now: Date,
): Promise<Result<DrivePlan, "forged" | "expired">> {
  const found = await driveOfLink(token, now);
  if (!found.ok) return found;
  const first = await readDrive(found.value, isLanguage(requested) ? requested : "en", now);
  if (first === undefined) return refuse("forged");
  const language = isLanguage(requested) ? requested : first.driver.language;
  const drive =
    language === "en" || isLanguage(requested) ? first : await readDrive(found.value, language, now);
  if (drive === undefined) return refuse("forged");
  return succeed({ ...planOf(drive, language), uploads: await licenseUploads(drive.id) });
}

function planOf(drive: DriveDetails, language: Language): Omit<DrivePlan, "uploads"> {
  const { id, reference, version, timeZone, startsAt, endsAt, mayChange, showroom: place } = drive;
  const words = drivePageWords.of(language);
  const time = startsAt && endsAt && { start: startsAt.toISOString(), end: endsAt.toISOString() };
  return {
    ...{ id, drive, language, reference, version, timeZone, place, mayChange, time },
    isCanceled: drive.code === "canceled",
    isRejected: drive.code === "rejected",
    state: stateOf(drive, language),
    facts: html`<div><dt>${words.car}</dt><dd>${drive.carName}</dd></div>`,
    entry: drive.code === "rejected" ? null : (driveEntryOf(drive, language, origin()) ?? null),
  };
}

/** How it stands, in a sentence. */
function stateOf({ code, startsAt, lostStart, mayChange }: DriveDetails, language: Language): string {
  const words = drivePageWords.of(language);
  const ahead = (sentence: string) => (mayChange ? sentence : `${sentence} ${words.closedLead}`);
  switch (code) {
    case "requested":
      if (startsAt !== null) return ahead(words.requested);
      return lostStart === null ? words.withoutTime : words.lost;
    case "confirmed":
      return ahead(words.confirmed);
    case "arrived":
    case "out":
    case "returned":
      return words.underWay;
    case "rejected":
      return words.rejected;
    case "canceled":
      return words.canceledLead;
    case "no-show":
      return words.noShow;
  }
}
