import type { Markup } from "#app/features/account/account.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { driveOfShowroomLink } from "../server/drives/drive-link.server.ts";
import { type DriveDetails, readDrive } from "../server/drives/read-drives.server.ts";
import { movesOf, type PastMove } from "../server/drives/read-moves.server.ts";
import { type LicenseUpload, licenseUploads } from "../server/license/read-license.server.ts";

/** A test drive, as the showroom's link opens it. */
export interface ShowroomPlan {
  readonly id: string;
  readonly version: number;
  readonly language: Language;
  readonly drive: DriveDetails;
  readonly moves: readonly PastMove[];
  readonly uploads: readonly LicenseUpload[];
  readonly openedAt: Date;
}
/** What a page of the showroom shows: the drive, where its own pages are, and what was just done or refused. */
export interface ShownDrive {
  readonly plan: ShowroomPlan;
  /** `/showroom/<token>`. */
  readonly base: string;
  readonly notice?: Markup | undefined;
}

/** What a token opens, in the requested language or in that of the showroom's mails. */
export async function openForStaff(
  token: string,
  requested: string | undefined,
  at: Date,
): Promise<Result<ShowroomPlan, "forged" | "expired">> {
  const found = await driveOfShowroomLink(token, at);
  if (!found.ok) return found;
  const id = found.value;
  const language = isLanguage(requested) ? requested : config.leads.language;
  const [drive, moves, uploads] = await Promise.all([
    readDrive(id, language, at),
    movesOf(id),
    licenseUploads(id),
  ]);
  if (drive === undefined) return refuse("forged");
  return succeed({ id, version: drive.version, language, drive, moves, uploads, openedAt: at });
}
