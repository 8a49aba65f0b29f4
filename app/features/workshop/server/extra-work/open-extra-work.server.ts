import { messageLanguageFor } from "#app/features/account/account.server.ts";
import { readCenter } from "#app/features/scheduling/scheduling.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { ExtraWorkState } from "../../rules/extra-work.ts";
import type { WorkshopTables } from "../../tables.ts";
import { readToken } from "./extra-work-link.server.ts";
import { linesOf, type StoredWork } from "./extra-work-rows.server.ts";

/** A proposal as its link opens it. */
export interface OpenedWork {
  readonly id: string;
  readonly language: Language;
  readonly work: StoredWork;
  readonly reference: string;
  readonly center: { readonly name: string; readonly phone: string; readonly zone: string };
}

/**
 * What a token opens, in the requested language or that of messages to the customer. Refuses what is not signed for the present
 * wording (`forged`), and what is over: after 48 hours, withdrawn, or, unanswered, with its visit.
 */
export async function openExtraWork(
  token: string,
  requested: string | undefined,
  now: Date,
): Promise<Result<OpenedWork, "forged" | "expired">> {
  const signed = readToken(token);
  const row = signed && (await rowOf(signed.number));
  if (row === undefined || !signed?.isFor(row)) return refuse("forged");
  const { reference, language: own, customer_id: customerId, ...work } = row;
  const isUnanswered = work.state === "proposed";
  if (work.state === "withdrawn" || work.expires_at <= now) return refuse("expired");
  if (isUnanswered && work.ended_at !== null) return refuse("expired");
  const language = isLanguage(requested) ? requested : await messageLanguageFor(customerId, own);
  const center = await readCenter(work.center_id);
  return succeed({
    ...{ id: work.id, language, reference },
    work: { ...work, lines: linesOf(work.lines), state: work.state as ExtraWorkState },
    center: { name: center[`name_${language}`], phone: center.phone, zone: center.time_zone },
  });
}

function rowOf(number: number) {
  return database<WorkshopTables>()
    .selectFrom("workshop.extra_work as work")
    .innerJoin("workshop.visit as visit", "visit.appointment_id", "work.appointment_id")
    .selectAll("work")
    .select(["visit.center_id", "visit.ended_at", "visit.reference", "visit.language", "visit.customer_id"])
    .where("work.number", "=", number)
    .executeTakeFirst();
}
