import { visitEmailWords } from "#app/features/scheduling/visit-email-words.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { hoursInWords, momentInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { promisedDay, promisedMoment } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { defineWords } from "#app/i18n/words.ts";
import { smsParts, withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import { origin } from "#app/platform/config.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { type OpenedTime, openedTimeAddress, shortOpenedTimeAddress } from "../rules/opened-time.ts";

const mostParts = 2;

const words = defineWords({
  title: { en: "An earlier time has opened", ar: "أُتيح لك موعد أقرب" },
  text: {
    en: (until: string) =>
      `You asked us to tell you when an earlier time opens. This one is held for you until ${until}; after that we offer it to the next customer.`,
    ar: (until: string) =>
      `طلبت أن نبلغك عند توفر موعد أقرب. هذا الموعد محجوز لك حتى الساعة ${until}، وبعدها نعرضه على عميل آخر.`,
  },
  take: { en: "Take this time", ar: "اختيار هذا الموعد" },
  now: { en: "Your appointment now", ar: "موعدك الحالي" },
  noteMove: {
    en: "If it does not suit you, do nothing: your appointment stays as it is, and you stay on the waiting list.",
    ar: "إن لم يناسبك فلا داعي لأي إجراء: يبقى موعدك كما هو، وتبقى على قائمة الانتظار.",
  },
  noteBook: {
    en: "If it does not suit you, do nothing: you stay on the waiting list.",
    ar: "إن لم يناسبك فلا داعي لأي إجراء، وتبقى على قائمة الانتظار.",
  },
  sms: {
    en: (slot: string, until: string) => `Earlier service time: ${slot}. Held for you until ${until}:`,
    ar: (slot: string, until: string) => `موعد صيانة أقرب: ${slot}. محجوز لك حتى ${until}:`,
  },
});

export interface WaitingOfferNotice {
  readonly waitingId: string;
  readonly centerId: string;
  readonly language: Language;
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly until: Date;
  readonly timeZone: string;
  readonly place: { readonly title: string; readonly address: string };
  readonly services: readonly string[];
  readonly vehicle: { readonly model: string; readonly plate: string };
  /** The appointment that would be moved. */
  readonly appointment?: { readonly id: string; readonly startsAt: Date } | undefined;
}

/** The mail that offers a freed slot. Times are those of the center's zone. */
export function waitingEmail(notice: WaitingOfferNotice): EmailContent {
  const { language, startsAt, endsAt, timeZone: zone, place, services, vehicle, appointment } = notice;
  const [text, own] = [visitEmailWords.of(language), words.of(language)];
  const day = promisedDay(dayIn(startsAt, zone), language);
  const moved = appointment && {
    name: own.now,
    value: promisedMoment(appointment.startsAt, zone, language),
  };
  return {
    language,
    subject: withCommas([own.title, dayInBrief(dayIn(startsAt, zone), language)], language),
    preview: `${momentInWords(startsAt, zone, language)} · ${place.title}`,
    title: own.title,
    name: notice.name,
    paragraphs: [own.text(timeAt(notice.until, zone, language))],
    highlight: {
      day,
      hours: hoursInWords([startsAt, endsAt], zone, language),
      zone: text.zone,
      isOver: false,
    },
    facts: [
      ...(moved ? [moved] : []),
      { name: text.where, value: withCommas([place.title, place.address], language) },
      { name: text.services, value: services.join(" · ") },
      { name: text.vehicle, value: vehicle.model, code: vehicle.plate },
    ],
    button: {
      label: own.take,
      href: origin() + withLanguage(openedTimeAddress(timeOf(notice)), language),
    },
    note: appointment ? own.noteMove : own.noteBook,
  };
}

/**
 * The same in the few words of an SMS of two parts. Where the center's name would make it three, the link alone names it.
 */
export function waitingSms(notice: WaitingOfferNotice): string {
  const { language, startsAt, until, timeZone, place } = notice;
  const when = `${dayInBrief(dayIn(startsAt, timeZone), language)} ${timeAt(startsAt, timeZone, language)}`;
  const link = origin() + shortOpenedTimeAddress(timeOf(notice));
  const say = (slot: string) =>
    withPlainBlanks(`${words.of(language).sms(slot, timeAt(until, timeZone, language))} ${link}`);
  const whole = say(withCommas([when, place.title], language));
  return smsParts(whole) <= mostParts ? whole : say(when);
}

function timeOf({ waitingId, centerId, startsAt }: WaitingOfferNotice): OpenedTime {
  return { waitingId, centerId, startsAt: startsAt.toISOString() };
}
