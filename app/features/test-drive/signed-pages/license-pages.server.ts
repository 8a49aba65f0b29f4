import type { Context, Hono } from "hono";
import type { GuardedEnv } from "#app/features/signed-pages/guard-pages.server.ts";
import { QueueFull } from "#app/lib/queue/work-queue.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { readUpload } from "#app/platform/uploads/read-upload.server.ts";
import { type LicenseSide, licenseSides, uploadObstacle } from "../rules/license.ts";
import { cleanPicture } from "../server/license/license-picture.server.ts";
import { saveLicense } from "../server/license/save-license.server.ts";
import type { DrivePlan } from "./drive-plan.server.ts";
import { type LicenseProblem, licensePage } from "./license-view.server.ts";

type PlanContext = Context<GuardedEnv<DrivePlan>>;
type Pictures = ReadonlyMap<LicenseSide, Buffer>;

/** The last part of the page's address; its body has a limit of its own. */
export const licensePart = "license";

/**
 * Adds the page on which a driver adds pictures of their license to one drive. What was added is never shown again: only the
 * showroom's page has it.
 */
export function addLicensePage(pages: Hono<GuardedEnv<DrivePlan>>): void {
  pages.get(`/:token/${licensePart}`, (context) => {
    const isDone = context.req.query("done") === "added";
    return showPage(context, 200, isDone ? { isDone: true } : {});
  });
  pages.post(`/:token/${licensePart}`, async (context) => {
    const { drive, language } = context.var.opened;
    if (uploadObstacle(drive, now()) !== undefined) return showPage(context, 409);
    const read = await readPictures(context.req.raw);
    const saved = read.ok
      ? await allOrNothing((trx) => saveLicense(trx, { driveId: drive.id, pictures: read.value, now: now() }))
      : read;
    if (saved.ok)
      return context.redirect(`${baseOf(context)}/${licensePart}?lang=${language}&done=added`, 303);
    if (saved.code === "upload-closed") return showPage(context, 409);
    return showPage(context, statuses[saved.code as LicenseProblem] ?? 422, {
      problem: saved.code as LicenseProblem,
    });
  });
}

const statuses = {
  none: 422,
  "too-large": 413,
  "not-a-form": 422,
  "not-a-picture": 422,
  "broken-picture": 422,
  "too-many-uploads": 429,
  busy: 503,
} as const satisfies Record<LicenseProblem, number>;

/** The pictures of a form, by their sides, as they are stored. Refuses all of them where one is refused. */
async function readPictures(request: Request): Promise<Result<Pictures, LicenseProblem>> {
  const read = await readUpload(request, {
    fields: licenseSides,
    bytesPerFile: config.limits.uploadBytes,
  });
  if (!read.ok) return read;
  const pictures = new Map<LicenseSide, Buffer>();
  for (const side of licenseSides) {
    const sent = read.value.get(side);
    if (sent === undefined) continue;
    const cleaned = await cleanPicture(sent).catch((error) => {
      if (error instanceof QueueFull) return refuse("busy");
      throw error;
    });
    if (!cleaned.ok) return cleaned;
    pictures.set(side, cleaned.value);
  }
  return pictures.size === 0 ? refuse("none") : succeed(pictures);
}

function baseOf(context: PlanContext): string {
  return `/drive/${context.req.param("token")}`;
}

async function showPage(
  context: PlanContext,
  status: 200 | 409 | 413 | 422 | 429 | 503,
  said: { readonly isDone?: boolean; readonly problem?: LicenseProblem } = {},
): Promise<Response> {
  const shown = { plan: context.var.opened, base: baseOf(context), now: now(), ...said };
  return context.html(await licensePage(shown), status);
}
