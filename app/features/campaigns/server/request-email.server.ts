import { visitEmailWords } from "#app/features/scheduling/visit-email-words.ts";
import { commaIn } from "#app/i18n/comma.ts";
import { hoursInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief, dayInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import { origin } from "#app/platform/config.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";

const requestWords = defineWords({
  title: { en: "Your campaign request is with us", ar: "وصلنا طلبك ضمن الحملة" },
  text: {
    en: "The time is kept for you. We will call you to confirm it.",
    ar: "الموعد محفوظ لك، وسنتصل بك لتأكيده.",
  },
  campaign: { en: "Campaign", ar: "الحملة" },
  phone: { en: "We will call", ar: "نتصل على" },
  button: { en: "See the campaign", ar: "تفاصيل الحملة" },
  note: {
    en: "If you need to change something, tell us when we call, or call the service center with your reference.",
    ar: "إن أردت تغيير شيء فأخبرنا عند اتصالنا، أو اتصل بمركز الخدمة مع ذكر رقمك المرجعي.",
  },
});

export interface CampaignRequestNotice {
  readonly language: Language;
  readonly name: string | undefined;
  readonly phone: string;
  readonly campaign: { readonly name: string; readonly title: string };
  readonly center: { readonly title: string; readonly address: string; readonly timeZone: string };
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly vehicle: { readonly model: string; readonly vin: string };
  readonly reference: string;
}

/** The mail that a campaign request has arrived. Times are those of the center's zone. */
export function campaignEmail(notice: CampaignRequestNotice): EmailContent {
  const { language, center, startsAt, endsAt, vehicle, reference, campaign } = notice;
  const [words, own] = [visitEmailWords.of(language), requestWords.of(language)];
  const zone = center.timeZone;
  const day = dayIn(startsAt, zone);
  return {
    language,
    subject: `${own.title} (${reference})`,
    preview: `${dayInBrief(day, language)}${commaIn[language]} ${timeAt(startsAt, zone, language)} · ${center.title}`,
    title: own.title,
    name: notice.name,
    paragraphs: [own.text],
    highlight: {
      day: dayInWords(day, language),
      hours: hoursInWords([startsAt, endsAt], zone, language),
      zone: words.zone,
      isOver: false,
    },
    facts: [
      { name: own.campaign, value: campaign.title },
      { name: words.where, value: `${center.title}${commaIn[language]} ${center.address}` },
      { name: words.vehicle, value: vehicle.model, code: vehicle.vin },
      { name: own.phone, value: "", code: notice.phone },
      { name: words.reference, value: "", code: reference },
    ],
    button: {
      label: own.button,
      href: origin() + withLanguage(href("/offers/service/:id", { id: campaign.name }), language),
    },
    note: own.note,
  };
}
