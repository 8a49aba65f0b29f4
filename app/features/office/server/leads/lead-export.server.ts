import { Readable } from "node:stream";
import { Hono } from "hono";
import type * as z from "zod/mini";
import { exportLeads, type LeadLine } from "#app/features/leads/staff-leads.server.ts";
import { leadKindWords, leadStateWords, lostReasonWords } from "#app/features/leads/staff-words.ts";
import { mayDo, placesOf } from "#app/features/staff/rules/permissions.ts";
import { recordAudit } from "#app/features/staff/staff.server.ts";
import { dayIn, timeIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { leadFilter } from "../../calls/leads/lead-calls.ts";
import { csvRow } from "../../rules/csv.ts";
import { refuseForeign, requireSession } from "../guard.server.ts";
import type { OfficeContext, OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";
import { leadExportWords } from "./lead-export-words.ts";
import { leadNames } from "./lead-names.server.ts";
import { leadFilterOf } from "./lead-rows.server.ts";

/** The leads of a filter as a file. It is written down before the first line leaves. */
export const leadExport = new Hono<OfficeEnv>()
  .use(refuseForeign, requireSession)
  .get("/leads.csv", async (context) => {
    const { session, language } = context.var;
    if (!isWithinLimit("office", session.sessionId, config.limits.requestsPerMinute))
      return refusalAnswer(context, "too-many-requests");
    if (!mayDo(session.member.grants, "lead.export")) return refusalAnswer(context, "not-allowed");
    const { lang: _, ...query } = context.req.query();
    const wanted = leadFilter.safeParse(query);
    if (!wanted.success) return refusalAnswer(context, "invalid-input");
    await writeAudit(context, wanted.data);
    const at = now();
    const places = placesOf(session.member.grants, "lead.export");
    const filter = { ...leadFilterOf(wanted.data, { places, staffId: session.member.id }), now: at };
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("X-Content-Type-Options", "nosniff");
    context.header(
      "Content-Disposition",
      `attachment; filename="leads-${dayIn(at, config.importer.zone)}.csv"`,
    );
    const rows = rowsOf(exportLeads(filter), language, await leadNames(language));
    return context.body(Readable.toWeb(Readable.from(encoded(rows))) as ReadableStream);
  });

function writeAudit(context: OfficeContext, wanted: z.output<typeof leadFilter>): Promise<void> {
  const { session, requestId } = context.var;
  const { id: staffId, name } = session.member;
  return inTransaction<unknown, void>(async (trx) => {
    await recordAudit(trx, {
      by: { staffId, name },
      deviceId: session.deviceId,
      deed: "export-leads",
      record: { type: "lead-list", id: "export", place: wanted.place },
      reason: JSON.stringify(wanted),
      requestId,
      via: "export",
    });
  });
}

async function* encoded(rows: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const row of rows) yield encoder.encode(row);
}

/** The byte order mark tells table programs that the names are in Unicode. */
async function* rowsOf(
  leads: AsyncIterable<LeadLine>,
  language: Language,
  names: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(Object.values(leadExportWords.of(language)))}`;
  for await (const lead of leads) yield csvRow(Object.values(cellsOf(lead, language, names)));
}

type Cells = Record<keyof ReturnType<typeof leadExportWords.of>, string | null>;

function cellsOf(lead: LeadLine, language: Language, names: Readonly<Record<string, string>>): Cells {
  const { model, offerId, vehicleNo, campaignTitle, company } = lead.about;
  const lostReasons = lostReasonWords.of(language) as Readonly<Record<string, string>>;
  const called = (key: string | null) => key && (ownValue(names, key) ?? key);
  return {
    received: moment(lead.createdAt),
    kind: leadKindWords.of(language)[lead.kind],
    state: leadStateWords.of(language)[lead.state],
    name: lead.name,
    mobile: lead.phone,
    email: lead.email,
    language: lead.language,
    about: [called(model), called(offerId), vehicleNo, campaignTitle, company]
      .filter((part) => part !== null && part !== "")
      .join(" · "),
    location: lead.location,
    owner: lead.owner?.name ?? null,
    due: moment(lead.dueAt),
    answered: moment(lead.answeredAt),
    lostReason: lead.lostReason && (ownValue(lostReasons, lead.lostReason) ?? lead.lostReason),
    id: lead.id,
  };
}

function moment(at: Date | null): string | null {
  const { zone } = config.importer;
  return at && `${dayIn(at, zone)} ${timeIn(at, zone)}`;
}
