import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { promiseKeys } from "#app/features/scheduling/scheduling.server.ts";
import { freeDays } from "#app/features/scheduling/signed-pages/free-days.server.ts";
import type { FreeDay, OtherTime } from "#app/features/scheduling/signed-pages/linked-plan.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { driveRefusals } from "../refusals.ts";
import { driveEnd } from "../rules/drive-times.ts";
import { wantedOf } from "../server/drives/drive-names.server.ts";
import type { DriveDetails } from "../server/drives/read-drives.server.ts";
import { readFreeDrives, termsOf, wholeHorizon } from "../server/times/find-drive-times.server.ts";
import { holderOf } from "../server/times/hold-drive.server.ts";

/** The other free times of a drive at its showroom. */
export async function otherTimesOf(drive: DriveDetails, now: Date): Promise<FreeDay[]> {
  const own = drive.startsAt === null ? undefined : drive.startsAt.getTime() / 60_000;
  const except = { ...holderOf(drive.id), appointmentId: drive.id };
  const request = { ...subjectOf(drive), showroomIds: [drive.showroom.id], except, now };
  const free = await readFreeDrives(request, wholeHorizon(now));
  return freeDays(free.filter(({ start }) => start !== own));
}

/** A time as it was chosen on a page. Every free time is open to the link's owner: the promise is made here. */
export function chosenTime(drive: DriveDetails, { start }: OtherTime, now: Date) {
  const slot = { centerId: drive.showroom.id, start, end: driveEnd(start) };
  const [promiseKey = ""] = promiseKeys(termsOf(subjectOf(drive)), [slot], now);
  return { startsAt: new Date(start * 60_000), promiseKey };
}

/** Scheduling's own sentence speaks of technicians. */
const taken = {
  en: "This time has just been taken. Please choose another one.",
  ar: "حُجز هذا الموعد للتو. يُرجى اختيار موعد آخر.",
};

/** Why a time was not taken. */
export function sentenceOf(code: string, language: Language): string {
  const sentences = { ...schedulingRefusals, ...driveRefusals, "slot-taken": taken };
  const { [code as keyof typeof sentences]: sentence } = sentences;
  return (sentence ?? taken)[language];
}

function subjectOf({ brand, model, vehicleNo }: DriveDetails) {
  return wantedOf({ brand, model, vehicle_no: vehicleNo });
}
