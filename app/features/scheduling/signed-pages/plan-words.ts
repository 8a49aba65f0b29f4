import { defineWords } from "#app/i18n/words.ts";

/** Words of the pages to which the links of mails and SMS lead, whatever is planned. */
export const signedPageWords = defineWords({
  when: { en: "Date and time", ar: "التاريخ والوقت" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  change: { en: "Choose another time", ar: "اختيار موعد آخر" },
  changeTitle: { en: "Choose another time", ar: "اختيار موعد آخر" },
  chooseTitle: { en: "Choose a time", ar: "اختيار موعد" },
  timeStays: {
    en: "Your present time stays yours until you choose.",
    ar: "يبقى موعدك الحالي لك حتى تختار غيره.",
  },
  earlier: { en: "Earlier days", ar: "أيام أقرب" },
  later: { en: "Later days", ar: "أيام لاحقة" },
  chooseTime: { en: "Please choose a time.", ar: "يُرجى اختيار موعد." },
  afterMidnight: { en: "after midnight", ar: "بعد منتصف الليل" },
  calendar: { en: "Add to calendar", ar: "إضافة إلى التقويم" },
});

/** What the pages say of what is planned: a service appointment, a test drive. */
export interface PlanWords {
  readonly title: string;
  readonly where: string;
  /** In whose zone the time is meant. */
  readonly zone: string;
  readonly changedTitle: string;
  readonly changedLead: string;
  readonly canceledTitle: string;
  readonly canceledLead: string;
  readonly cancel: string;
  readonly call: string;
  readonly bookAgain: string;
  readonly back: string;
  readonly keep: string;
  readonly cancelTitle: string;
  readonly cancelLead: string;
  readonly cancelButton: string;
  readonly changeLead: (place: string) => string;
  /** Before its present time. */
  readonly now: string;
  readonly moveButton: string;
  readonly noTimes: string;
  readonly forgedLead: string;
  readonly expiredTitle: string;
  readonly expiredLead: string;
  readonly dashboard: string;
}
