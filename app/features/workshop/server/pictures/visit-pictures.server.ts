import type { FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { mostPictures } from "../../rules/picture-kind.ts";
import type { WorkshopTables } from "../../tables.ts";
import { noticeDelayMs, notifyOfSignature } from "../messages/signature-news.server.ts";
import { endSignature } from "../visits/end-signature.server.ts";
import {
  announceVisit,
  openVisit,
  type Saved,
  saveVisit,
  type VisitDeed,
  type VisitRefusal,
  type VisitRow,
  visitAsSeen,
} from "../visits/save-visit.server.ts";
import type { StoredPicture } from "./store-files.server.ts";
import { deleteFilesOf, getVisitFile } from "./visit-files.server.ts";

/** Pictures come in parallel and overwrite nothing, so they go by no version, and leave that of the visit. */
type PictureDeed = Omit<VisitDeed, "version">;

/** Adds a stored picture to a visit; twelve at most. A signature that was given without it ends. */
export async function addVisitPicture(
  trx: AnyTransaction,
  { picture, caption, ...deed }: PictureDeed & { readonly picture: StoredPicture; readonly caption: string },
): Promise<Result<Saved, "not-found" | "visit-ended" | "too-many-pictures">> {
  const visit = await openVisit(trx, deed.appointmentId);
  if (!visit.ok) return visit;
  const tables = tablesOf<WorkshopTables>(trx);
  const { count } = await tables
    .selectFrom("workshop.picture")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("appointment_id", "=", deed.appointmentId)
    .executeTakeFirstOrThrow();
  if (count >= mostPictures) return refuse("too-many-pictures");
  const { fileId: id, width, height } = picture;
  await tables
    .insertInto("workshop.picture")
    .values({
      ...{ id, appointment_id: deed.appointmentId, caption, width, height },
      ...{ by_name: deed.by.name, taken_at: deed.now },
    })
    .execute();
  const added = { field: "picture", before: null, after: id };
  return succeed(await withoutSignature(trx, visit.value, added, deed));
}

/** Removes a picture of a visit, its file after it. A signature that was given with it ends. */
export async function removeVisitPicture(
  trx: AnyTransaction,
  { pictureId, ...deed }: PictureDeed & { readonly pictureId: string },
): Promise<Result<Saved, "not-found" | "visit-ended">> {
  const { appointmentId } = deed;
  const visit = await openVisit(trx, appointmentId);
  if (!visit.ok) return visit;
  const picture = await tablesOf<WorkshopTables>(trx)
    .deleteFrom("workshop.picture")
    .where("id", "=", pictureId)
    .where("appointment_id", "=", appointmentId)
    .returning("taken_at")
    .executeTakeFirst();
  if (picture === undefined) return refuse("not-found");
  await deleteFilesOf(trx, [pictureId]);
  const removed = { field: "picture", before: pictureId, after: null };
  const { signed_at: signedAt, version, center_id: centerId } = visit.value;
  if (signedAt === null || picture.taken_at > signedAt) {
    await announceVisit(trx, centerId);
    return succeed({ version, changes: [removed] });
  }
  return succeed(await withoutSignature(trx, visit.value, removed, deed));
}

/** A visit whose pictures are others than those that were signed. */
async function withoutSignature(
  trx: AnyTransaction,
  visit: VisitRow,
  change: FieldChange,
  deed: PictureDeed,
): Promise<Saved> {
  if (visit.signed_at === null) {
    await announceVisit(trx, visit.center_id);
    return { version: visit.version, changes: [change] };
  }
  const saved = await saveVisit(trx, visit, await endSignature(trx, visit, deed, "pictures"), deed);
  return { version: saved.version, changes: [change, ...saved.changes] };
}

/**
 * Adds the stored signature of the person who brought the car; the customer gets what was signed a minute later. A second one
 * takes the place of the first, which is kept.
 */
export async function signVisit(
  trx: AnyTransaction,
  { fileId, signedName, ...deed }: VisitDeed & { readonly fileId: string; readonly signedName: string },
): Promise<Result<Saved, VisitRefusal>> {
  const seen = await visitAsSeen(trx, deed);
  if (!seen.ok) return seen;
  await endSignature(trx, seen.value, deed);
  const values = { signature_file: fileId, signed_at: deed.now, signed_name: signedName };
  const saved = await saveVisit(trx, seen.value, values, deed);
  const signed = { appointmentId: deed.appointmentId, signature: fileId, holds: true };
  await sendJob(trx, notifyOfSignature, signed, { after: noticeDelayMs });
  return succeed(saved);
}

/** A picture or signature with where its visit is, so that a route can check who may see it. */
export interface VisitFile {
  readonly bytes: Buffer;
  readonly type: "image/jpeg" | "image/png";
  readonly appointmentId: string;
  readonly customerId: string;
  readonly centerId: string;
}

/** A picture by its id; undefined where there is none. */
export async function visitPicture(id: string): Promise<VisitFile | undefined> {
  const row = await database<WorkshopTables>()
    .selectFrom("workshop.picture as picture")
    .innerJoin("workshop.visit as visit", "visit.appointment_id", "picture.appointment_id")
    .select(["visit.appointment_id", "visit.customer_id", "visit.center_id"])
    .where("picture.id", "=", id)
    .executeTakeFirst();
  return row && fileOf(id, "image/jpeg", row);
}

/** The signature of a visit; undefined where nobody has signed. */
export async function visitSignature(appointmentId: string): Promise<VisitFile | undefined> {
  const row = await database<WorkshopTables>()
    .selectFrom("workshop.visit")
    .select(["appointment_id", "customer_id", "center_id", "signature_file"])
    .where("appointment_id", "=", appointmentId)
    .executeTakeFirst();
  if (row === undefined || row.signature_file === null) return undefined;
  return fileOf(row.signature_file, "image/png", row);
}

/** A signature that holds no longer, by its id; undefined where there is none. */
export async function formerSignature(id: string): Promise<VisitFile | undefined> {
  const row = await database<WorkshopTables>()
    .selectFrom("workshop.former_signature as signature")
    .innerJoin("workshop.visit as visit", "visit.appointment_id", "signature.appointment_id")
    .select(["visit.appointment_id", "visit.customer_id", "visit.center_id"])
    .where("signature.id", "=", id)
    .executeTakeFirst();
  return row && fileOf(id, "image/png", row);
}

async function fileOf(
  fileId: string,
  type: VisitFile["type"],
  row: { readonly appointment_id: string; readonly customer_id: string; readonly center_id: string },
): Promise<VisitFile | undefined> {
  const bytes = await getVisitFile(fileId);
  const { appointment_id: appointmentId, customer_id: customerId, center_id: centerId } = row;
  return bytes && { bytes, type, appointmentId, customerId, centerId };
}
