import { Hono } from "hono";
import { exportLeads, type LeadLine } from "#app/features/leads/staff-leads.server.ts";
import { leadKindWords, leadStateWords, lostReasonWords } from "#app/features/leads/staff-words.ts";
import { mayDo, placesOf } from "#app/features/staff/rules/permissions.ts";
import { dayIn, timeIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { cleanTexts } from "#app/lib/text/clean-text.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { leadFilter } from "../../calls/leads/lead-calls.ts";
import { personOfLead } from "../answer-office.server.ts";
import { writeRefusal } from "../audit/write-audit.server.ts";
import { csvFile } from "../csv-file.server.ts";
import { limitRequests, refuseForeign, requireSession } from "../guard.server.ts";
import { leadNames } from "../names/lead-names.server.ts";
import { namesInLanguage } from "../names/names-in-language.server.ts";
import type { OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";
import { leadExportWords } from "./lead-export-words.ts";
import { leadFilterOf } from "./lead-rows.server.ts";

const exportCall = { id: "export-leads", method: "GET", path: "/export/leads.csv" } as const;
const pageSize = 200;

/** The leads of a filter as a file. Whose they are is written down before their lines leave. */
export const leadExport = new Hono<OfficeEnv>()
  .use(refuseForeign, requireSession, limitRequests)
  .get("/leads.csv", async (context) => {
    const { session, language } = context.var;
    const at = now();
    if (!mayDo(session.member.grants, "lead.export")) {
      await writeRefusal(context, exportCall, { code: "not-allowed", now: at });
      return refusalAnswer(context, "not-allowed");
    }
    const { lang: _, ...query } = context.req.query();
    const wanted = leadFilter.safeParse(cleanTexts(query));
    if (!wanted.success) return refusalAnswer(context, "invalid-input");
    const places = placesOf(session.member.grants, "lead.export");
    const filter = { ...leadFilterOf(wanted.data, { places, staffId: session.member.id }), now: at };
    return csvFile(context, {
      name: "leads",
      deed: exportCall.id,
      heads: Object.values(leadExportWords.of(language)),
      pages: inPages(exportLeads(filter), pageSize),
      linesOf: (page) => linesOf(page, language),
      noteOf: (page) => ({
        record: { type: "lead-list", id: "export", place: wanted.data.place },
        people: page.map(personOfLead),
        records: page.length,
        reason: JSON.stringify(wanted.data),
      }),
    });
  });

async function* inPages<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

type Cells = Record<keyof ReturnType<typeof leadExportWords.of>, string | null>;

async function linesOf(page: readonly LeadLine[], language: Language) {
  const names = await leadNames(language);
  const leads = await namesInLanguage(page, language);
  return leads.map((lead) => Object.values(cellsOf(lead, language, names)));
}

function cellsOf(lead: LeadLine, language: Language, names: ReadonlyMap<string, string>): Cells {
  const { model, offerId, vehicleNo, campaignTitle, company } = lead.about;
  const lostReasons = lostReasonWords.of(language) as Readonly<Record<string, string>>;
  const named = (id: string | null) => id && (names.get(id) ?? id);
  return {
    received: moment(lead.createdAt),
    kind: leadKindWords.of(language)[lead.kind],
    state: leadStateWords.of(language)[lead.state],
    name: lead.name,
    mobile: lead.phone,
    email: lead.email,
    language: lead.language,
    about: [named(model), named(offerId), vehicleNo, campaignTitle, company]
      .filter((part) => part !== null && part !== "")
      .join(" · "),
    location: named(lead.location),
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
