import { html } from "hono/html";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { promiseKeys } from "#app/features/scheduling/scheduling.server.ts";
import { allOrNothing } from "#app/features/scheduling/signed-pages/all-or-nothing.server.ts";
import { freeDays } from "#app/features/scheduling/signed-pages/free-days.server.ts";
import type {
  LinkedPlan,
  OtherTime,
  Seen,
} from "#app/features/scheduling/signed-pages/linked-plan.server.ts";
import { signedPages } from "#app/features/scheduling/signed-pages/signed-pages.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { origin } from "#app/platform/config.server.ts";
import { driveEntryOf } from "../drive-calendar.ts";
import { driveRefusals } from "../refusals.ts";
import { driveEnd } from "../rules/drive-times.ts";
import { cancelDrive, changeDrive, wantedOf } from "../server/drives/change-drive.server.ts";
import { driveOfLink } from "../server/drives/drive-link.server.ts";
import { type DriveDetails, readDrive } from "../server/drives/read-drives.server.ts";
import { readFreeDrives, termsOf, wholeHorizon } from "../server/times/find-drive-times.server.ts";
import { holderOf } from "../server/times/hold-drive.server.ts";
import { drivePageWords } from "./drive-page-words.ts";

/** A test drive, as its link opens it. */
interface DrivePlan extends LinkedPlan {
  readonly drive: DriveDetails;
}

/** The pages of a test drive's signed link, at `/drive/<token>`. */
export const drivePages = signedPages<DrivePlan>({
  name: "drive",
  words: drivePageWords,
  bookingAddress: "/test-drive",
  open: openDrive,
  findOtherTimes: async ({ drive }, now) => {
    const own = drive.startsAt === null ? undefined : drive.startsAt.getTime() / 60_000;
    const except = { ...holderOf(drive.id), appointmentId: drive.id };
    const request = { ...subjectOf(drive), showroomIds: [drive.showroom.id], except, now };
    const free = await readFreeDrives(request, wholeHorizon(now));
    return freeDays(free.filter(({ start }) => start !== own));
  },
  cancel: ({ plan, version, now }) =>
    allOrNothing((trx) => cancelDrive(trx, { id: plan.id, version, owner: { byLink: true }, now })),
  move: moveDrive,
  sentenceOf: (code, language) => {
    const sentences = { ...schedulingRefusals, ...driveRefusals };
    const { [code as keyof typeof sentences]: sentence } = sentences;
    return (sentence ?? schedulingRefusals["slot-taken"])[language];
  },
});

/** Moves it to another time at its showroom. Every free time is open to the link's owner: the promise is made here. */
function moveDrive({ plan, version, now }: Seen<DrivePlan>, { start }: OtherTime) {
  const { id: showroomId } = plan.drive.showroom;
  const slot = { centerId: showroomId, start, end: driveEnd(start) };
  const [promiseKey = ""] = promiseKeys(termsOf(subjectOf(plan.drive)), [slot], now);
  const startsAt = new Date(start * 60_000);
  return allOrNothing((trx) =>
    changeDrive(trx, {
      id: plan.id,
      version,
      owner: { byLink: true },
      showroomId,
      startsAt,
      promiseKey,
      now,
    }),
  );
}

function subjectOf({ brand, model, vehicleNo }: DriveDetails) {
  return wantedOf({ brand, model, vehicle_no: vehicleNo });
}

async function openDrive(
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
  return drive === undefined ? refuse("forged") : succeed(planOf(drive, language));
}

function planOf(drive: DriveDetails, language: Language): DrivePlan {
  const { id, reference, version, timeZone, startsAt, endsAt, mayChange, showroom: place } = drive;
  const words = drivePageWords.of(language);
  const time = startsAt && endsAt && { start: startsAt.toISOString(), end: endsAt.toISOString() };
  return {
    ...{ id, drive, language, reference, version, timeZone, place, mayChange, time },
    isCanceled: drive.code === "canceled",
    state: stateOf(drive, language),
    facts: html`<div><dt>${words.car}</dt><dd>${drive.carName}</dd></div>`,
    entry: driveEntryOf(drive, language, origin()) ?? null,
  };
}

/** How it stands, in a sentence. */
function stateOf({ code, startsAt, lostStart }: DriveDetails, language: Language): string {
  const words = drivePageWords.of(language);
  switch (code) {
    case "requested":
      if (startsAt !== null) return words.requested;
      return lostStart === null ? words.withoutTime : words.lost;
    case "confirmed":
      return words.confirmed;
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
