import { signedPages } from "#app/features/scheduling/signed-pages/signed-pages.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { cancelDrive, changeDrive } from "../server/drives/change-drive.server.ts";
import { drivePageWords } from "./drive-page-words.ts";
import { type DrivePlan, openDrive } from "./drive-plan.server.ts";
import { addLicensePage, licensePart } from "./license-pages.server.ts";
import { licenseSection } from "./license-view.server.ts";
import { chosenTime, otherTimesOf, sentenceOf } from "./times-to-choose.server.ts";

/** The pages of a test drive's signed link, at `/drive/<token>`. */
export const drivePages = signedPages<DrivePlan>(
  {
    name: "drive",
    words: drivePageWords,
    bookingAddress: "/test-drive",
    open: openDrive,
    findOtherTimes: ({ drive }, now) => otherTimesOf(drive, now),
    cancel: ({ plan, version, now }) =>
      allOrNothing((trx) => cancelDrive(trx, { id: plan.id, version, owner: { byLink: true }, now })),
    move: ({ plan, version, now }, time) => {
      const { showroom } = plan.drive;
      const change = { id: plan.id, version, owner: { byLink: true }, showroomId: showroom.id, now } as const;
      return allOrNothing((trx) => changeDrive(trx, { ...change, ...chosenTime(plan.drive, time, now) }));
    },
    sentenceOf,
    largeBodies: [licensePart],
    more: (plan, base) => licenseSection(plan, base, now()),
  },
  addLicensePage,
);
