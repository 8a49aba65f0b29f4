import { Hono } from "hono";
import * as z from "zod";
import { signedPageWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { sentSlot } from "#app/features/scheduling/signed-pages/sent-slot.server.ts";
import { type GuardedEnv, guardPages } from "#app/features/signed-pages/guard-pages.server.ts";
import { noneSayer } from "#app/features/signed-pages/none-page.server.ts";
import { sentForm } from "#app/features/signed-pages/sent-form.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { licenseSides } from "../rules/license.ts";
import { isOnPlan, movesOfStaff, outageHours } from "../rules/showroom-moves.ts";
import { moveByStaff, tickOriginal } from "../server/drives/staff-moves.server.ts";
import { licensePicture } from "../server/license/read-license.server.ts";
import { planByStaff } from "../server/showroom/plan-by-staff.server.ts";
import { takeCarOut } from "../server/showroom/take-car-out.server.ts";
import { baseOf, choose, leadBack, reopened, sayMeanwhile } from "./showroom-answers.server.ts";
import { showroomPageWords } from "./showroom-page-words.ts";
import { openForStaff, type ShowroomPlan } from "./showroom-plan.server.ts";
import { doneNotice, longestReason, problemNotice, showroomPage } from "./showroom-views.server.ts";
import { chosenTime, sentenceOf } from "./times-to-choose.server.ts";

type Env = GuardedEnv<ShowroomPlan>;

const kind = { name: "showroom", open: openForStaff } as const;
const sayNone = noneSayer(showroomPageWords);

/**
 * The pages on which the staff of a showroom answer one test drive, at `/showroom/<token>` (decision 078). Looking changes
 * nothing; every form says the version that it was shown with.
 */
export const showroomPages = new Hono<Env>();
guardPages(showroomPages, kind, sayNone);

const done = z.object({
  done: z.enum(["saved", "out-of-service"]).optional().catch(undefined),
  moved: z.coerce.number().int().min(0).catch(0),
  lost: z.coerce.number().int().min(0).catch(0),
});

showroomPages.get("/:token", async (context) => {
  const { opened: plan } = context.var;
  const words = showroomPageWords.of(plan.language);
  const was = done.parse(context.req.query());
  const sentence = was.done === "saved" ? words.saved : words.outageDone(was.moved, was.lost);
  const notice = was.done === undefined ? undefined : doneNotice(sentence);
  return context.html(await showroomPage({ plan, base: baseOf(context), notice }));
});

showroomPages.post("/:token/move", async (context) => {
  const { opened: plan } = context.var;
  const { version, field } = await sentForm(context);
  const to = movesOfStaff(plan.drive, now()).find((code) => code === field("to"));
  if (to !== undefined) {
    const seen = { id: plan.id, version, now: now() };
    const moved = await allOrNothing((trx) => moveByStaff(trx, { ...seen, to }));
    if (moved.ok) return leadBack(context, "saved");
  }
  const after = await reopened(context);
  // Twice at once, or sent again: it is so already.
  if (after.drive.code === field("to")) return leadBack(context, "saved");
  return sayMeanwhile(context, after);
});

showroomPages.post("/:token/original", async (context) => {
  const { opened: plan } = context.var;
  const { field } = await sentForm(context);
  const seen = z.enum(["yes", "no"]).safeParse(field("seen"));
  if (!seen.success || !isOnPlan(plan.drive)) return sayMeanwhile(context, plan);
  const isSeen = seen.data === "yes";
  await inTransaction<unknown, void>((trx) => tickOriginal(trx, { id: plan.id, isSeen, now: now() }));
  return leadBack(context, "saved");
});

showroomPages.get("/:token/license/:side", async (context) => {
  const { opened: plan } = context.var;
  const side = licenseSides.find((one) => one === context.req.param("side"));
  const picture = side && (await licensePicture(plan.id, side));
  if (picture === undefined) return sayNone(context, "forged", 404);
  log.info({ driveId: plan.id, side }, "the picture of a license was looked at");
  return context.body(new Uint8Array(picture), 200, {
    "Content-Type": "image/jpeg",
    "X-Content-Type-Options": "nosniff",
  });
});

showroomPages.get("/:token/change", async (context) => choose(context, context.var.opened));
showroomPages.post("/:token/change", async (context) => {
  const { opened: plan } = context.var;
  const { version, field } = await sentForm(context);
  const slot = sentSlot(field("slot"));
  const { chooseTime } = signedPageWords.of(plan.language);
  if (slot === undefined) return choose(context, plan, { status: 422, problem: chooseTime });
  const at = now();
  const seen = { id: plan.id, version, now: at };
  const planned = await allOrNothing((trx) =>
    planByStaff(trx, { ...seen, ...chosenTime(plan.drive, slot, at) }),
  );
  if (planned.ok) return leadBack(context, "saved");
  const after = await reopened(context);
  if (after.drive.startsAt?.getTime() === slot.start * 60_000) return leadBack(context, "saved");
  return choose(context, after, { status: 409, problem: sentenceOf(planned.code, after.language) });
});

showroomPages.post("/:token/out-of-service", async (context) => {
  const { opened: plan } = context.var;
  const { version, field } = await sentForm(context);
  const hours = outageHours.find((one) => String(one) === field("hours"));
  const reason = field("reason");
  if (hours === undefined || reason === "" || reason.length > longestReason) {
    const notice = problemNotice(showroomPageWords.of(plan.language).outageWrong);
    return context.html(await showroomPage({ plan, base: baseOf(context), notice }), 422);
  }
  const outage = { id: plan.id, version, hours, reason, now: now() };
  const taken = await allOrNothing((trx) => takeCarOut(trx, outage));
  if (!taken.ok) return sayMeanwhile(context, await reopened(context));
  const { moved, lost } = taken.value;
  return leadBack(context, `out-of-service&moved=${moved.length}&lost=${lost.length}`);
});

showroomPages.all("*", (context) => sayNone(context, "forged", 404));
