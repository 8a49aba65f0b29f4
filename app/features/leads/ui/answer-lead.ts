import { type ActionFunctionArgs, data, redirect } from "react-router";
import * as z from "zod/mini";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { valuesIn } from "#app/ui/form/form-values.ts";
import type { Answered } from "#app/ui/form/use-form.ts";
import { createLeadCall, type LeadBody, leadBodies } from "../calls.ts";
import { fieldsOf, formNameOf, leadBody, problemsOfLead } from "./lead-fields.ts";
import { refusedLead } from "./send-lead.ts";
import { thanksPath } from "./thanks-path.ts";
import { utmOf } from "./visit.ts";

/** A form that was not taken, as its page shows it again. */
export interface AnsweredLead extends Answered {
  /** Its name. */
  readonly form: string;
}

const mark = z.optional(z.string().check(z.maxLength(80)));
const sentAs = z.object({
  subject: z.object({
    kind: z.enum(Object.keys(leadBodies) as [LeadBody["kind"], ...LeadBody["kind"][]]),
    offerId: mark,
    campaignId: mark,
    model: mark,
    vehicleNo: mark,
    calculator: z.optional(z.unknown()),
  }),
  thanks: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
});

/**
 * Takes the form of a page that was sent without scripts: what is wrong stands at its fields, on the same page with what
 * was filled in; a lead that is saved leads to the page that thanks. The same form sent twice on a day is one lead.
 */
export async function answerLead({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  const sent = await request.formData();
  const read = sentAs.safeParse(parseJson(String(sent.get("form"))));
  if (!read.success) throw data(null, { status: 400 });
  const { subject, thanks } = read.data as { subject: Parameters<typeof formNameOf>[0]; thanks: string };
  const fields = fieldsOf(subject.kind);
  const values = valuesIn(sent, [...fields, "website"]);
  const answered = { form: formNameOf(subject), values };
  const problems = problemsOfLead(values, subject);
  if (Object.keys(problems).length > 0) return data({ ...answered, problems }, { status: 422 });
  const { pathname } = new URL(request.url);
  const body = leadBody(values, subject, { page: pathname, utm: utmOf(request.url) }) as LeadBody;
  const { language, fetch } = site;
  const idempotencyKey = await keyOf(body, site);
  const reply = await callApi(createLeadCall, { body, idempotencyKey, language, fetch });
  if (reply.ok) throw redirect(thanksPath(thanks, { id: reply.data.id, mayConfirm: true }, language), 303);
  return data({ ...answered, ...refusedLead(reply, fields, language) }, { status: reply.status || 503 });
}

/** The page is cached and can bring no key of its own: the same content on the same day is the same request. */
async function keyOf(body: LeadBody, { now, language }: Site): Promise<string> {
  const content = JSON.stringify([now().toISOString().slice(0, 10), language, body]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return `form-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
