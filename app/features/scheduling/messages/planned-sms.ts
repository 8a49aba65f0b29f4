import { withCommas } from "#app/i18n/comma.ts";
import { momentInBrief } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { smsParts, withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import type { PlannedTime } from "./planned-email.ts";

interface PlannedSms {
  readonly language: Language;
  /** Who writes. */
  readonly brand: string;
  /** What happened, as "your service appointment is confirmed". */
  readonly what: string;
  /** Opens it without signing in; undefined where it is over. */
  readonly link: string | undefined;
}

const mostParts = 2;

/** An SMS of two parts about something planned. Where the place's name has no room, the link says it. */
export function plannedSms(planned: PlannedTime, { language, brand, what, link }: PlannedSms): string {
  const { reference, start, timeZone: zone, place } = planned;
  const said = withPlainBlanks(`${brand}: ${what}. ${momentInBrief(start, zone, language)}`);
  const whole = `${withCommas([said, place.title], language)}. ${reference}`;
  if (link === undefined) return whole;
  return smsParts(`${whole} ${link}`) <= mostParts ? `${whole} ${link}` : `${said}. ${reference} ${link}`;
}
