import { Hono } from "hono";
import * as z from "zod/mini";
import { readCenters } from "#app/features/scheduling/scheduling.server.ts";
import { staffRefusals } from "#app/features/staff/refusals.ts";
import { membersAtDevice, recordAudit, switchByPin } from "#app/features/staff/staff.server.ts";
import type { Result } from "#app/lib/result.ts";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { bodyLimit } from "#app/platform/api/body-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { spendTry } from "#app/platform/limits/shared-limits.server.ts";
import { isUnreachable } from "#app/platform/reach/database-reach.server.ts";
import { pinEntry, type SharedDevice } from "../calls/settings/device-sign-in.ts";
import { dropSessionCookie, setSessionCookie } from "./cookies.server.ts";
import { deviceOfRequest, deviceTokenOf, refuseForeign, sessionOfRequest } from "./guard.server.ts";
import type { OfficeContext, OfficeEnv } from "./office-env.server.ts";
import { refusalAnswer } from "./refusal-answer.server.ts";
import { endFormerSession } from "./sign-in.server.ts";

const longestEntryBytes = 1_000;

/**
 * What a shared device does without a session: it says who may be next, changes the person by PIN, and locks itself. The cookie
 * of the device is what lets it; elsewhere a PIN opens nothing.
 */
export const deviceSignIn = new Hono<OfficeEnv>();
deviceSignIn.use(refuseForeign);
deviceSignIn.use(
  bodyLimit(
    () => longestEntryBytes,
    (context) => refusalAnswer(context as OfficeContext, "body-too-large"),
  ),
);
deviceSignIn.onError((error, context) => {
  context.var.log.error({ err: { name: error.name, message: error.message, stack: error.stack } });
  return refusalAnswer(context, isUnreachable(error) ? "unavailable" : "internal");
});

deviceSignIn.get("/", async (context) => {
  const [device, token] = [await deviceOfRequest(context), deviceTokenOf(context)];
  // Every browser asks once its session has ended, and most are no shared devices.
  if (device === undefined || token === undefined) return context.json({ data: null });
  const { language } = context.var;
  const [members, [center], session] = await Promise.all([
    membersAtDevice(token, now()),
    readCenters({ ids: [device.place] }),
    sessionOfRequest(context),
  ]);
  return context.json({
    data: {
      name: device.name,
      placeName: center?.[`name_${language}`] ?? device.place,
      members: members.map(({ id, name, nameAr }) => ({
        id,
        name: language === "ar" && nameAr !== "" ? nameAr : name,
      })),
      signedIn: session?.member.id ?? null,
    } satisfies SharedDevice,
  });
});

deviceSignIn.post("/switch", async (context) => {
  const token = deviceTokenOf(context);
  const device = await deviceOfRequest(context);
  if (device === undefined || token === undefined) return refused(context, "device-unknown");
  if ((await spendTry("PINs at a shared device", device.id)) > 0)
    return refusalAnswer(context, "too-many-requests");
  const entry = z.safeParse(pinEntry, parseJson(await context.req.text()));
  if (!entry.success) return refusalAnswer(context, "invalid-input");
  const switched = await changePerson(context, { ...entry.data, deviceToken: token });
  if (!switched.ok) return refused(context, switched.code, switched.detail);
  // A session that began before this browser was a shared device is not one of the device's.
  await endFormerSession(context);
  setSessionCookie(context, switched.value.token);
  return context.json({ data: { memberId: switched.value.memberId } });
});

/** Ends what is open on this device: nobody has used it for too long. */
deviceSignIn.post("/lock", async (context) => {
  await endFormerSession(context);
  dropSessionCookie(context);
  return context.json({ data: {} });
});

/** In a plain transaction, which commits refusals too: a wrong PIN is counted. */
function changePerson(
  context: OfficeContext,
  entry: { readonly memberId: string; readonly pin: string; readonly deviceToken: string },
): Promise<Result<{ readonly token: string; readonly memberId: string }, keyof typeof staffRefusals>> {
  return inTransaction<unknown, Awaited<ReturnType<typeof switchByPin>>>(async (trx) => {
    const switched = await switchByPin(trx, { ...entry, now: now() });
    if (!switched.ok) return switched;
    const { memberId, name, deviceId, sessionId, place } = switched.value;
    await recordAudit(trx, {
      by: { staffId: memberId, name },
      deed: "change-person",
      deviceId,
      record: { type: "session", id: sessionId, place },
      via: "sign-in",
      requestId: context.var.requestId,
    });
    return switched;
  });
}

function refused(
  context: OfficeContext,
  code: keyof typeof staffRefusals,
  detail?: Readonly<Record<string, unknown>>,
): Response {
  return refusalAnswer(context, code, detail, { refusals: staffRefusals });
}
