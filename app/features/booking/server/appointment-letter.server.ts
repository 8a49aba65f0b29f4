import { html } from "hono/html";
import { dayIn, dayInWords, timeIn } from "#app/i18n/dates.ts";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AppointmentDetails } from "../activity-calls.ts";

const words = defineWords({
  hello: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `مرحباً ${name}،` },
  confirmedSubject: {
    en: (reference: string) => `Your service appointment is confirmed (${reference})`,
    ar: (reference: string) => `تم تأكيد موعد الصيانة (${reference})`,
  },
  requestedSubject: {
    en: (reference: string) => `We received your service request (${reference})`,
    ar: (reference: string) => `استلمنا طلب موعد الصيانة (${reference})`,
  },
  confirmedText: {
    en: "Your appointment is confirmed. We look forward to seeing you.",
    ar: "تم تأكيد موعدك، ويسعدنا استقبالك.",
  },
  changedSubject: {
    en: (reference: string) => `Your service appointment has changed (${reference})`,
    ar: (reference: string) => `تم تعديل موعد الصيانة (${reference})`,
  },
  canceledSubject: {
    en: (reference: string) => `Your service appointment is canceled (${reference})`,
    ar: (reference: string) => `تم إلغاء موعد الصيانة (${reference})`,
  },
  changedText: {
    en: "We have made the change. This is your appointment now.",
    ar: "أجرينا التعديل المطلوب، وهذه تفاصيل موعدك الآن.",
  },
  changedRequestText: {
    en: "We have made the change. The new time is reserved for you, and the service center will confirm it shortly.",
    ar: "أجرينا التعديل المطلوب. الموعد الجديد محجوز لك، وسيؤكده مركز الخدمة قريباً.",
  },
  canceledText: {
    en: "As you asked, we have canceled this appointment. You can book another one at any time.",
    ar: "ألغينا هذا الموعد بناءً على طلبك، ويمكنك حجز موعد آخر متى شئت.",
  },
  requestedText: {
    en: "Your request has reached the service center. The time is reserved for you, and we will confirm it shortly.",
    ar: "وصل طلبك إلى مركز الخدمة. الموعد محجوز لك، وسنؤكده لك قريباً.",
  },
  when: { en: "Date and time", ar: "التاريخ والوقت" },
  where: { en: "Service center", ar: "مركز الخدمة" },
  vehicle: { en: "Plate number", ar: "رقم اللوحة" },
  services: { en: "Services", ar: "الخدمات" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  dashboard: { en: "Open my dashboard", ar: "الانتقال إلى لوحة حسابي" },
});

/** What is told: the first time what was booked, later what became of it. */
export type News = "booked" | "changed" | "canceled";
export interface AppointmentLetter {
  readonly news: News;
  readonly firstName: string;
  readonly plate: string;
  readonly appointment: AppointmentDetails;
  readonly language: Language;
}

/** A mail about an appointment. Times are those of the centre's zone. */
export async function writeLetter(
  letter: AppointmentLetter,
): Promise<{ subject: string; html: string; text: string }> {
  const { appointment, language, firstName, plate, news } = letter;
  const {
    reference,
    schedStartTime: start,
    schedEndTime: end,
    locationInfo: place,
    timeZone: zone,
  } = appointment;
  const text = words.of(language);
  const [subjectOf, lead] = opening(news, appointment.code === "CNF", language);
  const subject = subjectOf(reference);
  const services = appointment.serviceAppointmentAdditionalData.serviceList.map(
    ({ description }) => description,
  );
  const times = `${timeIn(start, zone)}–${timeIn(end, zone)}`;
  const facts: Fact[] = [
    { name: text.when, value: dayInWords(dayIn(start, zone), language), code: times },
    { name: text.where, value: `${place.title} · ${place.address}` },
    { name: text.services, value: services.join(" · ") },
    { name: text.vehicle, value: "", code: plate },
    { name: text.reference, value: "", code: reference },
  ];
  const href = `${origin()}/dashboard?lang=${language}`;
  const lines = facts.map(({ name, value, code }) => `${name}: ${[value, code].filter(Boolean).join(" ")}`);
  const plain = [text.hello(firstName), "", lead, "", ...lines, "", href, "", brandName(language)].join("\n");
  const page = letterHtml({
    language,
    subject,
    hello: text.hello(firstName),
    lead,
    facts,
    href,
    button: text.dashboard,
  });
  return { subject, text: plain, html: String(await page) };
}

function opening(
  news: News,
  isConfirmed: boolean,
  language: Language,
): [(reference: string) => string, string] {
  const text = words.of(language);
  if (news === "canceled") return [text.canceledSubject, text.canceledText];
  if (news === "changed")
    return [text.changedSubject, isConfirmed ? text.changedText : text.changedRequestText];
  return isConfirmed
    ? [text.confirmedSubject, text.confirmedText]
    : [text.requestedSubject, text.requestedText];
}

/** `code` is set apart and always read from left to right: times, plates, references. */
interface Fact {
  readonly name: string;
  readonly value: string;
  readonly code?: string;
}
interface Page {
  readonly language: Language;
  readonly subject: string;
  readonly hello: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
  readonly href: string;
  readonly button: string;
}

/** Styled inline, as mail clients need it. */
function letterHtml({ language, subject, hello, lead, facts, href, button }: Page) {
  const { colors } = config.served;
  const paragraph = "margin:0 0 16px";
  const rows = facts.map(
    ({ name, value, code = "" }) => html`<tr>
<th scope="row" style="padding:8px 0;padding-inline-end:24px;color:#46565d;font-weight:normal;text-align:start;vertical-align:top;white-space:nowrap">${name}</th>
<td style="padding:8px 0;font-weight:bold">${value} <bdi dir="ltr">${code}</bdi></td></tr>`,
  );
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f2ea;color:${colors.ink};font:16px/1.65 'Segoe UI',Tahoma,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:40px 32px;background:#ffffff;border:1px solid #e4dccf;border-radius:6px">
<p style="margin:0 0 32px;font-weight:bold;font-size:18px">${brandName(language)}</p>
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.35">${subject}</h1>
<p style="${paragraph}">${hello}</p>
<p style="${paragraph}">${lead}</p>
<table style="border-collapse:collapse;width:100%">${rows}</table>
<p style="margin:28px 0 0"><a href="${href}" target="_top" style="display:inline-block;padding:14px 24px;background:${colors.accent};color:#ffffff;font-weight:bold;text-decoration:none;border-radius:4px">${button}</a></p>
</div>
</body>
</html>`;
}

function brandName(language: Language): string {
  return config.served.name[language];
}
