import type { Selectable } from "kysely";
import { closeTask } from "#app/features/leads/staff-leads.server.ts";
import { type BayHours, releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { answerRefusals } from "../refusals.ts";
import { canAnswer, type RequestAnswer, type RequestCode } from "../rules/request-states.ts";
import type { CampaignRequest, CampaignsTables } from "../tables.ts";
import { taskKeyOf } from "./leave-campaign-task.server.ts";
import { notifyOfAnswer } from "./notify-of-answer.server.ts";

export interface CampaignAnswer {
  readonly by: StaffActor;
  readonly id: string;
  /** The version that they saw; without it the request is answered as it is. */
  readonly version?: number | undefined;
  readonly answer: RequestAnswer;
  readonly reason?: string | undefined;
  readonly now: Date;
}
export interface AnsweredRequest {
  readonly version: number;
  readonly code: RequestCode;
  readonly centerId: string;
  readonly changes: readonly FieldChange[];
}
type FreedHours = (trx: AnyTransaction, hours: BayHours) => Promise<void>;

let freed: FreedHours | undefined;

/** Sets what happens with hours that an answer gives back. The waiting list, which offers them, calls it when it is loaded. */
export function provideFreedHours(offer: FreedHours): void {
  freed = offer;
}

/**
 * Answers a request to take part in a campaign: a confirmation leaves its hours as they are, anything else gives them back and
 * offers them to who waits. The person is notified, and the task of the request is closed with it. Refuses a request that
 * is gone (`campaign-request-not-found`), answered already or too late to confirm (`campaign-answer-not-possible`), or changed.
 */
export async function answerCampaignRequest(
  trx: AnyTransaction,
  { by, id, version, answer, reason = "", now }: CampaignAnswer,
): Promise<Result<AnsweredRequest, keyof typeof answerRefusals | "changed-meanwhile">> {
  const request = await lockRequest(trx, id);
  if (request === undefined) return refuse("campaign-request-not-found");
  const { code: before, answered_name, answered_at } = request;
  if (version !== undefined && version !== request.version)
    return refuse("changed-meanwhile", { by: answered_name, at: answered_at?.toISOString() ?? null });
  const state = { code: before as RequestCode, startsAt: request.starts_at };
  if (!canAnswer(state, answer, now)) return refuse("campaign-answer-not-possible", { code: before });
  const saved = await saveAnswer(trx, request, { by, answer, reason, now });
  if (answer !== "CNF") await giveBack(trx, request, now);
  await closeTask(trx, {
    idempotencyKey: taskKeyOf(id),
    by,
    outcome: answer === "CNF" ? "won" : "lost",
    now,
  });
  await sendJob(trx, notifyOfAnswer, { requestId: id });
  await announceChange(trx, [`service/${request.center_id}`, "queue"]);
  const changes = changesBetween({ code: before, reason: "" }, { code: answer, reason });
  return succeed({ version: saved, code: answer, centerId: request.center_id, changes });
}

/** Only requests without an appointment are answered: with one it is the appointment that is confirmed. */
function lockRequest(trx: AnyTransaction, id: string): Promise<Selectable<CampaignRequest> | undefined> {
  return tablesOf<CampaignsTables>(trx)
    .selectFrom("booking.campaign_request")
    .selectAll()
    .where("id", "=", id)
    .where("appointment_id", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

async function saveAnswer(
  trx: AnyTransaction,
  { id, version }: Selectable<CampaignRequest>,
  { by, answer, reason, now }: Pick<CampaignAnswer, "by" | "answer" | "now"> & { readonly reason: string },
): Promise<number> {
  const saved = await tablesOf<CampaignsTables>(trx)
    .updateTable("booking.campaign_request")
    .set({
      code: answer,
      version: version + 1,
      answered_by: by.staffId,
      answered_name: by.name,
      answered_at: now,
      answer_reason: reason,
    })
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return saved.version;
}

async function giveBack(
  trx: AnyTransaction,
  {
    id,
    customer_id: customerId,
    center_id: centerId,
    bay,
    starts_at: from,
    ends_at: to,
  }: Selectable<CampaignRequest>,
  now: Date,
): Promise<void> {
  await releaseBays(trx, { customerId, vehicleId: id, as: { holdUntil: now } }, now);
  if (bay !== null) await freed?.(trx, { centerId, bay, from, to });
}
