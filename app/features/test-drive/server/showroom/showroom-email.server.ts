import { withCommas } from "#app/i18n/comma.ts";
import { promisedMoment } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { defineWords } from "#app/i18n/words.ts";
import { origin } from "#app/platform/config.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { showroomPath } from "../drives/drive-link.server.ts";
import type { DriveDetails } from "../drives/read-drives.server.ts";

const emailWords = defineWords({
  unansweredTitle: { en: "This test drive has no answer yet", ar: "لم يُرَدّ بعد على طلب تجربة القيادة" },
  soon: {
    en: "It starts within two hours, and the driver does not know whether to come. Please confirm or reject it.",
    ar: "موعدها خلال ساعتين، والعميل لا يعلم هل يحضر أم لا. يُرجى تأكيد الموعد أو رفض الطلب.",
  },
  withoutTime: {
    en: "The driver has been waiting for a time since yesterday. Please call, agree on one and choose it on the page.",
    ar: "ينتظر العميل تحديد موعد منذ أمس. يُرجى الاتصال به والاتفاق على موعد ثم اختياره في الصفحة.",
  },
  movedTitle: { en: "The driver has chosen another time", ar: "اختار العميل موعداً آخر لتجربة القيادة" },
  moved: {
    en: "This is the test drive now. A time that it had before is free for others.",
    ar: "هذه تفاصيل التجربة الآن، وأي موعد سابق لها أصبح متاحاً لغيره.",
  },
  canceledTitle: { en: "The driver has canceled the test drive", ar: "ألغى العميل تجربة القيادة" },
  canceled: {
    en: "The driver is not coming. A time that it had is free for others.",
    ar: "لن يحضر العميل، وأي موعد كان محجوزاً لها أصبح متاحاً لغيره.",
  },
  open: { en: "Open it", ar: "عرض التجربة" },
  answer: { en: "Answer it", ar: "الرد على الطلب" },
  call: { en: (phone: string) => `Call ${phone}`, ar: (phone: string) => `اتصل على ${phone}` },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  car: { en: "Car", ar: "السيارة" },
  driver: { en: "Driver", ar: "العميل" },
  when: { en: "Date and time", ar: "التاريخ والوقت" },
});

/** Why the people of a showroom read of a drive once more. */
export type ShowroomNews = "unanswered" | "moved" | "canceled";

/** A mail about a drive for the people of its showroom: that it waits for them, or what its driver has changed. */
export function showroomEmail(news: ShowroomNews, drive: DriveDetails, language: Language): EmailContent {
  const words = emailWords.of(language);
  const { reference, startsAt, timeZone, driver } = drive;
  const phone = {
    label: words.call(`\u2066${phoneInGroups(driver.phone)}\u2069`),
    href: `tel:${driver.phone}`,
  };
  const when = startsAt && promisedMoment(startsAt, timeZone, language);
  const title = words[`${news}Title`];
  const waits = startsAt === null ? words.withoutTime : words.soon;
  return {
    language,
    subject: `${title} (${reference})`,
    preview: drive.carName,
    title,
    name: undefined,
    paragraphs: [news === "unanswered" ? waits : words[news]],
    facts: [
      ...(when === null ? [] : [{ name: words.when, value: when }]),
      {
        name: words.car,
        value: withCommas([drive.carName, drive.carMarks], language),
      },
      { name: words.driver, value: `${driver.firstName} ${driver.lastName}` },
      { name: words.reference, value: "", code: reference },
    ],
    button: {
      label: news === "unanswered" ? words.answer : words.open,
      href: `${origin()}${showroomPath(drive)}?lang=${language}`,
    },
    link: phone,
  };
}
