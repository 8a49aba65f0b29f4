import type { Language } from "#app/i18n/language.ts";
import { driveWords } from "../../words.ts";
import { type DriveDetails, drivesOfCustomer } from "./read-drives.server.ts";

/** A drive as an activity of its customer's dashboard. */
export interface DriveActivity {
  readonly id: string;
  /** A request without a time is a lead that the showroom answers. */
  readonly type: "testDrive" | "lead";
  readonly code: string;
  readonly status: string;
  readonly title: string;
  readonly reference: string;
  readonly at: string;
  readonly endAt?: string;
  readonly location: string;
  readonly phoneNumber: string;
  readonly timeZone: string;
  /** The path of its page, where it is moved and canceled. */
  readonly link: string;
  /** The start that it lost with its car, until there is another one. */
  readonly lostAt?: string | undefined;
  readonly actions: ("view" | "edit" | "cancel")[];
}

/** A customer's test drives and requests, in no order. One query, two where there are any. */
export async function driveActivities(
  customerId: string,
  language: Language,
  now: Date,
): Promise<DriveActivity[]> {
  return (await drivesOfCustomer(customerId, language, now)).map((drive) => activityOf(drive, language));
}

function activityOf(drive: DriveDetails, language: Language): DriveActivity {
  const { id, code, status, reference, startsAt, endsAt, lostStart, showroom, timeZone, mayChange, path } =
    drive;
  const time =
    startsAt === null || endsAt === null
      ? { type: "lead" as const, at: drive.createdAt.toISOString() }
      : { type: "testDrive" as const, at: startsAt.toISOString(), endAt: endsAt.toISOString() };
  return {
    ...{ id, code, status, reference, timeZone, ...time },
    title: `${driveWords.of(language).calendarEntry}: ${drive.carName}`,
    location: showroom.title,
    phoneNumber: showroom.phoneNumber,
    link: path,
    lostAt: startsAt === null && code === "requested" ? lostStart?.toISOString() : undefined,
    actions: mayChange ? ["view", "edit", "cancel"] : ["view"],
  };
}
