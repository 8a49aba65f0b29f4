import { visitEmailWords } from "#app/features/scheduling/visit-email-words.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { hoursInWords, momentInBrief } from "#app/i18n/dates/clock.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { promisedDay } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import { origin } from "#app/platform/config.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { campaignPriceInWords } from "../price-in-words.ts";

const requestWords = defineWords({
  campaign: { en: "Campaign", ar: "الحملة" },
  phone: { en: "We will call", ar: "نتصل على" },
  button: { en: "See the campaign", ar: "تفاصيل الحملة" },
});

/** What became of a request: it has arrived, or the center has answered it. */
export type RequestEvent = "CREA" | "CNF" | "RJD" | "CANC";

const eventWords = {
  CREA: defineWords({
    title: { en: "Your campaign request is with us", ar: "وصلنا طلبك ضمن الحملة" },
    text: {
      en: "The time is kept for you. We will call you to confirm it.",
      ar: "الموعد محجوز لك، وسنتصل بك لتأكيده.",
    },
    note: {
      en: "If you need to change something, tell us when we call, or call the service center with your reference.",
      ar: "إن أردت تغيير شيء فأخبرنا عند اتصالنا، أو اتصل بمركز الخدمة مع ذكر رقمك المرجعي.",
    },
  }),
  CNF: defineWords({
    title: { en: "Your campaign visit is confirmed", ar: "تم تأكيد موعدك ضمن الحملة" },
    text: { en: "We look forward to seeing you at this time.", ar: "نراك في الموعد." },
    note: {
      en: "If you cannot come, please call the service center with your reference.",
      ar: "إن تعذّر عليك الحضور فاتصل بمركز الخدمة مع ذكر رقمك المرجعي.",
    },
  }),
  RJD: defineWords({
    title: {
      en: "We could not confirm your campaign request",
      ar: "نعتذر، لم نتمكن من تأكيد طلبك ضمن الحملة",
    },
    text: {
      en: "The time below is no longer kept for you.",
      ar: "لم يعد الموعد المذكور محجوزاً لك.",
    },
    note: {
      en: "Please call the service center with your reference to find another time.",
      ar: "اتصل بمركز الخدمة مع ذكر رقمك المرجعي لاختيار موعد آخر.",
    },
  }),
  CANC: defineWords({
    title: { en: "Your campaign visit is canceled", ar: "أُلغي موعدك ضمن الحملة" },
    text: {
      en: "The time below is no longer kept for you.",
      ar: "لم يعد الموعد المذكور محجوزاً لك.",
    },
    note: {
      en: "If you would still like to take part, call the service center or send a new request.",
      ar: "إن كنت لا تزال ترغب في المشاركة فاتصل بمركز الخدمة أو أرسل طلباً جديداً.",
    },
  }),
};

export interface CampaignRequestNotice {
  readonly event: RequestEvent;
  readonly language: Language;
  readonly name: string | undefined;
  readonly phone: string;
  /** `price`: in whole riyals, null where it is free; undefined where content does not know it any more. */
  readonly campaign: {
    readonly name: string;
    readonly title: string;
    readonly price: number | null | undefined;
  };
  readonly center: { readonly title: string; readonly address: string; readonly timeZone: string };
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly vehicle: { readonly model: string; readonly vin: string };
  readonly reference: string;
}

/** The mail that a campaign request has arrived, or was answered. Times are those of the center's zone. */
export function campaignEmail(notice: CampaignRequestNotice): EmailContent {
  const { event, language, center, startsAt, endsAt, vehicle, reference, campaign } = notice;
  const [words, own] = [visitEmailWords.of(language), requestWords.of(language)];
  const said = eventWords[event].of(language);
  const zone = center.timeZone;
  const day = dayIn(startsAt, zone);
  return {
    language,
    subject: `${said.title} (${reference})`,
    preview: `${momentInBrief(startsAt, zone, language)} · ${center.title}`,
    title: said.title,
    name: notice.name,
    paragraphs: [said.text],
    highlight: {
      day: promisedDay(day, language),
      hours: hoursInWords([startsAt, endsAt], zone, language),
      zone: words.zone,
      isOver: event === "RJD" || event === "CANC",
    },
    facts: [
      { name: own.campaign, value: campaign.title },
      ...(campaign.price === undefined
        ? []
        : [{ name: words.price, value: campaignPriceInWords(campaign.price, language) }]),
      { name: words.where, value: withCommas([center.title, center.address], language) },
      { name: words.vehicle, value: vehicle.model, code: vehicle.vin },
      ...(event === "CREA" ? [{ name: own.phone, value: "", code: notice.phone }] : []),
      { name: words.reference, value: "", code: reference },
    ],
    button: {
      label: own.button,
      href: origin() + withLanguage(href("/offers/service/:id", { id: campaign.name }), language),
    },
    note: said.note,
  };
}
