import { defineWords } from "#app/i18n/words.ts";

/** What stands on paper. */
export const sheetWords = defineWords({
  day: { en: "Appointments of the day", ar: "مواعيد اليوم" },
  list: { en: "Appointments", ar: "المواعيد" },
  week: { en: "Capacity of the week", ar: "سعة الأسبوع" },
  printed: { en: (moment: string) => `Printed ${moment}`, ar: (moment: string) => `طُبعت ${moment}` },
  counted: {
    en: (count: number) => (count === 1 ? "1 appointment" : `${count} appointments`),
    ar: (count: number) => `عدد المواعيد: ${count}`,
  },
  ofDay: { en: "Of this day", ar: "مواعيد هذا اليوم" },
  plate: { en: "Plate", ar: "اللوحة" },
  model: { en: "Model", ar: "الطراز" },
  notes: { en: "Notes", ar: "ملاحظات" },
  hours: { en: "Hours", ar: "الساعات" },
  taken: { en: "Taken", ar: "محجوز" },
  free: { en: "Free", ar: "متاح" },
  outOfUse: { en: "Out of use", ar: "خارج الخدمة" },
  reason: { en: "Reason", ar: "السبب" },
  more: { en: "There are more than stand here.", ar: "توجد مواعيد أخرى لم تُدرج هنا." },
});
